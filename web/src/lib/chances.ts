// What a coach says of choices: which of them are worth a line.

/** A choice in words, with the chance to win after it. */
export interface Chance {
  text: string;
  chance: number;
  chosen?: boolean;
}

/** The best of them. Those that read the same are one, with the better chance; what was chosen is always among them. */
export function best(all: Chance[], most: number): Chance[] {
  const found = new Map<string, Chance>();
  for (const it of all) {
    const twin = found.get(it.text) ?? it;
    found.set(it.text, { text: it.text, chance: Math.max(it.chance, twin.chance), chosen: Boolean(it.chosen || twin.chosen) });
  }
  const sorted = [...found.values()].sort((a, b) => b.chance - a.chance), rest = sorted.slice(most - 1);
  return [...sorted.slice(0, most - 1), ...[...rest.filter((it) => it.chosen), ...rest].slice(0, 1)];
}

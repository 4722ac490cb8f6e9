// Phrases: keys of the catalogues, their arguments, things with ids.
import type { Phrase, Seat, Thing } from "../wire";

export type Noun = Seat | Thing | Phrase;
export type Argument = NonNullable<Phrase["args"]>[string];

/** A name by which a seat or thing is found on the page and among the targets of choices. */
export const nameOf = (it: Seat | Thing): string => (it.is === "seat" ? `seat-${it.number}` : `${it.kind}-${it.id}`);

export const isTarget = (it: unknown): it is Seat | Thing =>
  typeof it === "object" && it !== null && "is" in it && (it.is === "seat" || it.is === "thing");

/** The seats and things that a phrase speaks of, in order. */
export function targets(it: Phrase): (Seat | Thing)[] {
  return Object.values(it.args ?? {}).flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isTarget);
}

/** All that a phrase speaks of, in phrases inside it too. */
export function mentioned(it: Phrase): string[] {
  const inner = Object.values(it.args ?? {}).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return inner.flatMap((each) => {
    if (isTarget(each)) return [nameOf(each)];
    return typeof each === "object" ? mentioned(each) : [];
  });
}

/** A phrase in which things are called by others that stand for them: dice by what they show. */
export function instead(it: Phrase, others: Map<string, Noun>): Phrase {
  const other = (value: Noun): Noun => (value.is === "phrase" ? instead(value, others) : others.get(nameOf(value)) ?? value);
  const turned = (value: Argument): Argument => (Array.isArray(value) ? value.map(other) : typeof value === "object" ? other(value) : value);
  return { ...it, args: Object.fromEntries(Object.entries(it.args ?? {}).map(([name, value]) => [name, turned(value)])) };
}

/** What the dice of a scene show. */
export function facesIn(scene: unknown): Map<string, Thing> {
  const dice = (scene as { dice?: { die?: Thing; face?: Thing }[] } | null)?.dice;
  return new Map((Array.isArray(dice) ? dice : []).flatMap(({ die, face }) => (die && face ? [[nameOf(die), face] as const] : [])));
}

// Tables in a list: whose turn it is, and the one line that says how a table stands.
import type { Summary } from "../wire";

/** A message of the app's catalogue, and what to put into it; names are yet to be listed. */
export interface Line {
  key: string;
  args: Record<string, number | string | string[]>;
}

export const isMyTurn = (table: Summary): boolean => table.status === "playing" && table.you !== null && table.asked.includes(table.you);

/** One of my own tables. */
export function standing(table: Summary): Line {
  if (table.status === "waiting") return seated(table);
  if (table.status === "over") return result(table) ?? others(table);
  const [next] = table.asked;
  if (table.status !== "playing" || next === undefined || isMyTurn(table)) return others(table);
  if (table.asked.length > 1) return { key: "several-are-asked", args: {} };
  return { key: "turn-of", args: { name: nameAt(table, next) } };
}

/** A table that waits for somebody: whose it is, if anybody sits there already. */
export const waiting = (table: Summary): Line => (table.host === null ? seated(table) : { key: "table-of", args: { name: nameAt(table, table.host) } });

/** Who else is at a table. */
export function others(table: Summary): Line {
  const names = table.places.flatMap((place, seat) => (seat !== table.you && place.name ? [place.name] : []));
  return { key: "with-names", args: { names } };
}

const nameAt = (table: Summary, seat: number): string => table.places[seat]?.name ?? "";
const seated = ({ places, seats }: Summary): Line => ({ key: "sit-of", args: { number: places.filter((place) => place.name !== null).length, seats } });

/** How it has ended for me, if that is known: servers of an older version did not write it down. */
function result({ you, points, shares }: Summary): Line | null {
  if (you === null || !points || !shares) return null;
  const share = shares[you] ?? 0, args = { points: points[you] ?? 0 };
  return { key: share === 1 ? "you-won-with" : share > 0 ? "you-shared-with" : "you-had", args };
}

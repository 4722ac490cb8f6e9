// What travels between server and page: keys of the catalogues, their arguments, things with ids.

export interface Seat {
  is: "seat";
  number: number;
}

export interface Thing {
  is: "thing";
  kind: string;
  id: number | string;
  args?: Record<string, Argument>;
}

export interface Phrase {
  is: "phrase";
  key: string;
  args?: Record<string, Argument>;
  fleeting?: boolean;
  rules?: string[];
}

export type Noun = Seat | Thing | Phrase;
export type Argument = number | string | Noun | Noun[];

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

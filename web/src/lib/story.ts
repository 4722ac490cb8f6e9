// The story: what happened, a line for what one seat did, told from the entries of the log.
import type { Phrase } from "../wire";
import type { Entry } from "./live.svelte";
import { instead, isTarget, mentioned, type Argument, type Noun } from "./phrases";
import type { Part, Words } from "./words.svelte";

export interface Line {
  key: string;
  seat: number | null;
  parts: Part[];
  speaksOf: string[];
}

const DICE = "abcde"; // as they are called elsewhere
const MOST_IN_LINE = 3; // events of one seat that are told together
const ENTRY_WORDS: Partial<Record<Entry["is"], string>> = { stand: "story-stands", undo: "story-undoes", back: "story-back" };

/** Lines of the story, oldest first; chat is not among them. */
export function lines(story: Entry[], words: Words): Line[] {
  const undone = new Set<number>();
  for (const [at, entry] of story.entries()) if (entry.is === "undo") undone.add(lastAct(story, at, entry.seat));
  const faces = new Map<string, Noun>();
  return story.flatMap((entry, at) => (undone.has(at) ? [] : told(entry, words, faces)));
}

function lastAct(story: Entry[], before: number, seat: number): number {
  for (let at = before - 1; at >= 0; at--) {
    const entry = story[at]!;
    if (entry.is === "act" && entry.seat === seat) return at;
  }
  return -1;
}

/** Whose doing it is, if it is somebody's. */
const seatOf = (entry: Entry): number | null => ("seat" in entry ? entry.seat : null);

function told(entry: Entry, words: Words, faces: Map<string, Noun>): Line[] {
  const events = (entry.events ?? []).filter((event) => !event.fleeting);
  if (events.length) return byWhom(events, seatOf(entry)).map(([seat, some], number) => line(`${entry.v}.${number}`, seat, some, words, faces));
  const phrase = said(entry);
  return phrase ? [line(String(entry.v), seatOf(entry), [phrase], words, faces)] : [];
}

/** On the page dice have no names: who rolls one again is said to roll what it showed. */
function called(event: Phrase, faces: Map<string, Noun>): Phrase {
  const shown: Argument | undefined = event.args?.["faces"];
  if (Array.isArray(shown)) for (const [number, face] of shown.entries()) faces.set(`die-${DICE[number]}`, face);
  return instead(event, faces);
}

/** Events one after the other, those of the same seat together. */
function byWhom(events: Phrase[], first: number | null): [number | null, Phrase[]][] {
  const found: [number | null, Phrase[]][] = [];
  for (const event of events) {
    const who = event.args?.["who"], seat = isTarget(who) && who.is === "seat" ? who.number : null;
    const last = found.at(-1);
    const goesOn = last && last[1].length < MOST_IN_LINE && (seat === null || seat === last[0] || last[0] === null);
    if (goesOn) last[1].push(event);
    else found.push([seat ?? (last ? null : first), [event]]);
  }
  return found;
}

function said(entry: Entry): Phrase | null {
  const who = { is: "seat", number: seatOf(entry) ?? 0 } as const;
  if (entry.is === "sit") return { is: "phrase", key: "story-sits", args: { who, bot: entry.bot ? "yes" : "no" } };
  if (entry.is === "away") return { is: "phrase", key: entry.left ? "story-left" : "story-away", args: { who } };
  const key = ENTRY_WORDS[entry.is];
  return key ? { is: "phrase", key, args: { who } } : null;
}

/** Several sentences as one. */
export const together = (events: Phrase[], words: Words): Part[] =>
  events.flatMap((event, number) => [...(number ? [{ text: " ", strong: false }] : []), ...words.parts(event)]);

const line = (key: string, seat: number | null, events: Phrase[], words: Words, faces: Map<string, Noun>): Line => ({
  key,
  seat,
  parts: together(events.map((event) => called(event, faces)), words),
  speaksOf: events.flatMap(mentioned),
});

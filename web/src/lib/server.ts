// The HTTP side of the server: games, people, tables, and games that are over.
import type { Phrase, Thing } from "./phrases";
import { remember, remembered } from "./settings.svelte";

export interface Option {
  name: string;
  help: string;
  default: number | string;
  choices?: (number | string)[];
  words?: Record<string, string>; // for those that are words
  names_seat?: boolean; // numbers are seats
  least?: number;
  most?: number;
}

export interface Game {
  id: string;
  title: string;
  tagline: string;
  designers: string;
  publisher: string;
  min_seats: number;
  max_seats: number;
  secrets: boolean;
  options: Record<string, Option>;
  languages: string[];
}

export interface Place {
  name: string | null;
  bot: string | null;
  away: boolean;
  left: boolean;
  muted: boolean;
  adds: string | null;
}

export interface Table {
  id: string;
  game: string;
  seats: number;
  options: Record<string, number | string>;
  pace: "live" | "mail";
  clock: number;
  window: number;
  public: boolean;
  spectators: boolean;
  chat: boolean;
  coach: boolean;
  practice: boolean;
  status: "waiting" | "playing" | "over" | "stuck";
  version: number;
  host: number | null;
  places: Place[];
  fairness: { algorithm: string; promise: string; seed?: string };
  rematch: string | null;
  points?: number[];
  shares?: number[];
  you?: number | null;
  asked?: number[];
}

export interface Charter {
  game: string;
  chairs: string[];
  options?: Record<string, number | string>;
  public?: boolean;
  pace?: "live" | "mail";
  clock?: number;
  spectators?: boolean;
  coach?: boolean;
  bot_pace?: number;
  start?: { save: unknown; step: number };
}

export interface Moment {
  step: number;
  actor: number; // a seat, or below 0: chance, or nobody any more
  turn: number; // whose turn it is
  scene: unknown;
  events: Phrase[];
  between?: unknown[]; // on what eyes rest on the way to it
}

/** A finished game as it is kept: the log, and all that is needed to check its dice. */
export interface Kept {
  format: string;
  table: string;
  names: (string | null)[];
  save: { game: string; seats: number; options: Record<string, number | string>; log: number[]; players?: string[] };
  fairness: { algorithm: string; promise: string; adds: string[]; seed: string };
  chance: Drawn;
  points: number[];
  shares: number[];
}

/** What chance drew from, one drawing after the other. */
export interface Drawn {
  lots: [outcome: number, weight: number][][];
  drawn: [step: number, turn: number, lot: number][];
  outcomes: Record<string, Phrase | Thing>;
}

export interface Decision {
  step: number;
  seat: number;
  action: number;
  best: number;
  cost: number;
  exact: boolean;
  chances: Record<string, number | null>;
  phrases: Record<string, Phrase>;
}

/** What the server has refused: a stable code, and the phrase that says why. */
export class Refused extends Error {
  constructor(readonly code: string, message: string, readonly phrase: Phrase | null) {
    super(message);
  }
}

async function asked<T>(path: string, body?: unknown, token = remembered("token")): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}`, init);
  const answered = (await answer.json()) as T & { code?: string; message?: string; phrase?: Phrase };
  if (!answer.ok) throw new Refused(answered.code ?? "server-error", answered.message ?? "", answered.phrase ?? null);
  return answered;
}

/** Somebody new. */
export const newPerson = async (): Promise<string> => (await asked<{ token: string }>("people", {}, null)).token;

/** This browser's person, made when first needed. */
export async function person(): Promise<string> {
  const token = remembered("token") ?? (await newPerson());
  remember("token", token);
  return token;
}

/** What a person adds to the dice: 32 hexadecimal digits of this browser's own. */
export const contribution = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const cards = new Map<string, Promise<Game[]>>();

/** The games, in their own words. */
export function games(lang: string): Promise<Game[]> {
  const found = cards.get(lang) ?? asked<Game[]>(`games?lang=${lang}`);
  cards.set(lang, found);
  void found.catch(() => cards.delete(lang)); // whoever asks again may be answered
  return found;
}

export const openTables = (): Promise<Table[]> => asked("tables");
export const myTables = async (): Promise<Table[]> => (remembered("token") ? asked<Table[]>("tables/mine") : []);
export const table = (id: string): Promise<Table> => asked(`tables/${id}`);

export async function found(charter: Charter): Promise<Table> {
  await person();
  return asked("tables", charter);
}

export async function join(id: string, name: string, seat: number | null = null, token?: string): Promise<number> {
  const who = token ?? (await person()), adds = contribution();
  const body = { name, adds, ...(seat === null ? {} : { seat }) };
  remember(`fair.${id}`, JSON.stringify({ promise: (await table(id)).fairness.promise, adds }));
  return (await asked<{ seat: number }>(`tables/${id}/join`, body, who)).seat;
}

export const invite = (id: string, seat: number): Promise<Table> => asked(`tables/${id}/invite`, { seat });
export const begin = (id: string): Promise<Table> => asked(`tables/${id}/begin`, {});
export const leave = (id: string): Promise<Table> => asked(`tables/${id}/leave`, {});
export const rematch = (id: string): Promise<Table> => asked(`tables/${id}/rematch`, {});
export const record = (id: string): Promise<Kept> => asked(`tables/${id}/record`);
export const link = (): Promise<{ code: string; lasts: number }> => asked("people/links", {});

/** Whoever this link or code is from sits here too, from now on; then home. */
export async function carriedOver(link: string): Promise<void> {
  const code = link.trim().split("#").at(-1);
  remember("token", (await asked<{ token: string }>("people/claim", { code }, null)).token);
  location.replace("/");
}

export interface Moments {
  first: number;
  of: number;
  seat: number | null;
  moments: Moment[];
}

export const moments = (id: string, first: number, seat: number | null, open: boolean): Promise<Moments> =>
  asked(`tables/${id}/moments?first=${first}${seat === null ? "" : `&seat=${seat}`}${open ? "&open=true" : ""}`);

export const momentsOf = (kept: Kept, first: number, seat: number | null, open: boolean): Promise<Moments> =>
  asked("moments", { save: kept.save, first, seat, open });

export const review = async (id: string): Promise<Decision[]> => (await asked<{ decisions: Decision[] }>(`tables/${id}/review`)).decisions;

export async function rulesPage(game: string, lang: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/rules/${lang}`);
  return answer.text();
}

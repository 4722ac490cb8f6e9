// The HTTP side of the server: games, people, tables, and games that are over.
import type { Charter, Claiming, Decision, GameCard, Inviting, Joining, KeptGame, Link, LookBack, Moments, Person, Phrase, Problem, Reviewed, Seated, Summary, TableFacts } from "../wire";
import { remember, remembered } from "./settings.svelte";

/** What the server has refused: a stable code, and the phrase that says why. */
export class Refused extends Error {
  constructor(readonly code: string, message: string, readonly phrase: Phrase | null) {
    super(message);
  }
}

type Body = Charter | Claiming | Inviting | Joining | LookBack | Record<string, never>;

async function asked<T>(path: string, body?: Body, token = remembered("token")): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}`, init);
  const answered: unknown = await answer.json();
  if (answer.ok) return answered as T;
  const { code, message, phrase } = answered as Partial<Problem>; // whatever stands before the server may refuse as well
  throw new Refused(code ?? "server-error", message ?? "", phrase ?? null);
}

/** Somebody new. */
export const newPerson = async (): Promise<string> => (await asked<Person>("people", {}, null)).token;

/** This browser's person, made when first needed. */
export async function person(): Promise<string> {
  const token = remembered("token") ?? (await newPerson());
  remember("token", token);
  return token;
}

/** What a person adds to the dice: 32 hexadecimal digits of this browser's own. */
export const contribution = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const cards = new Map<string, Promise<GameCard[]>>();

/** The games, in their own words. */
export function games(lang: string): Promise<GameCard[]> {
  const found = cards.get(lang) ?? asked<GameCard[]>(`games?lang=${lang}`);
  cards.set(lang, found);
  void found.catch(() => cards.delete(lang)); // whoever asks again may be answered
  return found;
}

export const openTables = (): Promise<Summary[]> => asked("tables");
export const myTables = async (): Promise<Summary[]> => (remembered("token") ? asked<Summary[]>("tables/mine") : []);
export const table = (id: string): Promise<TableFacts> => asked(`tables/${id}`);

export async function found(charter: Charter): Promise<TableFacts> {
  await person();
  return asked("tables", charter);
}

export async function join(id: string, name: string, seat: number | null = null, token?: string): Promise<number> {
  const who = token ?? (await person()), adds = contribution();
  remember(`fair.${id}`, JSON.stringify({ promise: (await table(id)).fairness.promise, adds }));
  return (await asked<Seated>(`tables/${id}/join`, { name, adds, seat }, who)).seat;
}

export const invite = (id: string, seat: number): Promise<TableFacts> => asked(`tables/${id}/invite`, { seat });
export const begin = (id: string): Promise<TableFacts> => asked(`tables/${id}/begin`, {});
export const leave = (id: string): Promise<TableFacts> => asked(`tables/${id}/leave`, {});
export const rematch = (id: string): Promise<TableFacts> => asked(`tables/${id}/rematch`, {});
export const record = (id: string): Promise<KeptGame> => asked(`tables/${id}/record`);
export const link = (): Promise<Link> => asked("people/links", {});

/** Whoever this link or code is from sits here too, from now on; then home. */
export async function carriedOver(link: string): Promise<void> {
  const code = link.trim().split("#").at(-1)!;
  remember("token", (await asked<Person>("people/claim", { code }, null)).token);
  location.replace("/");
}

export const moments = (id: string, first: number, seat: number | null, open: boolean): Promise<Moments> =>
  asked(`tables/${id}/moments?first=${first}${seat === null ? "" : `&seat=${seat}`}${open ? "&open=true" : ""}`);

export const momentsOf = (kept: KeptGame, first: number, seat: number | null, open: boolean): Promise<Moments> =>
  asked("moments", { save: kept.save, first, seat, open });

export const review = async (id: string): Promise<Decision[]> => (await asked<Reviewed>(`tables/${id}/review`)).decisions;

export async function rulesPage(game: string, lang: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/rules/${lang}`);
  return answer.text();
}

// Sitting down: at a table of one's own against bots, or at one that waits.
import type { GameCard, KeptGame } from "../wire";
import { ORDER } from "./games";
import { route } from "./route.svelte";
import * as server from "./server";
import { remembered, settings } from "./settings.svelte";

/** Those with a table of their own first, in the order of the house. */
export const inOrder = (games: GameCard[]): GameCard[] =>
  [...games].sort((a, b) => place(a.id) - place(b.id) || a.title.localeCompare(b.title));

const place = (id: string): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

const LEVEL = "apprentice"; // a newcomer should win now and then

/** A table against bots, and a seat at it. */
export async function playNow(game: GameCard): Promise<void> {
  const seats = Math.min(Math.max(game.min_seats, 4), game.max_seats);
  const chairs = ["person", ...Array.from({ length: seats - 1 }, () => LEVEL)];
  const isNew = remembered(`guide.${game.id}`) === null; // who is shown a first turn need not wait for it
  const options = isNew && game.options["first"] ? { first: 0 } : {};
  await sitAt(await server.found({ game: game.id, chairs, options, coach: true }));
}

/** A new table that goes on from a moment of a finished game: one seat is mine, bots have the others. */
export async function playOn(kept: KeptGame, step: number, seat: number): Promise<void> {
  const { game, seats, options } = kept.save;
  const chairs = Array.from({ length: seats }, (_, each) => (each === seat ? "person" : LEVEL));
  await sitAt(await server.found({ game, options, chairs, coach: true, start: { save: kept.save, step } }));
}

export async function sitAt(table: { id: string }): Promise<void> {
  await server.join(table.id, settings.name);
  route.go(`/t/${table.id}`);
}

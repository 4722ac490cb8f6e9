import { expect, test } from "vitest";
import type { Summary } from "../wire";
import { isMyTurn, others, standing, waiting } from "./rows";

const table = (own: Partial<Summary>): Summary => ({
  id: "t", game: "kings-gold", status: "playing", version: 9, pace: "mail", public: true, touched: 0, seats: 3, host: 0, asked: [], you: 1,
  places: ["Ann", "Ben", "Cid"].map((name) => ({ name, bot: null })), ...own,
});
const free = { name: null, bot: null };

test("a table that waits says how many sit, of how many", () => {
  const places = [free, { name: "Ben", bot: null }, { name: "Ada", bot: "greedy" }, free];
  expect(standing(table({ status: "waiting", places, seats: 4 }))).toEqual({ key: "sit-of", args: { number: 2, seats: 4 } });
});

test("a running table says whose turn it is; when it is mine, who else is there", () => {
  expect(standing(table({ asked: [2] }))).toEqual({ key: "turn-of", args: { name: "Cid" } });
  expect(standing(table({ asked: [1] }))).toEqual({ key: "with-names", args: { names: ["Ann", "Cid"] } });
  expect(standing(table({ asked: [0, 2] }))).toEqual({ key: "several-are-asked", args: {} });
  expect(standing(table({ asked: [0, 1] }))).toEqual(others(table({})));
  expect(standing(table({ asked: [] }))).toEqual(others(table({})));
});

test("it is my turn when I am asked at a table that is played", () => {
  expect([[1], [0, 1], [0], []].map((asked) => isMyTurn(table({ asked })))).toEqual([true, true, false, false]);
  expect(isMyTurn(table({ asked: [1], status: "over" })) || isMyTurn(table({ asked: [1], status: "stuck" }))).toBe(false);
  expect(isMyTurn(table({ asked: [0], you: null }))).toBe(false);
});

test("a finished table says whether I won, shared the win or lost, and my points", () => {
  const ended = (...shares: number[]): Summary => table({ status: "over", points: [3, 7, 0], shares });
  expect(standing(ended(0, 1, 0))).toEqual({ key: "you-won-with", args: { points: 7 } });
  expect(standing(ended(0.5, 0.5, 0))).toEqual({ key: "you-shared-with", args: { points: 7 } });
  expect(standing(ended(1, 0, 0))).toEqual({ key: "you-had", args: { points: 7 } });
  expect(standing({ ...ended(0, 0, 1), you: 0 })).toEqual({ key: "you-had", args: { points: 3 } });
});

test("of a table whose result nobody wrote down, only who was there is told", () => {
  expect(standing(table({ status: "over" }))).toEqual(others(table({})));
});

test("an open table is its host's, wherever the host sits", () => {
  expect(waiting(table({ status: "waiting", host: 2, you: null }))).toEqual({ key: "table-of", args: { name: "Cid" } });
  expect(waiting(table({ status: "waiting", host: null, you: null, places: [{ name: "Ada", bot: "greedy" }, free, free] }))).toEqual({ key: "sit-of", args: { number: 1, seats: 3 } });
});

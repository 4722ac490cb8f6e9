import { expect, test } from "vitest";
import type { Phrase } from "../wire";
import type { Entry } from "./live.svelte";
import { lines } from "./story";
import { Words } from "./words.svelte";

const SOURCE = `
acts = { $who } acts { $number }.
falls = It falls.
story-undoes = { $who } takes it back.
story-sits = { $who } sits down.
`;
const words = Object.assign(new Words("en", [SOURCE]), { names: ["Ann", "Ben"] });
const acts = (number: number, seat = 0, more = {}): Phrase => ({ is: "phrase", key: "acts", args: { who: { is: "seat", number: seat }, number }, ...more });
const act = (v: number, events: Phrase[], seat = 0): Entry => ({ v, is: "act", seat, by: "person", events });
const told = (...story: Entry[]): string[] => lines(story, words).map((line) => line.parts.map((part) => part.text).join(""));

test("what one seat does is told together, what another does in a line of its own", () => {
  expect(told(act(1, [acts(1), acts(2), acts(3, 1), { is: "phrase", key: "falls" }]))).toEqual(["Ann acts 1. Ann acts 2.", "Ben acts 3. It falls."]);
});

test("a line is no longer than three events", () => {
  expect(told(act(1, [acts(1), acts(2), acts(3), acts(4)]))).toHaveLength(2);
});

test("what was taken back is not told, only that it was", () => {
  expect(told(act(1, [acts(1)]), act(2, [acts(2, 1)], 1), { v: 3, is: "undo", seat: 0 })).toEqual(["Ben acts 2.", "Ann takes it back."]);
});

test("what was to be seen once, and what was said, is not in the story", () => {
  expect(told(act(1, [acts(1, 0, { fleeting: true })]), { v: 2, is: "say", seat: 1, text: "hm" })).toEqual([]);
});

test("a line knows what it speaks of, and who it is about", () => {
  const [line] = lines([act(7, [acts(1, 1)])], words);
  expect([line?.seat, line?.speaksOf, line?.key]).toEqual([1, ["seat-1"], "7.0"]);
});

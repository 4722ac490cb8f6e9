import { expect, test } from "vitest";
import type { Phrase, Thing } from "../wire";
import { Words } from "./words.svelte";

const SOURCE = `
you = you
by-rule = { $reason } ({ $number ->
    [one] rule
   *[other] rules
 } { $rules })
rolls = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
 } { FORM($die, "a") }.
meets = { LIST($whom, "standard") } meet.
die = die { $id }
    .a = a die
die-gold = the golden die
    .a = the golden die
`;
const words = (you: number | null = null): Words => Object.assign(new Words("en", [SOURCE]), { names: ["Ann", "Ben", "Cid"], you });
const die = (id: string): Thing => ({ is: "thing", kind: "die", id });
const rolls = (seat: number, id = "a"): Phrase => ({ is: "phrase", key: "rolls", args: { who: { is: "seat", number: seat }, die: die(id) } });

test("a phrase is said to whoever listens", () => {
  expect(words(0).say(rolls(0))).toBe("You roll a die.");
  expect(words(1).say(rolls(0))).toBe("Ann rolls a die.");
  expect(words().say(rolls(2, "gold"))).toBe("Cid rolls the golden die.");
});

test("a thing has its own name, or that of its kind", () => {
  expect(words().say(die("gold"))).toBe("the golden die");
  expect(words().say(die("b"))).toBe("die b");
});

test("in a list the listener is called you", () => {
  const meets: Phrase = { is: "phrase", key: "meets", args: { whom: [0, 1, 2].map((number) => ({ is: "seat", number })) } };
  expect(words(1).say(meets)).toBe("Ann, you, and Cid meet.");
});

test("a refusal says its rules", () => {
  expect(words(0).say({ ...rolls(0), rules: ["2.1"] })).toBe("You roll a die. (rule 2.1)");
  expect(words(0).say({ ...rolls(0), rules: ["2.1", "2.3"] })).toBe("You roll a die. (rules 2.1, 2.3)");
});

test("names stand out in a line", () => {
  expect(words(1).parts(rolls(0))).toEqual([{ text: "Ann", strong: true }, { text: " rolls a die.", strong: false }]);
  expect(words(0).parts(rolls(0))).toEqual([{ text: "You", strong: true }, { text: " roll a die.", strong: false }]);
});

test("later sources are above earlier ones, and what nobody knows is its key", () => {
  const both = new Words("de", [SOURCE, "you = du"]);
  expect(both.message("you")).toBe("du");
  expect(both.message("nowhere")).toBe("nowhere");
  expect(both.has("die", "a") && !both.has("you", "a")).toBe(true);
});

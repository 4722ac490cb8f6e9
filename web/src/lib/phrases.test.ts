import { expect, test } from "vitest";
import type { Phrase, Seat, Thing } from "../wire";
import { facesIn, instead, mentioned, targets } from "./phrases";

const die = (id: string): Thing => ({ is: "thing", kind: "die", id });
const face = (id: string): Thing => ({ is: "thing", kind: "face", id });
const seat = (number: number): Seat => ({ is: "seat", number });
const phrase = (key: string, args: Phrase["args"] = {}): Phrase => ({ is: "phrase", key, args });

test("the targets of a phrase are its seats and things, in order; numbers and phrases are none", () => {
  const rob = phrase("rob", { victim: seat(2), coin: face("coin-1"), number: 3, how: phrase("gently"), dice: [die("a"), die("b")] });
  expect(targets(rob)).toEqual([seat(2), face("coin-1"), die("a"), die("b")]);
});

test("a phrase mentions what the phrases inside it mention", () => {
  expect(mentioned(phrase("reveals", { who: seat(1), faces: [phrase("on", { place: die("c") })] }))).toEqual(["seat-1", "die-c"]);
});

test("dice are called by what they show, however deep they stand", () => {
  const faces = facesIn({ dice: [{ die: die("a"), face: face("skull") }] });
  const said = instead(phrase("rolls", { dice: [die("a"), die("b")], inner: phrase("too", { one: die("a") }) }), faces);
  expect(said.args).toEqual({ dice: [face("skull"), die("b")], inner: phrase("too", { one: face("skull") }) });
});

test("a scene without dice has no faces", () => {
  expect(facesIn(null).size + facesIn({ spots: [] }).size).toBe(0);
});

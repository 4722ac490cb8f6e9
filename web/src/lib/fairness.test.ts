import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { check, hex, hmac, keepsPromise, sha256, type Proof } from "./fairness";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each(["", "abc", "a".repeat(55), "a".repeat(56), "a".repeat(64), "the King's gold".repeat(40)])("SHA-256 and HMAC are those of the standard: %s", (text) => {
  expect(hex(sha256(encode(text)))).toBe(createHash("sha256").update(text).digest("hex"));
  expect(hex(hmac(encode("key"), encode(text)))).toBe(createHmac("sha256", "key").update(text).digest("hex"));
});

const seed = "ab".repeat(32);
const proof = (outcome: number): Proof => ({
  algorithm: "cutpurse-fair-1", seed, adds: ["0".repeat(32), "f".repeat(32)],
  promise: createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex"),
  draws: [{ step: 0, weights: [1, 1, 1, 1, 1, 1], outcome, shows: { is: "thing", kind: "face", id: "skull" } }],
});

test("of six outcomes just the one that was drawn is right", () => {
  const right = [0, 1, 2, 3, 4, 5].filter((outcome) => check(proof(outcome))[0]!.isRight);
  const message = `cutpurse-fair-1:${"0".repeat(32)}:${"f".repeat(32)}:0:0`;
  const drawn = Number(BigInt(`0x${createHmac("sha256", Buffer.from(seed, "hex")).update(message).digest("hex")}`) % 6n);
  expect(right).toEqual([drawn]);
});

test("a seed keeps its promise, and another one does not", () => {
  expect(keepsPromise(proof(0))).toBe(true);
  expect(keepsPromise({ ...proof(0), seed: "cd".repeat(32) })).toBe(false);
});

import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { KeptGame } from "../wire";
import { check } from "./fairness";
import { hex, hmac, sha256 } from "./sha256";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each(["", "abc", "a".repeat(55), "a".repeat(56), "a".repeat(64), "the King's gold".repeat(40)])("SHA-256 and HMAC are those of the standard: %s", (text) => {
  expect(hex(sha256(encode(text)))).toBe(createHash("sha256").update(text).digest("hex"));
  expect(hex(hmac(encode("key"), encode(text)))).toBe(createHmac("sha256", "key").update(text).digest("hex"));
});

const seed = "ab".repeat(32);
const promise = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
const game = (outcome: number, own = {}): KeptGame => ({
  format: "", table: "", names: [], points: [], shares: [], save: { format: 1, game: "", rules_version: 1, seats: 2, options: {}, seed: null, start: null, log: [outcome], digest: "", players: [] },
  fairness: { algorithm: "cutpurse-fair-1", seed, promise, adds: ["0".repeat(32), "f".repeat(32)], ...own },
  chance: { lots: [[[0, 1], [1, 1], [2, 1], [3, 1], [4, 1], [5, 1]]], drawn: [[0, 0, 0]], outcomes: {} },
});

test("of six outcomes just the one that was drawn is right", async () => {
  const found = await Promise.all([0, 1, 2, 3, 4, 5].map(async (outcome) => (await check(game(outcome))).isRight));
  const message = `cutpurse-fair-1:${"0".repeat(32)}:${"f".repeat(32)}:0:0`;
  const drawn = Number(BigInt(`0x${createHmac("sha256", Buffer.from(seed, "hex")).update(message).digest("hex")}`) % 6n);
  expect(found.indexOf(true)).toBe(drawn);
  expect(found.filter(Boolean)).toHaveLength(1);
});

test("a seed keeps its promise, and another one does not", async () => {
  expect((await check(game(0))).isSealed).toBe(true);
  expect((await check(game(0, { seed: "cd".repeat(32) }))).isSealed).toBe(false);
});

test("a seal and a number that this browser does not know are found out", async () => {
  expect((await check(game(0), { promise, adds: "f".repeat(32) })).isMine).toBe(true);
  expect((await check(game(0), { promise, adds: "1".repeat(32) })).isMine).toBe(false);
  expect((await check(game(0), { promise: seed, adds: "f".repeat(32) })).isMine).toBe(false);
});

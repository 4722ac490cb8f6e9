import { expect, test } from "vitest";
import { patched, type Patch } from "./patches";
import made from "./patches.json"; // by the server: a test there holds it to them

const MADE = made as { name: string; old: unknown; patch: Patch; new: unknown }[];

test.each(MADE)("a patch makes the new value to the letter: $name", ({ old, patch, new: now }) => {
  const before = JSON.stringify(old);
  expect(JSON.stringify(patched(old, patch))).toBe(JSON.stringify(now));
  expect(JSON.stringify(old)).toBe(before);
});

test("what has not changed stays the very same", () => {
  const old = { kept: { a: 1 }, list: [{ b: 1 }, { b: 2 }] };
  const now = patched(old, { list: { 1: { b: [3] } } });
  expect(now).toEqual({ kept: { a: 1 }, list: [{ b: 1 }, { b: 3 }] });
  expect(now.kept).toBe(old.kept);
  expect(now.list[0]).toBe(old.list[0]);
  expect(patched(old, {})).toBe(old);
});

import { expect, test } from "vitest";
import { heap } from "./heap";

test.each([1, 4, 5, 6, 20, 37, 60])("a heap of %i coins has just so many, in stacks of five", (count) => {
  const { coins, width, height } = heap(count);
  expect(coins).toHaveLength(count);
  expect(coins.filter((coin) => coin.top)).toHaveLength(Math.ceil(count / 5));
  for (const { x, y } of coins) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

test("nothing is no heap", () => {
  expect(heap(0).coins).toEqual([]);
});

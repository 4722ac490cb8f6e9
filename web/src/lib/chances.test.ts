import { expect, test } from "vitest";
import { best } from "./chances";

const ROLLS = [0.2, 0.5, 0.4, 0.3, 0.45].map((chance, number) => ({ text: `roll ${number}`, chance }));

test("the best come first", () => {
  expect(best(ROLLS, 4).map((it) => it.text)).toEqual(["roll 1", "roll 4", "roll 2", "roll 3"]);
});

test("what was chosen is among them, however bad it is", () => {
  const shown = best([{ text: "stop", chance: 0.1, chosen: true }, ...ROLLS], 4);
  expect(shown.map((it) => it.text)).toEqual(["roll 1", "roll 4", "roll 2", "stop"]);
});

test("choices that read the same are one, and the better of them", () => {
  const twins = [{ text: "roll a coin", chance: 0.3, chosen: true }, { text: "roll a coin", chance: 0.35 }, { text: "stop", chance: 0.1 }];
  expect(best(twins, 4)).toEqual([{ text: "roll a coin", chance: 0.35, chosen: true }, { text: "stop", chance: 0.1, chosen: false }]);
});

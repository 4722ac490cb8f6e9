import { expect, test } from "vitest";
import { blocks } from "./markdown";

const PAGE = `# King's Gold

*Dice*, and a [link](elsewhere.md).

## 2 A turn

**2.1** Roll
all dice.

- two coins
- \`a rope\`

| seats | coins |
|---|---|
| 2 | 60 |
`;

test("a page of rules becomes headings, paragraphs, points and rows, each with the number of its rule", () => {
  expect(blocks(PAGE).map(({ is, rule, text }) => [is, rule, text])).toEqual([
    ["h", "", "King's Gold"],
    ["p", "", "Dice, and a link."],
    ["h", "2", "2 A turn"],
    ["p", "2.1", "2.1 Roll all dice."],
    ["li", "", "two coins"],
    ["li", "", "a rope"],
    ["row", "", "seats · coins"],
    ["row", "", "2 · 60"],
  ]);
});

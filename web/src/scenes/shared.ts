// Made by scripts/types from the schemas of several games.
import type { Thing } from "../lib/phrases";

export interface Pile {
  pile: Thing;
  count: number;
}

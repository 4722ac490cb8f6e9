// Made by scripts/types from the schemas of several games.
import type { Thing } from "../wire";

export interface Pile { pile: Thing; count: number }

// Made by scripts/types from the schema of King's Gold.
import type { Seat, Thing } from "../wire";
import type { Pile } from "./shared";

export interface Scene {
  phase: "choose" | "over" | "pair" | "plunder" | "roll" | "roll-off";
  actor: Seat | null;
  turn: number;
  rolls: number;
  play_off: number;
  active: Seat;
  box: Pile;
  king: Pile;
  purses: Pirate[];
  dice: Die[];
}

export interface Pirate { seat: Seat; coins: number; contends: boolean }

export interface Die { die: Thing; face: Thing; state: "falling" | "locked" | "loose" | "paired" }

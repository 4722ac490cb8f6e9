// Made by scripts/types from the schema of Guild of Thieves.
import type { Seat, Thing } from "../wire";
import type { Pile } from "./shared";

export interface Scene {
  phase: "card" | "deal" | "draw" | "first" | "move" | "over" | "place" | "thief" | "via";
  actor: Seat | null;
  turn: number;
  active: Seat | null;
  grid: Space[];
  guilds: Guild[];
  hand: ItemCard[];
  played: InPlay | null;
  mover: Thing | null;
  via: Thing | null;
  reach: Reach[];
  draws: number;
  copied: Copied | null;
  crib: Worth[];
}

export interface Space { space: Thing; card: ItemCard | null; thief: Figure | null }

export interface ItemCard { card: Thing; kind: Thing }

export interface Figure { thief: Thing; seat: Seat }

export interface Guild {
  seat: Seat;
  hand: number;
  draw_pile: number;
  discard: ItemCard[];
  unplaced: number;
  passed: boolean;
  points: number | null;
  memory: Memory | null;
}

export interface Memory { hand: Pile[]; rest: Pile[] }

export interface InPlay { card: ItemCard; effect: Thing }

export interface Reach { kind: Thing; start: Thing; via: Thing | null; ends: Thing[]; claims: Thing[] }

export interface Copied { effect: Thing; seat: Seat | null }

export interface Worth { kind: Thing; points: number }

export interface Epilogue { hands: LastHand[] }

export interface LastHand { seat: Seat; cards: Pile[] }

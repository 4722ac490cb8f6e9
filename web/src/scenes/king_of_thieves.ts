// Made by scripts/types from the schema of King of Thieves.
import type { Seat, Thing } from "../wire";
import type { Pile } from "./shared";

export interface Scene {
  phase: "assign" | "card" | "deal" | "declare" | "draw" | "end" | "first" | "more" | "new-community" | "new-guardian" | "new-tomb" | "over" | "reveal" | "turn";
  actor: Seat | null;
  active: Seat;
  start: Seat;
  number: number;
  tombs: number;
  round: number;
  rounds: number;
  target: number;
  price: number;
  lain: number;
  draws: number;
  laying: Laying | null;
  counting: Thing | null;
  tomb: Tomb | null;
  guardians: Guardian[];
  community: Card | null;
  thieves: Thief[];
  winners: Seat[];
  hand: Card[];
  deck: Pile;
  discards: Card[];
  dropped: Thing[];
  tomb_deck: Pile;
  guardian_deck: Pile;
  supply: Pile;
  symbols: Thing[];
}

export interface Laying { down: boolean; card: Card | null }

export interface Card { card: Thing; face: Face | null }

export interface Face { kind: Thing; end: End; other: End }

export interface End { number: number; symbol: Thing }

export interface Tomb { card: Thing; tomb: Thing; duel: Thing; symbol: Thing; gold: number }

export interface Guardian {
  card: Thing;
  guardian: Thing;
  symbol: Thing;
  beaten_by: number;
  reputation: number;
}

export interface Thief {
  seat: Seat;
  state: "escaped" | "inside" | "out";
  gold: number;
  reputation: number;
  cards: number;
  row: Laid[];
  community: Thing | null;
  totals: Total[];
}

export interface Laid {
  card: Thing;
  face: Face | null;
  down: boolean;
  declared: Thing | null;
  duel: Thing | null;
}

export interface Total { duel: Thing; number: number; leads: boolean }

export interface Epilogue { left: LeftBehind[] }

export interface LeftBehind { number: number; seat: Seat; cards: Face[] }

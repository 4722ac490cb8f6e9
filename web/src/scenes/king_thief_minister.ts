// Made by scripts/types from the schema of King Thief Minister.
import type { Seat, Thing } from "../wire";
import type { Pile } from "./shared";

export interface Scene {
  phase: "accuse" | "aim" | "answer" | "challenge" | "check" | "confront" | "deal" | "examine" | "first-look" | "look" | "name" | "over" | "peek" | "point" | "show" | "swap" | "take" | "tax" | "turn" | "turn-up" | "unveil";
  actor: Seat | null;
  round: number;
  active: Seat | null;
  treasury: Pile;
  purses: Purse[];
  spots: Spot[];
  court: Thing[];
  claim: CourtClaim | null;
  asked_before: Seat[];
  asked_after: Seat[];
  yes_sir: Seat[];
  pointed_at: Thing | null;
  lookers: Seat[];
  question: Thing | null;
  taken: Thing[];
  memory_aid: boolean;
}

export interface Purse { seat: Seat; coins: number }

export interface Spot { spot: Thing; owner: Seat | null; card: Thing; character: Thing | null; notes: Note[] }

export interface Note { character: Thing; percent: number }

export interface CourtClaim { seat: Seat; character: Thing }

export interface Epilogue { claims: ClaimAndTruth[] }

export interface ClaimAndTruth {
  round: number;
  claim: CourtClaim;
  truth: Thing;
  became: "believed" | "challenged" | "confronted" | "shown";
  challenger: Seat | null;
  coins: Change[];
  could_not_pay: Seat[];
}

export interface Change { seat: Seat; coins: number }

// Made by scripts/types from the schema of Forty Thieves.
import type { Seat, Thing } from "../wire";
import type { Pile } from "./shared";

export interface Scene {
  phase: "answer" | "choose" | "first" | "look" | "over" | "peek" | "peek-too" | "put-on" | "show" | "swap-with" | "take" | "turn-up";
  actor: Seat | null;
  stage: "action" | "build" | "draw" | "glimpse" | "setting-up" | "steal";
  turn: number;
  active: Seat | null;
  board: BoardPlace[];
  gems: Gem[];
  lines: TargetLine[];
  stack: Stack;
  discards: Discards;
  eyes: Pile;
  seats: Belongings[];
  hand: InHand[];
  look: Look | null;
  picked: Thing | null;
  lantern: Lantern | null;
  answer: Answer | null;
  theft: Theft | null;
  sheet: Jar[];
}

export interface BoardPlace { place: Thing; tile: Tile | null }

export interface Tile { tile: Thing; jar: Thing; face: Thing | null; may: Thing[] }

export interface Gem { gem: Thing; places: Thing[] }

export interface TargetLine { line: Thing; places: Thing[] }

export interface Stack { pile: Thing; count: number; top: Tile | null }

export interface Discards { pile: Thing; count: number; tiles: Tile[] }

export interface Belongings {
  seat: Seat;
  hoard: Thing;
  gems: number;
  tiles: number;
  eyes: number;
  score: number;
  hand: Tile[];
}

export interface InHand { slot: Thing; tile: Tile }

export interface Look {
  way: "discarded" | "drawn" | "glimpsed" | "lit" | "peeked" | "revealed";
  tiles: Thing[];
}

export interface Lantern { place: Thing; marked: Thing[] }

export interface Answer { special: Thing; played: Tile[]; daggers: number; last: Seat; asked: Seat[] }

export interface Theft {
  target: Thing;
  places: Thing[];
  turned: Thing[];
  closed: Closed[];
  sets: ("four-colours" | "four-symbols" | "one-colour" | "one-symbol")[];
  lines: Thing[];
}

export interface Closed { place: Thing; fits: boolean[] }

export interface Jar { jar: Thing; hides: Hidden[] }

export interface Hidden { face: Thing; open: boolean; seen: boolean }

export interface Epilogue { hands: FinalHand[]; board: FinalTile[]; never_seen: Thing[]; shuffled: Thing[] }

export interface FinalHand { seat: Seat; faces: Thing[] }

export interface FinalTile { place: Thing; face: Thing }

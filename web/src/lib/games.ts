// How each game looks: its class, its ornament, and its table, which is loaded when somebody sits down at it.
import type { Component } from "svelte";
import type { View } from "./view.svelte";

export interface Look {
  style: string; // the class of its colours and ornament
  minutes: number;
  art: string; // in the middle of its preview
}

export const LOOKS: Record<string, Look> = {
  "kings-gold": { style: "kg", minutes: 15, art: "chest" },
  "king-thief-minister": { style: "ktm", minutes: 20, art: "crown" },
  "guild-of-thieves": { style: "gt", minutes: 30, art: "it-lamp" },
  "forty-thieves": { style: "ft", minutes: 30, art: "gem" },
  "king-of-thieves": { style: "kot", minutes: 40, art: "tomb" },
};

export const ORDER = Object.keys(LOOKS);
const PLAIN: Look = { style: "kg", minutes: 0, art: "purse" };
export const lookOf = (game: string): Look => LOOKS[game] ?? PLAIN;

type Drawing = Component<{ at: View }>;
type Drawings = Record<string, () => Promise<{ default: Drawing }>>;
const tables: Drawings = import.meta.glob<{ default: Drawing }>("../tables/*/Table.svelte");
const cribs: Drawings = import.meta.glob<{ default: Drawing }>("../tables/*/Crib.svelte");

/** The component that draws a game's table; whatever nobody has drawn yet is shown as lists and buttons. */
export async function tableOf(game: string): Promise<Drawing> {
  const load = tables[`../tables/${game}/Table.svelte`] ?? (() => import("../tables/Generic.svelte"));
  return (await load()).default;
}

/** What one needs of the rules at this table, if somebody has drawn it. */
export async function cribOf(game: string): Promise<Drawing | null> {
  const load = cribs[`../tables/${game}/Crib.svelte`];
  return load ? (await load()).default : null;
}

/** A step of a first turn: what it points at, what else it must not cover, and when it has its time. */
export interface Step {
  at: string;
  beside?: string;
  on?: string; // the question that is asked then
}

export const GUIDES: Record<string, Step[]> = {
  "kings-gold": [{ at: ".dice" }, { at: ".dice" }, { at: ".tray" }],
  "king-thief-minister": [{ at: ".ringboard" }, { at: ".treasury" }, { at: ".tray", on: "ask-turn" }],
  "guild-of-thieves": [{ at: ".grid" }, { at: ".grid" }, { at: ".tray .hand", on: "ask-card" }],
  "forty-thieves": [{ at: ".jars" }, { at: ".gemspot:not(.gone)", beside: ".jars" }, { at: ".tray .hand" }],
  "king-of-thieves": [{ at: ".tombcard" }, { at: ".guards" }, { at: ".tray .hand" }],
};

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

type TableComponent = Component<{ at: View }>;
const drawn: Record<string, () => Promise<{ default: TableComponent }>> = {
  "kings-gold": () => import("../tables/kings-gold/Table.svelte"),
  "king-thief-minister": () => import("../tables/king-thief-minister/Table.svelte"),
  "guild-of-thieves": () => import("../tables/guild-of-thieves/Table.svelte"),
  "forty-thieves": () => import("../tables/forty-thieves/Table.svelte"),
  "king-of-thieves": () => import("../tables/king-of-thieves/Table.svelte"),
};

/** The component that draws a game's table; whatever nobody has drawn yet is shown as lists and buttons. */
export async function tableOf(game: string): Promise<TableComponent> {
  const load = drawn[game] ?? (() => import("../tables/Generic.svelte"));
  return (await load()).default;
}

const cribs: Record<string, () => Promise<{ default: TableComponent }>> = {
  "kings-gold": () => import("../tables/kings-gold/Crib.svelte"),
  "king-thief-minister": () => import("../tables/king-thief-minister/Crib.svelte"),
  "guild-of-thieves": () => import("../tables/guild-of-thieves/Crib.svelte"),
  "forty-thieves": () => import("../tables/forty-thieves/Crib.svelte"),
  "king-of-thieves": () => import("../tables/king-of-thieves/Crib.svelte"),
};

/** What one needs of the rules at this table, if somebody has drawn it. */
export async function cribOf(game: string): Promise<TableComponent | null> {
  const load = cribs[game];
  return load ? (await load()).default : null;
}

/** What the first turn points at, step by step. */
export const GUIDES: Record<string, string[]> = {
  "kings-gold": [".dice", ".dice", ".tray"],
  "king-thief-minister": [".spot.b .card", ".treasury", ".tray"],
  "guild-of-thieves": [".grid", ".grid", ".tray .hand"],
  "forty-thieves": [".jars", ".gemspot:not(.gone)", ".tray .hand"],
  "king-of-thieves": [".tombcard", ".guards", ".tray .hand"],
};

// What a table is drawn from: a scene, the choices in it, and the words for all of it.
import type { Snippet } from "svelte";
import type { Phrase, PlaceFacts, Scene, Seat, Sight, TableFacts, Thing } from "../wire";
import { nameOf, targets, type Argument } from "./phrases";
import type { Choice, Entry, Live } from "./live.svelte";
import { t, type Words } from "./words.svelte";

/** What is asked, in words. */
export interface Question {
  title: string;
  more: string;
}

/** A table before somebody's eyes: now, or at a moment of the past. */
export abstract class View {
  lit = $state.raw<string[]>([]); // what the story speaks of just now
  picked = $state.raw<string[]>([]); // targets chosen so far, one after the other
  above = $state.raw<Snippet | null>(null); // what the page puts over the tray, and into it
  below = $state.raw<Snippet | null>(null);
  pageActs = $state.raw<Snippet | null>(null); // what can be done where the table itself asks nothing
  readonly isPast: boolean = false; // nobody sits here any more

  abstract readonly sight: Sight | null; // none before the game begins
  abstract readonly you: number | null;
  abstract readonly table: TableFacts;
  abstract readonly words: Words;
  abstract readonly fresh: Entry[];

  act(_action: number): void {}
  undo(): void {}
  goOn(): void {}

  get scene(): Scene | null {
    return this.sight?.scene ?? null;
  }

  get asked(): number[] {
    return this.sight?.asked ?? [];
  }

  get prompt(): Phrase | null {
    return this.sight?.ask?.prompt ?? null;
  }

  get choices(): Choice[] {
    return [];
  }

  get deadline(): number | null {
    return null;
  }

  /** What is to be seen once. */
  get glimpses(): Phrase[] {
    return [];
  }

  /** What comes to light at the end; who looks back sees the table instead. */
  get epilogue(): object | null {
    return this.isPast ? null : this.sight?.epilogue ?? null;
  }

  /** Whether somebody is connected. */
  here(_seat: number): boolean {
    return true;
  }

  /** Whether one's last decision can be taken back. */
  get canUndo(): boolean {
    return this.sight?.ask?.undo ?? false;
  }

  /** Whether there is a way back: letting go of what was chosen, or taking back one's last decision. */
  get canGoBack(): boolean {
    return this.choices.length > 0 && (this.picked.length > 0 || this.canUndo);
  }

  goBack(): void {
    if (this.picked.length) this.picked = [];
    else this.undo();
  }

  /** The answer that waits for a connection: nothing more is asked until it has gone out. */
  get isKept(): boolean {
    return false;
  }

  /** Whether eyes rest on what is shown before it goes on. */
  get isResting(): boolean {
    return false;
  }

  /** What is said of something when one points at it: what it is, and why it cannot be chosen. */
  about(label: string, can: boolean): string {
    if (can || this.isPast || this.isOver || this.you === null) return label;
    return `${label} · ${t(this.choices.length ? "not-now" : "not-my-turn")}`;
  }

  /** How somebody has just cheered or moaned. */
  reaction(_seat: number): string {
    return "";
  }

  /** The answer that is kept until all have answered. */
  get held(): number | null {
    return null;
  }

  get places(): PlaceFacts[] {
    return this.table.places;
  }

  get isOver(): boolean {
    return this.table.status === "over";
  }

  /** All other seats, clockwise from the viewer's left. */
  get rivals(): number[] {
    const first = this.you ?? -1;
    const seats = Array.from({ length: this.table.seats }, (_, step) => (first + 1 + step) % this.table.seats);
    return seats.filter((seat) => seat !== this.you);
  }

  name(seat: number): string {
    return seat === this.you ? t("you-title") : this.places[seat]?.name ?? "";
  }

  /** Whether it is for this seat that all wait. */
  isOn(seat: number): boolean {
    return this.asked.includes(seat);
  }

  say(it: Phrase | Thing): string {
    return this.words.say(it);
  }

  w(key: string, args: Record<string, Argument> = {}): string {
    return this.words.message(key, args);
  }

  /** What is asked: one sentence, and what follows from it. The app may have a shorter way to ask than the game. */
  get ask(): Question | null {
    const prompt = this.prompt;
    if (!prompt) return null;
    const own = `${this.table.game}-${prompt.key}`, args = prompt.args ?? {};
    if (this.words.knows(own)) return { title: capital(this.w(own, args)), more: this.words.has(own, "more") ? capital(this.words.message(own, args, "more")) : "" };
    const said = capital(this.say(prompt)), end = said.search(/[.?!]\s/);
    return end < 0 ? { title: said, more: "" } : { title: said.slice(0, end + 1), more: said.slice(end + 2) };
  }

  /** The choices with this verb, or all whose targets begin with these. */
  those(verb: string, ...with_: (Seat | Thing | string)[]): Choice[] {
    const names = with_.map((it) => (typeof it === "string" ? it : nameOf(it)));
    return this.choices.filter((choice) => choice.phrase.key === verb && names.every((name) => aimsAt(choice, name)));
  }

  /** The one choice with this verb and just these targets. */
  choice(verb: string, ...with_: (Seat | Thing | string)[]): Choice | null {
    const found = this.those(verb, ...with_);
    return found.find((choice) => targets(choice.phrase).length === with_.length) ?? null;
  }

  isLit(name: string): boolean {
    return this.lit.includes(name);
  }

  choose(choice: Choice | null | undefined): void {
    if (!choice) return;
    this.picked = [];
    this.act(choice.action);
  }

  /** What was told last, for the line above the tray. */
  get lastLine(): string {
    const events = this.fresh.flatMap((entry) => entry.events ?? []).filter((event) => !event.fleeting);
    const last = events.at(-1);
    return last ? this.say(last) : "";
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const aimsAt = (choice: Choice, name: string): boolean => targets(choice.phrase).some((it) => nameOf(it) === name);

/** The table as it is now. */
export class LiveView extends View {
  constructor(readonly live: Live, readonly words: Words) {
    super();
  }
  get sight(): Sight | null {
    return this.live.sight;
  }
  get you(): number | null {
    return this.live.you;
  }
  get table(): TableFacts {
    return this.live.table!;
  }
  get fresh(): Entry[] {
    return this.live.fresh;
  }
  override get choices(): Choice[] {
    return this.live.sent === null ? this.live.choices : [];
  }
  override get deadline(): number | null {
    return this.live.deadline;
  }
  override get lastLine(): string {
    const told = this.live.story.flatMap((entry) => entry.events ?? []).filter((event) => !event.fleeting).at(-1);
    return told ? this.say(told) : "";
  }
  override get glimpses(): Phrase[] {
    return this.live.glimpses;
  }
  override here(seat: number): boolean {
    return this.live.sharing.includes(seat) || (this.live.here[seat] ?? true);
  }
  override act(action: number): void {
    this.live.act(action);
  }
  override undo(): void {
    this.live.undo();
  }
  override get isKept(): boolean {
    return this.live.sent !== null && this.live.link === "lost";
  }
  override get held(): number | null {
    return this.live.held;
  }
  override reaction(seat: number): string {
    const it = this.live.reactions[seat];
    return it ? t(`react-${it}`) : "";
  }
  override get isResting(): boolean {
    return this.live.isResting;
  }
  override goOn(): void {
    this.live.goOn();
  }
}

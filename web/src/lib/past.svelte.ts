// A game that is over, looked back at: moment by moment, with somebody's eyes.
import type { Decision, Moments, Scene, Sight, TableFacts } from "../wire";
import { resting, type Entry } from "./live.svelte";
import { motion } from "./motion";
import { facesIn, instead } from "./phrases";
import { View, type Question } from "./view.svelte";
import type { Words } from "./words.svelte";

const CHANCE = -1;
const PAUSE = 1400; // milliseconds between two moments, when it plays by itself

type Source = (first: number, seat: number | null, open: boolean) => Promise<Moments>;

/** Which turn it is, as the game counts them; whose, where it does not. */
const turnOf = (moment: Sight): number => counted(moment) ?? moment.turn;
const counted = (moment: Sight | undefined): number | undefined => (moment?.scene as { turn?: number } | undefined)?.turn;

export class Past {
  seat = $state<number | null>(null);
  open = $state(false);
  number = $state(0); // of the stop that is shown
  isPlaying = $state(false);
  decisions = $state.raw<Decision[]>([]); // what a coach says about them, if it was asked
  private moments = $state.raw<Sight[]>([]);
  resting = $state.raw<Scene | null>(null); // what is seen on the way to the next stop
  private of = $state(1);
  private wanted: number | null;
  private reading = 0; // which reading this is: another pair of eyes begins another
  private walking = 0; // which way this is: another one ends it
  private timer = 0;

  constructor(readonly table: TableFacts, private readonly source: Source, step: number | null, seat: number | null) {
    this.wanted = step;
    this.seat = seat;
    void this.read();
  }

  /** Where one can stop: whenever somebody decides, and at the end. */
  readonly stops = $derived(this.moments.filter((moment, index) => moment.actor !== CHANCE || index === this.of - 1));
  readonly isComplete = $derived(this.moments.length >= this.of);
  readonly moment = $derived(this.stops[Math.min(this.number, this.stops.length - 1)]);
  /** The steps with which turns begin in which somebody decides. */
  readonly turns = $derived(this.stops.filter((stop, index) => index === 0 || turnOf(stop) !== turnOf(this.stops[index - 1]!)).map((stop) => stop.version));
  readonly isLast = $derived(this.isComplete && this.number >= this.stops.length - 1);
  readonly decision = $derived(this.decisions.find((each) => each.step === this.moment?.version));
  /** What happened, an entry for each stop up to this one. */
  readonly story = $derived(this.stops.slice(0, this.number + 1).map((stop, index) => this.entry(stop, index)));

  /** Look with other eyes, at the same moment. */
  look(seat: number | null, open: boolean): void {
    this.wanted = this.moment?.version ?? null;
    this.seat = seat;
    this.open = open;
    void this.read();
  }

  go(number: number): void {
    const to = Math.max(0, Math.min(number, this.stops.length - 1)), isJump = to !== this.number + 1 || this.resting !== null;
    if (this.wanted !== null) this.wanted = this.stops[to]?.version ?? this.wanted; // other eyes open there
    motion.finish();
    void this.walk(to, isJump);
  }

  /** To another stop, with a rest wherever eyes should rest on the way. */
  private async walk(to: number, isJump: boolean): Promise<void> {
    const walking = ++this.walking;
    for (const scene of isJump ? [] : this.rests(to)) {
      await motion.change(() => (this.resting = scene));
      await motion.hold();
      if (walking !== this.walking) return;
    }
    await motion.change(() => Object.assign(this, { number: to, resting: null }), isJump);
  }

  private rests(to: number): Scene[] {
    const first = this.moment?.version ?? 0, last = this.stops[to]?.version ?? 0;
    return this.moments.slice(first + 1, last + 1).flatMap((moment) => moment.rests);
  }

  goTo(step: number): void {
    this.go(this.stops.findLastIndex((stop) => stop.version <= step));
  }

  /** To the beginning of the turn before this one, or after it. */
  turn(by: number): void {
    const now = this.moment?.version ?? 0;
    const next = by > 0 ? this.turns.find((step) => step > now) : this.turns.findLast((step) => step < now);
    this.goTo(next ?? (by > 0 ? Infinity : 0));
  }

  /** The number of the turn to which a step belongs. */
  turnAt(step: number): number {
    const stop = this.stops.findLast((each) => each.version <= step);
    return Math.max(1, counted(stop) ?? this.turns.filter((each) => each <= step).length);
  }

  play(on: boolean): void {
    clearInterval(this.timer);
    this.isPlaying = on && !this.isLast;
    if (this.isPlaying) this.timer = window.setInterval(() => this.playOn(), PAUSE);
  }

  private playOn(): void {
    if (this.isLast) this.play(false);
    else if (this.resting === null) this.go(this.number + 1);
  }

  private entry(stop: Sight, index: number): Entry {
    const before = index ? this.stops[index - 1]! : null;
    const since = this.moments.slice(before ? before.version + 1 : 0, stop.version + 1);
    const events = since.flatMap((moment) => moment.events.map((event) => event.phrase)), steps = { v: stop.version, first: since[0]?.version ?? 0, end: stop.version, events };
    return before && before.actor >= 0 ? { ...steps, is: "act", seat: before.actor, by: "person" } : { ...steps, is: "begin" };
  }

  private async read(): Promise<void> {
    const reading = ++this.reading;
    let read: Sight[] = [];
    do {
      const page = await this.source(read.length, this.seat, this.open);
      if (reading !== this.reading) return;
      read = [...read, ...page.moments];
      this.of = page.of;
      if (this.wanted === null || read.length > this.wanted || read.length >= this.of) this.show(read);
    } while (read.length < this.of);
  }

  private show(read: Sight[]): void {
    this.moments = read;
    if (this.wanted !== null) this.number = Math.max(0, this.stops.findLastIndex((stop) => stop.version <= this.wanted!));
    this.wanted = null;
  }
}

/** The table as it was. */
export class PastView extends View {
  override readonly isPast = true;

  constructor(readonly past: Past, readonly words: Words) {
    super();
  }
  get sight(): Sight | null {
    const { moment, resting: scene } = this.past;
    return moment && scene ? resting(moment, scene) : moment ?? null;
  }
  get you(): number | null {
    return this.past.seat;
  }
  get table(): TableFacts {
    return this.past.table;
  }
  override get isOver(): boolean {
    return this.past.isLast;
  }
  override get isResting(): boolean {
    return this.past.resting !== null;
  }
  override goOn(): void {
    this.past.go(this.past.number + 1);
  }
  get fresh(): Entry[] {
    return this.past.story.slice(-1);
  }
  override get ask(): Question | null {
    const told = this.past.decision ? this.verdict(this.past.decision) : this.lastLine;
    return told && !this.isOver ? { title: told, more: "" } : null;
  }

  /** What was chosen, and what the coach would have. */
  verdict(it: Decision): string {
    const who = { is: "seat", number: it.seat } as const;
    return this.w(this.agrees(it) ? "review-agrees" : "review-differs", { who, chosen: this.called(it, it.action), better: this.called(it, it.best) });
  }

  /** Whether the coach would have done the same, or what reads the same: dice have no names. */
  agrees(it: Decision): boolean {
    return it.cost < 0.0005 || this.called(it, it.action) === this.called(it, it.best);
  }

  called(it: Decision, action: number): string {
    const phrase = it.phrases[String(action)], then = this.past.stops.find((stop) => stop.version === it.step);
    return phrase ? this.say(instead(phrase, facesIn(then?.scene))) : "";
  }
}

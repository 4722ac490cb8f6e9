// A game that is over, moment by moment, as somebody saw it.
import type { Choice, Entry } from "./live.svelte";
import type { Phrase } from "./phrases";
import * as server from "./server";
import { View } from "./view.svelte";
import { t, type Words } from "./words.svelte";
import { motion } from "./motion";

export interface Decision {
  step: number;
  seat: number;
  action: number;
  best: number;
  cost: number;
  chances: Record<string, number | null>;
}

export interface Review {
  decisions: Decision[];
  costliest: number[];
}

/** The table at a moment of the past; nothing can be done there. */
export class Past extends View {
  step = $state(0);
  of = $state(1);
  seat = $state<number | null>(null); // through whose eyes
  moments = $state.raw<server.Moment[]>([]);
  private loading: Promise<void> | null = null;

  constructor(readonly table: server.Table, readonly words: Words) {
    super();
    this.seat = table.you ?? null;
  }

  get you(): number | null {
    return this.seat;
  }
  get scene(): unknown {
    return this.moments[this.step]?.scene ?? this.moments.at(-1)?.scene ?? null;
  }
  get choices(): Choice[] {
    return [];
  }
  get prompt(): Phrase | null {
    return null;
  }
  get asked(): number[] {
    const actor = this.moments[this.step]?.actor ?? -1;
    return actor >= 0 ? [actor] : [];
  }
  get fresh(): Entry[] {
    const moment = this.moments[this.step];
    return moment ? [{ v: this.step, is: "act", events: moment.events }] : [];
  }
  get version(): number {
    return this.step;
  }
  get deadline(): number | null {
    return null;
  }
  get glimpses(): Phrase[] {
    return (this.moments[this.step]?.events ?? []).filter((event) => event.fleeting);
  }
  get epilogue(): unknown {
    return null;
  }
  override get heading(): string {
    return this.lastLine || t("looking-back");
  }
  override get isOver(): boolean {
    return false;
  }
  here(): boolean {
    return true;
  }
  act(): void {}

  /** All that happened up to this moment. */
  get story(): Entry[] {
    return this.moments.slice(0, this.step + 1).map((moment) => ({ v: moment.step, is: "act", events: moment.events, ...this.whose(moment) }));
  }

  private whose(moment: server.Moment): { seat?: number } {
    const before = this.moments[moment.step - 1]?.actor ?? -1;
    return before >= 0 ? { seat: before } : {};
  }

  /** Go to a moment; those before it are fetched as far as they are missing. */
  async go(step: number): Promise<void> {
    while (this.moments.length <= step && this.moments.length < this.of) await this.more();
    const next = Math.max(0, Math.min(step, this.of - 1));
    await motion.change(() => (this.step = next), Math.abs(next - this.step) !== 1);
  }

  /** The next moment at which something is told, or the one before. */
  async along(by: 1 | -1): Promise<void> {
    let next = this.step + by;
    while (next > 0 && next < this.of - 1) {
      while (this.moments.length <= next && this.moments.length < this.of) await this.more();
      if (this.moments[next]?.events.length) break;
      next += by;
    }
    await this.go(next);
  }

  /** Look through other eyes. */
  async through(seat: number | null): Promise<void> {
    this.seat = seat;
    this.words.you = seat;
    this.moments = [];
    await this.go(this.step);
  }

  private more(): Promise<void> {
    return (this.loading ??= server.moments(this.table.id, this.moments.length, this.seat, false).then((found) => {
      this.moments = [...this.moments, ...found.moments];
      this.of = found.of;
      this.loading = null;
    }));
  }
}

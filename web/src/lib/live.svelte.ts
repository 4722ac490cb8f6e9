// The one place that speaks to a table: one socket, which comes back by itself; what was said is said again until heard.
import { motion } from "./motion";
import type { Phrase } from "./phrases";
import type { Table } from "./server";

declare const BUILD: string;
const PROTOCOL = 1;
const PAUSES = [300, 800, 1600, 3000, 5000]; // milliseconds before each attempt to connect again
const SILENCE = 25_000; // after which the other end is asked whether it is there
const NOTICE = 700; // a shorter break is not worth a word
const REACTION = 5000; // milliseconds for which a reaction stays
const GLIMPSE = 4000; // for which something seen once stays at least, unless one has seen it or acts
const MOST_WAITING = 6; // scenes that are shown one after the other; with more, only the last is

export interface Choice {
  action: number;
  phrase: Phrase;
}

export interface Ask {
  prompt: Phrase;
  choices: Choice[];
  undo: boolean;
}

export interface Entry {
  v: number;
  is: "sit" | "stand" | "begin" | "act" | "undo" | "away" | "back" | "say" | "react" | "mute" | "rematch";
  seat?: number;
  by?: "person" | "bot" | "clock";
  name?: string;
  bot?: boolean;
  left?: boolean;
  text?: string;
  with?: string;
  table?: string;
  events?: Phrase[];
}

export interface Advice {
  version: number;
  exact: boolean;
  chances: Record<string, number | null>;
}

interface Sight {
  version: number;
  table?: Table;
  scene?: unknown;
  asked?: number[];
  ask?: Ask | null;
  left?: number;
  epilogue?: unknown;
}

type Message =
  | { type: "welcome"; you: number | null; reload?: boolean }
  | ({ type: "snapshot"; story: Entry[] } & Sight)
  | ({ type: "update"; entries: Entry[]; between?: unknown[] } & Sight)
  | { type: "presence"; here: boolean[]; watching: number }
  | { type: "ack"; id: string; version: number; held?: boolean }
  | { type: "refusal"; id?: string; code: string; phrase: Phrase }
  | ({ type: "advice"; id: string } & Advice)
  | { type: "pong" };

type Said = { type: "act" | "undo" | "say" | "react" | "mute" | "advise"; id: string; [field: string]: unknown };

/** What is wrong, to be shown for a while. */
export interface Notice {
  code: string;
  phrase: Phrase;
}

/** Something to be shown in its turn; eyes rest on what is only there on the way. */
interface Stop {
  show: () => void;
  rests: boolean;
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");

export class Live {
  link = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  isLate = $state(false); // the connection has been gone long enough to say so
  you = $state<number | null>(null);
  table = $state.raw<Table | null>(null);
  version = $state(0);
  scene = $state.raw<unknown>(null);
  asked = $state.raw<number[]>([]);
  ask = $state.raw<Ask | null>(null);
  deadline = $state<number | null>(null);
  epilogue = $state.raw<unknown>(null);
  story = $state.raw<Entry[]>([]);
  fresh = $state.raw<Entry[]>([]); // what came with the scene that is shown
  reactions = $state<Record<number, string>>({}); // by seat, for a moment
  here = $state.raw<boolean[]>([]);
  watching = $state(0);
  advice = $state.raw<Advice | null>(null);
  notice = $state.raw<Notice | null>(null);
  held = $state<number | null>(null); // the answer that is kept until all have answered
  sent = $state<number | null>(null); // the action that is on its way
  glimpses = $state.raw<Phrase[]>([]); // to be seen once
  isResting = $state(false); // eyes rest on something before it goes on
  mustReload = $state(false);
  sharing: number[] = []; // the seats of those who share this device

  private socket: WebSocket | null = null;
  private told = 0; // the last version that was received
  private waiting: Stop[] = [];
  private showing = false;
  private looksUntil = 0; // something that is seen only once
  private looked = (): void => {}; // enough
  private pending = new Map<string, Said>();
  private attempts = 0;
  private timer = 0;
  private lateTimer = 0;
  private heard = 0;

  constructor(readonly id: string, private token: string | null) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    this.connect();
  }

  // What one can say

  act(action: number): void {
    this.seen();
    this.notice = null;
    this.sent = action;
    this.tell({ type: "act", id: newId(), version: this.version, action });
  }

  /** What was to be seen once has been seen. */
  seen(): void {
    this.glimpses = [];
    this.looksUntil = 0;
    this.looked();
  }

  undo(): void {
    this.tell({ type: "undo", id: newId(), version: this.version });
  }

  say(text: string): void {
    this.tell({ type: "say", id: newId(), text });
  }

  react(reaction: string): void {
    this.tell({ type: "react", id: newId(), with: reaction });
  }

  mute(seat: number, muted: boolean): void {
    this.tell({ type: "mute", id: newId(), seat, muted });
  }

  advise(): void {
    this.tell({ type: "advise", id: newId() });
  }

  retry(): void {
    this.attempts = 0;
    this.reconnect();
  }

  /** Look through other eyes: the next person at a shared device. */
  become(token: string | null): void {
    this.token = token;
    this.told = 0;
    this.seen();
    Object.assign(this, { you: null, scene: null, ask: null, asked: [], story: [], fresh: [], held: null, sent: null, advice: null });
    this.waiting = [];
    this.pending.clear();
    this.reconnect();
  }

  close(): void {
    this.link = "closed";
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    clearTimeout(this.timer);
    clearTimeout(this.lateTimer);
    this.socket?.close();
  }

  private tell(said: Said): void {
    this.pending.set(said.id, said);
    this.send(said);
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // The connection

  private hurry = (): void => {
    if (this.link === "lost") this.reconnect();
  };

  /** The browser knows that there is no network: the connection is gone, though nobody has closed it. */
  private cut = (): void => {
    const old = this.socket;
    this.socket = null;
    old?.close();
    if (this.link !== "closed") this.lose();
  };

  private reconnect(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = (this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`));
    socket.onopen = () => {
      const since = this.told ? { since: this.told } : {};
      this.send({ type: "enter", protocol: PROTOCOL, token: this.token, build: BUILD, ...since });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => {
      if (socket === this.socket && this.link !== "closed") this.lose();
    };
    this.watch();
  }

  private lose(): void {
    this.link = "lost";
    clearTimeout(this.lateTimer);
    this.lateTimer = window.setTimeout(() => (this.isLate = true), NOTICE);
    const pause = PAUSES[Math.min(this.attempts++, PAUSES.length - 1)]!;
    this.timer = window.setTimeout(() => this.connect(), pause);
  }

  /** A connection that says nothing for long is asked; one that does not answer is taken for lost. */
  private watch(): void {
    const socket = this.socket;
    this.heard = Date.now();
    const look = (): void => {
      if (socket !== this.socket || this.link === "closed") return;
      const silent = Date.now() - this.heard;
      if (silent > 2 * SILENCE) return this.reconnect();
      if (silent > SILENCE) this.send({ type: "ping" });
      window.setTimeout(look, SILENCE / 2);
    };
    window.setTimeout(look, SILENCE / 2);
  }

  // What one hears

  private hear(message: Message): void {
    switch (message.type) {
      case "welcome": return this.enter(message.you, message.reload ?? false);
      case "snapshot": return this.snapshot(message);
      case "update": return this.update(message);
      case "presence":
        this.here = message.here;
        this.watching = message.watching;
        return;
      case "ack": return this.acked(message.id, message.held ?? false);
      case "refusal": return this.refused(message);
      case "advice":
        this.pending.delete(message.id);
        this.advice = message;
    }
  }

  private enter(you: number | null, reload: boolean): void {
    clearTimeout(this.lateTimer);
    this.you = you;
    this.link = "open";
    this.isLate = false;
    this.attempts = 0;
    this.mustReload ||= reload;
    for (const said of this.pending.values()) this.send(said);
  }

  private snapshot(message: Sight & { story: Entry[] }): void {
    this.told = message.version;
    this.waiting = [];
    motion.finish();
    this.story = message.story;
    this.fresh = [];
    this.see(message);
    this.glimpse(message.story.slice(-1));
  }

  private update(message: Sight & { entries: Entry[]; between?: unknown[] }): void {
    const entries = message.entries.filter((entry) => entry.v > this.told);
    const heard = Date.now(), isPlayed = entries.some((entry) => entry.events); // and not only talked
    this.told = Math.max(this.told, message.version);
    for (const entry of entries) if (entry.is === "react") this.cheer(entry.seat!, entry.with!);
    for (const scene of message.between ?? []) this.waiting.push({ rests: true, show: () => this.rest(scene) });
    const show = (): void => {
      this.story = [...this.story, ...entries];
      this.fresh = entries;
      if (isPlayed) this.glimpse(entries);
      this.see(message, heard);
    };
    this.waiting.push({ rests: false, show });
    void this.show();
  }

  private cheer(seat: number, reaction: string): void {
    this.reactions[seat] = reaction;
    window.setTimeout(() => delete this.reactions[seat], REACTION);
  }

  /** What is on the way is seen, and nothing is asked meanwhile. */
  private rest(scene: unknown): void {
    Object.assign(this, { scene, ask: null, asked: [], fresh: [], glimpses: [], deadline: null, isResting: true });
  }

  /** Rest no longer: what is on the way is left out. */
  goOn(): void {
    this.waiting = this.waiting.filter((stop) => !stop.rests);
    motion.finish();
  }

  /** One scene after the other, each when the way to the last has been seen. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    while (this.waiting.length) {
      const isBehind = this.waiting.filter((stop) => !stop.rests).length > MOST_WAITING;
      if (!isBehind) await this.look();
      const stop = this.waiting.shift();
      if (!stop || (stop.rests && isBehind)) continue;
      await motion.change(stop.show, isBehind);
      if (stop.rests) await motion.hold();
    }
    this.showing = false;
  }

  private glimpse(entries: Entry[]): void {
    this.glimpses = entries.flatMap((entry) => (entry.events ?? []).filter((event) => event.fleeting));
    this.looksUntil = this.glimpses.length ? Date.now() + GLIMPSE : 0;
  }

  /** What is seen once is looked at before the table goes on here; elsewhere it goes on. */
  private async look(): Promise<void> {
    const left = this.looksUntil - Date.now();
    if (left <= 0 || document.hidden) return;
    await new Promise<void>((resolve) => {
      this.looked = resolve;
      setTimeout(resolve, left);
    });
  }

  private see(sight: Sight, heard = Date.now()): void {
    if (sight.version !== this.version) this.held = null;
    this.version = sight.version;
    if (sight.table) this.table = sight.table;
    this.scene = sight.scene ?? null;
    this.asked = sight.asked ?? [];
    this.ask = sight.ask ?? null;
    this.sent = null;
    this.isResting = false;
    this.deadline = sight.left === undefined ? null : heard + sight.left;
    this.epilogue = sight.epilogue ?? null;
    if (this.advice?.version !== sight.version) this.advice = null;
  }

  private acked(id: string, held: boolean): void {
    const said = this.pending.get(id);
    this.pending.delete(id);
    if (held && said?.type === "act") this.held = said["action"] as number;
    if (held) this.sent = null;
  }

  private refused(message: { id?: string; code: string; phrase: Phrase }): void {
    if (message.id) this.pending.delete(message.id);
    this.sent = null;
    if (message.code !== "stale") this.notice = { code: message.code, phrase: message.phrase };
  }
}

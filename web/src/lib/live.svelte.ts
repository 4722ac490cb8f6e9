// The one place that speaks to a table: one socket, which comes back by itself; what was said is said again until heard.
import { tick } from "svelte";
import type { Advised, AnyAnswer, AnyMessage, AnyTold, Enter, Phrase, Ping, Refusal, Scene, Sight, Snapshot, TableFacts, Update } from "../wire";
import { motion } from "./motion";
import { patched } from "./patches";

declare const BUILD: string;
const PROTOCOL = 2;
const PAUSES = [300, 800, 1600, 3000, 5000]; // milliseconds before each attempt to connect again
const SILENCE = 25_000; // after which the other end is asked whether it is there
const NOTICE = 700; // a shorter break is not worth a word
const REACTION = 5000; // milliseconds for which a reaction stays
const GLIMPSE = 4000; // for which something seen once stays at least, unless one has seen it or acts
const MOST_WAITING = 6; // scenes that are shown one after the other; with more, only the last is

/** An action that can be chosen, and what it is called. */
export interface Choice {
  action: number;
  phrase: Phrase;
}

/** An entry of the log, with what it has brought as one saw it. */
export type Entry = AnyTold & { events?: Phrase[] };

type Said = Exclude<AnyMessage, Enter | Ping>;

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

/** What was told with a sight, each event with the entry that brought it: the one that has played its step. */
function withEvents(entries: AnyTold[], sight: Sight | null): Entry[] {
  return entries.map((entry) => {
    if (entry.is !== "act" && entry.is !== "begin") return entry;
    const { first = 0, end = 0 } = entry, events = (sight?.events ?? []).filter(({ step }) => first <= step && step < end);
    return { ...entry, events: events.map((event) => event.phrase) };
  });
}

/** On the way nothing is asked. */
export const resting = (sight: Sight, scene: Scene): Sight => ({ ...sight, scene, ask: null, asked: [], events: [] });

const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");

export class Live {
  link = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  isLate = $state(false); // the connection has been gone long enough to say so
  you = $state<number | null>(null);
  table = $state.raw<TableFacts | null>(null);
  version = $state(0);
  sight = $state.raw<Sight | null>(null); // what is shown
  deadline = $state<number | null>(null);
  story = $state.raw<Entry[]>([]);
  fresh = $state.raw<Entry[]>([]); // what came with the scene that is shown
  reactions = $state<Record<number, string>>({}); // by seat, for a moment
  here = $state.raw<boolean[]>([]);
  watching = $state(0);
  advice = $state.raw<Advised | null>(null);
  notice = $state.raw<Notice | null>(null);
  held = $state<number | null>(null); // the answer that is kept until all have answered
  sent = $state<number | null>(null); // the action that is on its way
  glimpses = $state.raw<Phrase[]>([]); // to be seen once
  isResting = $state(false); // eyes rest on something before it goes on
  mustReload = $state(false);
  sharing: number[] = []; // the seats of those who share this device
  private actions = $state.raw<Phrase[]>([]); // what each is called, by its number
  readonly choices = $derived((this.sight?.ask?.choices ?? []).map((action): Choice => ({ action, phrase: this.actions[action]! })));

  private socket: WebSocket | null = null;
  private told = 0; // the last version that was received
  private has: Sight | null = null; // the last sight that was received: the next patch is of this one
  private log: Entry[] = []; // the story with all that was received
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
    Object.assign(this, { you: null, sight: null, story: [], fresh: [], held: null, sent: null, advice: null });
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

  private send(message: AnyMessage): void {
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
      this.hear(JSON.parse(event.data) as AnyAnswer);
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

  private hear(message: AnyAnswer): void {
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

  private snapshot(message: Snapshot): void {
    this.has = message.sight ?? null;
    this.actions = message.actions ?? [];
    if (message.since) return this.follow(message, []);
    this.told = message.version;
    this.waiting = [];
    motion.finish();
    this.story = this.log = withEvents(message.entries, this.has);
    this.fresh = [];
    this.see(message, this.has);
    this.glimpse(this.story.slice(-1));
  }

  /** Whatever is known already, the sight is patched: the next patch is of what this one makes. */
  private update(message: Update): void {
    const scenes: Scene[] = [];
    if (this.has && message.sight) {
      for (const rest of message.rests ?? []) scenes.push(patched(scenes.at(-1) ?? this.has.scene, rest));
      this.has = patched({ ...this.has, scene: scenes.at(-1) ?? this.has.scene }, message.sight);
    }
    if (message.version > this.told) this.follow(message, scenes);
  }

  /** Show what is new, in its turn: first that on which eyes rest. */
  private follow(message: Snapshot | Update, scenes: Scene[]): void {
    const sight = this.has, entries = withEvents(message.entries.filter((entry) => entry.v > this.told), sight);
    const heard = Date.now(), story = (this.log = [...this.log, ...entries]), isPlayed = entries.some((entry) => entry.events); // and not only talked
    this.told = message.version;
    for (const entry of entries) if (entry.is === "react") this.cheer(entry.seat, entry.with);
    for (const scene of scenes) this.waiting.push({ rests: true, show: () => this.rest(scene) });
    const show = (): void => {
      this.story = story;
      this.fresh = entries;
      if (isPlayed) this.glimpse(entries);
      this.see(message, sight, heard);
    };
    this.waiting.push({ rests: false, show });
    void this.show();
  }

  private cheer(seat: number, reaction: string): void {
    this.reactions[seat] = reaction;
    window.setTimeout(() => delete this.reactions[seat], REACTION);
  }

  /** What is on the way is seen, and nothing is asked meanwhile. */
  private rest(scene: Scene): void {
    Object.assign(this, { sight: this.sight && resting(this.sight, scene), fresh: [], glimpses: [], deadline: null, isResting: true });
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
    void tick().then(() => (this.looksUntil &&= Date.now() + GLIMPSE)); // its time begins when it is drawn
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

  private see({ version, table, left }: Snapshot | Update, sight: Sight | null, heard = Date.now()): void {
    if (version !== this.version) this.held = null;
    this.version = version;
    if (table) this.table = table;
    this.sight = sight;
    this.sent = null;
    this.isResting = false;
    this.deadline = left === undefined ? null : heard + left;
    if (this.advice?.version !== version) this.advice = null;
  }

  private acked(id: string, held: boolean): void {
    const said = this.pending.get(id);
    this.pending.delete(id);
    if (held && said?.type === "act") this.held = said.action;
    if (held) this.sent = null;
  }

  private refused(message: Refusal): void {
    if (message.id) this.pending.delete(message.id);
    this.sent = null;
    if (message.code !== "stale") this.notice = { code: message.code, phrase: message.phrase };
  }
}

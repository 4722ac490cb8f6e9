import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Acted, AnyAnswer, AnyMessage, Phrase, Sight, Snapshot, TableFacts, Update } from "../wire";
import { Live } from "./live.svelte";

const { change, hold } = vi.hoisted(() => ({ change: vi.fn((apply: () => void) => Promise.resolve(apply())), hold: vi.fn(() => Promise.resolve()) }));
vi.mock("./motion", () => ({ motion: { change, hold, finish: (): void => {} } }));

/** What a server would be: it hears what is said, and tells what the test wants. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  said: AnyMessage[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_: { data: string }): void => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as AnyMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  lose(): void {
    this.close();
    this.onclose();
  }
  tell(...messages: AnyAnswer[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks(); // to what they did at first
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "https:", host: "house" });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const phrase = (key: string, more = {}): Phrase => ({ is: "phrase", key, ...more });
const ACTIONS = ["stop", "roll", "rob"].map((key) => phrase(key));
const TABLE = { id: "t", game: "kings-gold", status: "playing" } as TableFacts;
const event = (step: number, key: string, more = {}) => ({ step, actor: 0, phrase: phrase(key, more) });
const sight = (own: Partial<Sight> = {}): Sight => ({
  version: 3, actor: 0, turn: 0, scene: { phase: "roll", actor: null }, asked: [0], ask: { prompt: phrase("ask"), choices: [0, 2], undo: false }, events: [], rests: [], epilogue: null, ...own,
});
const act = (v: number, first = 0, end = 0, seat = 0): Acted => ({ is: "act", v, seat, by: "person", ...(end ? { first, end } : {}) });
const snapshot = (own: Partial<Snapshot> = {}): Snapshot => ({
  type: "snapshot", version: 2, since: 0, table: TABLE, actions: ACTIONS,
  entries: [{ is: "begin", v: 1, first: 0, end: 2 }, act(2, 2, 3)], sight: sight({ events: [event(0, "falls"), event(1, "falls"), event(2, "rolls")] }), ...own,
});
const update = (version: number, own: Partial<Update> = {}): Update => ({ type: "update", version, entries: [], ...own });

const last = (): FakeSocket => FakeSocket.all.at(-1)!;
const told = (live: Live): string[][] => live.story.map((entry) => (entry.events ?? []).map((it) => it.key));
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

function entered(own: Partial<Snapshot> = {}): Live {
  const live = new Live("t", "secret");
  last().open();
  last().tell({ type: "welcome", protocol: 2, build: "1", you: 0 }, snapshot(own));
  return live;
}

test("who enters says the protocol and who it is, and knows nothing yet", () => {
  entered();
  expect(last().address).toBe("wss://house/api/tables/t/socket");
  expect(last().said).toEqual([{ type: "enter", protocol: 2, token: "secret", build: expect.any(String) as string }]);
});

test("a snapshot is all there is to see, with each event at the entry that brought it", () => {
  const live = entered({ left: 5000 });
  expect([live.you, live.version, live.link, live.table?.id]).toEqual([0, 2, "open", "t"]);
  expect(live.choices).toEqual([{ action: 0, phrase: ACTIONS[0] }, { action: 2, phrase: ACTIONS[2] }]);
  expect(told(live)).toEqual([["falls", "falls"], ["rolls"]]);
  expect(live.fresh).toEqual([]);
  expect(live.deadline).toBe(Date.now() + 5000);
});

test("a table that has not begun has no sight", () => {
  const live = new Live("t", null);
  last().open();
  last().tell({ type: "snapshot", version: 1, since: 0, entries: [{ is: "sit", v: 1, seat: 0, name: "Ann", bot: false, adds: "" }], table: TABLE });
  expect([live.sight, live.choices, live.story.length]).toEqual([null, [], 1]);
});

test("an update patches what is seen; events go to the entries that played their steps", async () => {
  const live = entered();
  const kept = live.sight!.scene;
  last().tell(update(4, { entries: [act(3, 3, 5), act(4, 5, 6, 1)], sight: { version: [6], ask: { choices: [[1]] }, events: [[event(3, "a"), event(4, "b"), event(5, "c")]] } }));
  await settled();
  expect([live.version, live.sight?.version, live.sight?.asked]).toEqual([4, 6, [0]]);
  expect(live.sight!.scene).toBe(kept);
  expect(live.choices).toEqual([{ action: 1, phrase: ACTIONS[1] }]);
  expect(told(live).slice(2)).toEqual([["a", "b"], ["c"]]);
  expect(live.fresh.map((entry) => entry.v)).toEqual([3, 4]);
});

test("updates follow each other, each a patch of the one before, though they are shown later", async () => {
  const live = entered();
  last().tell(update(3, { entries: [act(3, 3, 4)], sight: { version: [4], events: [[event(3, "a")]], ask: [null] } }), update(4, { entries: [act(4, 4, 5)], sight: { version: [5], events: { 0: [event(4, "b")] } } }));
  expect(live.version).toBe(2);
  await settled();
  expect([live.version, live.sight?.version, live.sight?.ask]).toEqual([4, 5, null]);
  expect(told(live).slice(2)).toEqual([["a"], ["b"]]);
});

test("eyes rest on scenes on the way, one after the other, and nothing is asked there", async () => {
  const live = entered(), seen: unknown[] = [];
  change.mockImplementation((apply) => {
    apply();
    seen.push([live.sight?.scene.phase, live.sight?.ask?.choices ?? null, live.isResting]);
    return Promise.resolve();
  });
  last().tell(update(3, { entries: [act(3, 3, 5)], rests: [{ phase: ["shown"] }, { phase: ["shut"] }], sight: { version: [5], scene: { phase: ["over"] } } }));
  await settled();
  expect(seen).toEqual([["shown", null, true], ["shut", null, true], ["over", [0, 2], false]]);
  expect(hold).toHaveBeenCalledTimes(2);
});

test("who goes on leaves out what is on the way", async () => {
  const live = entered();
  hold.mockImplementationOnce(() => Promise.resolve(live.goOn()));
  last().tell(update(3, { entries: [act(3, 3, 5)], rests: [{ phase: ["shown"] }, { phase: ["shut"] }], sight: { scene: { phase: ["over"] } } }));
  await settled();
  expect(live.sight?.scene.phase).toBe("over");
  expect(change).toHaveBeenCalledTimes(2);
});

test("of a version that is known already nothing is told twice, and the next patch fits", async () => {
  const live = entered();
  last().tell(update(3, { entries: [act(3, 3, 4)], sight: { version: [4], events: [[event(3, "a")]] } }));
  last().tell(update(3, { entries: [act(3, 3, 4)], rests: [{ phase: ["shown"] }], sight: { events: [[]], scene: { phase: ["roll"] } } }), { type: "refusal", code: "stale", phrase: phrase("stale"), id: "x" });
  last().tell(update(4, { entries: [act(4, 4, 5)], sight: { version: [5], events: [[event(4, "b")]] } }));
  await settled();
  expect(told(live).slice(2)).toEqual([["a"], ["b"]]);
  expect([live.sight?.version, live.sight?.scene.phase, live.notice]).toEqual([5, "roll", null]);
});

test("an undo is told, and what was taken back brings nothing any more", async () => {
  const live = entered();
  last().tell(update(4, { entries: [act(3), { is: "undo", v: 4, seat: 0 }], sight: { version: [3] } }));
  await settled();
  expect(live.story.map((entry) => entry.is)).toEqual(["begin", "act", "act", "undo"]);
  expect(told(live).slice(2)).toEqual([[], []]);
  live.undo();
  expect(last().said.at(-1)).toMatchObject({ type: "undo", version: 4 });
});

test("after a loss it comes back with the last version it knows, and the story continues", async () => {
  const live = entered();
  live.act(2);
  const said = last().said.at(-1)!;
  last().lose();
  expect(live.link).toBe("lost");
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  expect(last().said).toEqual([{ type: "enter", protocol: 2, token: "secret", build: expect.any(String) as string, since: 2 }]);
  last().tell({ type: "welcome", protocol: 2, build: "1", you: 0 });
  expect(last().said.at(-1)).toEqual(said); // what was not acknowledged is said again
  last().tell(snapshot({ version: 3, since: 2, entries: [act(3, 3, 4)], sight: sight({ version: 4, events: [event(3, "robs")] }) }), { type: "ack", id: "id" in said ? said.id : "", version: 3 });
  await settled();
  expect(told(live)).toEqual([["falls", "falls"], ["rolls"], ["robs"]]);
  expect(live.fresh.map((entry) => entry.v)).toEqual([3]);
  expect([live.link, live.sent, live.version]).toEqual(["open", null, 3]);
});

test("a snapshot since the beginning begins the story anew", async () => {
  const live = entered();
  last().lose();
  await vi.advanceTimersByTimeAsync(400);
  last().open();
  last().tell(snapshot({ version: 9, entries: [act(9, 2, 3)] }));
  expect([told(live), live.version]).toEqual([[["rolls"]], 9]);
});

test("what comes from a connection that was given up is not heard", () => {
  const live = entered(), old = last();
  live.retry();
  old.tell(update(7, { entries: [act(7)], sight: { version: [99] } }));
  expect(live.version).toBe(2);
});

test("something that is seen once is looked at before the table goes on here", async () => {
  const live = entered();
  last().tell(update(3, { entries: [act(3, 3, 4)], sight: { version: [4], events: [[event(3, "on-card", { fleeting: true })]] } }));
  last().tell(update(4, { entries: [act(4, 4, 5)], sight: { version: [5], events: [[event(4, "b")]] } }));
  await settled();
  expect([live.version, live.glimpses.map((it) => it.key)]).toEqual([3, ["on-card"]]);
  live.seen();
  await settled();
  expect([live.version, live.glimpses]).toEqual([4, []]);
});

test("an answer that is kept is shown as kept until something happens", async () => {
  const live = entered();
  live.act(2);
  const { id } = last().said.at(-1) as { id: string };
  last().tell({ type: "ack", id, version: 2, held: true });
  expect([live.held, live.sent]).toEqual([2, null]);
  last().tell(update(3, { entries: [act(3, 3, 4)], sight: { version: [4] } }));
  await settled();
  expect(live.held).toBeNull();
});

test("who becomes somebody else forgets what they saw, and begins anew", () => {
  const live = entered();
  live.become("other");
  expect([live.you, live.sight, live.story]).toEqual([null, null, []]);
  last().open();
  expect(last().said).toEqual([{ type: "enter", protocol: 2, token: "other", build: expect.any(String) as string }]);
});

test("advice is for the version at which it was given", async () => {
  const live = entered();
  live.advise();
  last().tell({ type: "advice", id: "1", version: 2, exact: true, chances: { 0: 0.5, 2: null } });
  expect(live.advice?.chances).toEqual({ 0: 0.5, 2: null });
  last().tell(update(3, { entries: [{ is: "say", v: 3, seat: 1, text: "hm" }] }));
  await settled();
  expect([live.advice, live.story.at(-1)?.is]).toEqual([null, "say"]);
});

test("an older page is told to load itself again", () => {
  const live = new Live("t", null);
  last().open();
  last().tell({ type: "welcome", protocol: 2, build: "2", you: null, reload: true });
  expect(live.mustReload).toBe(true);
});

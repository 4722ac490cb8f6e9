// The one place that moves things: from one scene to the next by the ids of things. It knows no game.
//
// data-id     a thing; it travels from where it was to where it is
// data-face   what it shows; if that changes the thing is turned over
// data-rolled changes when a die was rolled: it tumbles
// data-coins  a heap, with data-count: what one loses and another gains flies between them, coin by coin
// data-ring   on the board: things travel around its middle

import { tick } from "svelte";

const MOVE = 420, TUMBLE = 560, FLIGHT = 550, APART = 60, HOLD = 700, SETTLE = 50; // milliseconds
const TRAVEL = "cubic-bezier(.3, .9, .3, 1)";
const MOST_COINS = 12; // that fly; more would take too long

interface Way {
  it: HTMLElement;
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
  end?: () => void;
}

interface Seen {
  box: DOMRect;
  face: string | undefined;
  side: Element | null; // how that side looks
  rolled: string | undefined;
}

const calm = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

class Motion {
  private running = new Set<Animation>();
  private release = (): void => {};
  private isSkipped = false;
  private sounds: ((what: "roll" | "coin" | "card") => void)[] = [];

  /** Show what has changed, and the way to it; resolves when that is over, or was skipped. */
  async change(apply: () => void, isBehind = false): Promise<void> {
    if (isBehind || calm?.matches || document.hidden) return apply();
    const before = this.look(), coins = this.count();
    apply();
    await tick();
    const ways = [...this.ways(before), ...this.flights(coins)]; // all is measured before anything moves
    for (const way of ways) poise(way);
    this.isSkipped = false;
    if (ways.length) await pause(SETTLE); // until all is painted; what will move stands where it was
    const moving = ways.map((way) => this.run(way));
    if (this.isSkipped) this.finish();
    await Promise.all(moving);
  }

  /** A beat in which eyes rest on what they see; a click ends it. */
  async hold(ms: number = HOLD): Promise<void> {
    if (document.hidden || ms <= 0) return;
    await new Promise<void>((resolve) => {
      this.release = resolve;
      setTimeout(resolve, ms);
    });
  }

  /** To be told what is heard. */
  listen(ear: (what: "roll" | "coin" | "card") => void): void {
    this.sounds.push(ear);
  }

  /** All that is on its way is there at once. */
  finish(): void {
    this.isSkipped = true;
    for (const each of this.running) each.finish();
    this.release();
  }

  get isRunning(): boolean {
    return this.running.size > 0;
  }

  private hear(what: "roll" | "coin" | "card"): void {
    for (const ear of this.sounds) ear(what);
  }

  private look(): Map<string, Seen> {
    const found = new Map<string, Seen>();
    for (const it of document.querySelectorAll<HTMLElement>("[data-id]")) {
      const box = it.getBoundingClientRect(), id = it.dataset["id"]!;
      if (box.width || !found.has(id)) found.set(id, { box, face: it.dataset["face"], side: it.dataset["face"] === undefined ? null : copied(it), rolled: it.dataset["rolled"] });
    }
    return found;
  }

  private count(): Map<string, number> {
    const heaps = [...document.querySelectorAll<HTMLElement>("[data-coins]")];
    return new Map(heaps.map((it) => [it.dataset["coins"]!, Number(it.dataset["count"])]));
  }

  /** How each thing goes from where it was to where it is. */
  private ways(before: Map<string, Seen>): Way[] {
    const ways: Way[] = [], zoom = zoomed();
    let rolled = 0;
    for (const it of document.querySelectorAll<HTMLElement>("[data-id]")) {
      const was = before.get(it.dataset["id"]!) ?? this.from(it, before);
      const now = it.getBoundingClientRect();
      if (!now.width || was?.box.width === 0) continue; // it is not shown on this screen
      if (!was) ways.push({ it, frames: [{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1 }], options: { duration: MOVE / 2 } });
      else if (it.dataset["rolled"] !== was.rolled) ways.push(this.tumble(it, rolled++));
      else ways.push(...this.move(it, was, now, zoom));
    }
    if (rolled) this.hear("roll");
    return ways;
  }

  /** A thing that was not there before may come out of another. */
  private from(it: HTMLElement, before: Map<string, Seen>): Seen | undefined {
    const from = before.get(it.dataset["from"] ?? "");
    return from && { ...from, face: it.dataset["face"], rolled: it.dataset["rolled"] };
  }

  /** From one place to another, turned over on the way if it shows something else. */
  private move(it: HTMLElement, was: Seen, now: DOMRect, zoom: number): Way[] {
    const dx = was.box.left + was.box.width / 2 - now.left - now.width / 2, dy = was.box.top + was.box.height / 2 - now.top - now.height / 2;
    const isTurned = it.dataset["face"] !== was.face, isMoved = Math.hypot(dx, dy) >= 3;
    if (!isMoved && !isTurned) return [];
    this.hear("card");
    const ring = isMoved ? it.closest<HTMLElement>("[data-ring]") : null;
    if (ring) return [{ it, frames: around(ring, was.box, now, zoom), options: { duration: 800, easing: "ease-in-out" } }];
    const size = was.box.width ? was.box.width / now.width : 1;
    const middle = { translate: `${dx / zoom / 2}px ${dy / zoom / 2 - 12}px`, rotate: "y 90deg", offset: 0.5 };
    const frames = [{ translate: `${dx / zoom}px ${dy / zoom}px`, scale: size }, ...(isTurned ? [middle] : []), { translate: "0 0", scale: 1 }];
    if (!isTurned) return [{ it, frames, options: { duration: MOVE } }];
    return [{ it, frames, options: { duration: MOVE, endDelay: HOLD } }, ...this.cover(it, was.side)];
  }

  /** Until it stands on its edge, a thing shows the side that it showed before. */
  private cover(on: HTMLElement, side: Element | null): Way[] {
    if (!side) return [];
    const it = document.createElement("span");
    it.className = `${side.getAttribute("class")} turning`;
    it.innerHTML = side.innerHTML;
    it.ariaHidden = "true";
    on.append(it);
    return [{ it, frames: [{ visibility: "visible" }, { visibility: "visible" }], options: { duration: MOVE / 2, easing: "linear" }, end: () => it.remove() }];
  }

  private tumble(it: HTMLElement, number: number): Way {
    const rot = getComputedStyle(it).getPropertyValue("--rot").trim() || "0deg";
    const isBad = it.dataset["face"] === "crossbones";
    const shake = isBad ? [-5, 5, -3].map((x, i) => ({ transform: `translateX(${x}px) rotate(${rot})`, offset: 0.85 + i * 0.05 })) : [];
    const frames = [
      { transform: `rotate(${rot})` },
      { transform: "translate(-14px, -58px) rotate(-150deg) scale(1.06)", offset: 0.28 },
      { transform: "translate(10px, -30px) rotate(120deg)", offset: 0.56 },
      { transform: "translate(0, 4px) rotate(18deg)", offset: 0.78 },
      ...shake,
      { transform: `rotate(${rot})` },
    ];
    return { it, frames, options: { duration: TUMBLE + 120 * number + (isBad ? 120 : 0), easing: "ease-in-out" } };
  }

  /** Coins fly from the heaps that have lost some to those that have gained. */
  private flights(before: Map<string, number>): Way[] {
    const losers: HTMLElement[] = [], gainers: HTMLElement[] = [];
    for (const it of document.querySelectorAll<HTMLElement>("[data-coins]")) {
      const change = Number(it.dataset["count"]) - (before.get(it.dataset["coins"]!) ?? Number(it.dataset["count"]));
      for (let coin = 0; coin < Math.min(Math.abs(change), MOST_COINS); coin++) (change < 0 ? losers : gainers).push(it);
    }
    const pairs = gainers.flatMap((to, i) => (losers.length ? [[losers[i % losers.length]!, to] as const] : []));
    const tallies = new Map([...new Set(pairs.flat())].map((it) => [it, new Tally(it, before.get(it.dataset["coins"]!) ?? 0)]));
    const zoom = zoomed();
    let flying = pairs.length;
    const land = (to: HTMLElement): void => {
      tallies.get(to)!.add(1);
      if (--flying === 0) tallies.forEach((tally) => tally.settle());
    };
    for (const [from] of pairs) tallies.get(from)!.add(-1);
    return pairs.map(([from, to], i) => this.flight(from, to, i * APART, zoom, () => land(to)));
  }

  private flight(from: HTMLElement, to: HTMLElement, delay: number, zoom: number, land: () => void): Way {
    const a = middle(from.getBoundingClientRect()), b = middle(to.getBoundingClientRect());
    const at = (x: number, y: number, scale: number): string => `translate(${x / zoom - 13}px, ${y / zoom - 13}px) scale(${scale})`;
    const frames = [
      { transform: at(a.x, a.y, 0.7), opacity: 0 },
      { transform: at(a.x, a.y - 20, 1), opacity: 1, offset: 0.15 },
      { transform: at((a.x + b.x) / 2, Math.min(a.y, b.y) - 46, 1), opacity: 1, offset: 0.55 },
      { transform: at(b.x, b.y, 0.8), opacity: 1, offset: 0.94 },
      { transform: at(b.x, b.y, 0.5), opacity: 0 },
    ];
    const it = document.createElement("div");
    it.className = "flying-coin";
    it.innerHTML = '<svg viewBox="0 0 64 64" aria-hidden="true"><use href="#coin"/></svg>';
    const end = (): void => {
      it.remove();
      this.hear("coin");
      land();
    };
    return { it, frames, options: { duration: FLIGHT, delay, easing: "ease-in-out", fill: "both" }, end };
  }

  private async run({ it, frames, options, end }: Way): Promise<void> {
    const animation = it.animate(frames, { easing: TRAVEL, ...options });
    this.running.add(animation);
    for (const name of POSE) it.style[name] = "";
    try {
      await animation.finished;
    } catch {
      // it was taken away on its way
    }
    this.running.delete(animation);
    it.classList.remove("moves");
    end?.();
  }
}

/** A thing as it looks, whatever becomes of it. */
function copied(it: HTMLElement): Element {
  const copy = it.cloneNode(true) as Element, drawn = it.querySelectorAll("svg");
  for (const [number, svg] of copy.querySelectorAll("svg").entries()) Object.assign(svg.style, { width: `${drawn[number]!.clientWidth}px`, height: `${drawn[number]!.clientHeight}px` });
  return copy;
}

const POSE = ["translate", "scale", "opacity"] as const;

/** What is about to move lies over the rest, where it was; it is a layer of its own only as long as it moves. */
function poise({ it, frames }: Way): void {
  for (const name of POSE) it.style[name] = String(frames[0]![name] ?? "");
  it.classList.add("moves");
  if (!it.isConnected) document.body.append(it);
}

const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** The number at a heap, which goes up as each coin lands. */
class Tally {
  private readonly text: ChildNode | undefined;

  constructor(private readonly heap: HTMLElement, private shown: number) {
    this.text = [...heap.childNodes].find((node) => node.nodeValue === heap.dataset["count"]);
    this.add(0);
  }

  add(coins: number): void {
    this.shown += coins;
    if (this.text) this.text.nodeValue = String(this.shown);
  }

  settle(): void {
    if (this.text) this.text.nodeValue = this.heap.dataset["count"]!;
  }
}

/** Large screens show everything larger. */
const zoomed = (): number => Number(getComputedStyle(document.body).zoom) || 1;

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** The way around the middle of a board, as keyframes. */
function around(ring: HTMLElement, was: DOMRect, now: DOMRect, zoom: number): Keyframe[] {
  const c = middle((ring.querySelector("[data-middle]") ?? ring).getBoundingClientRect()), a = middle(was), b = middle(now);
  const from = Math.atan2(a.y - c.y, a.x - c.x), to = Math.atan2(b.y - c.y, b.x - c.x);
  const turn = ((to - from + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const [r, s] = [Math.hypot(a.x - c.x, a.y - c.y), Math.hypot(b.x - c.x, b.y - c.y)];
  return Array.from({ length: 13 }, (_, k) => {
    const angle = from + (turn * k) / 12, radius = r + ((s - r) * k) / 12;
    const x = c.x + Math.cos(angle) * radius - b.x, y = c.y + Math.sin(angle) * radius - b.y;
    return { translate: `${x / zoom}px ${y / zoom}px` };
  });
}

export const motion = new Motion();
if (typeof addEventListener === "function") for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => motion.finish(), { capture: true });

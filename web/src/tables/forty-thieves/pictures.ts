// Where things lie on the board of Forty Thieves, and how they look.
import type { Thing } from "../../wire";
import type { TransitionConfig } from "svelte/transition";

/** A thief is a hood in its colour, a special tile its picture. */
export const pictureOf = (face: Thing): string => (face.kind === "thief" ? "hood" : `sp-${face.id}`);

const FRAMES: Record<string, string> = { lantern: "#d8a24a", sapphire: "#7da4f2", amulet: "#5fb5a8", dagger: "#8e97b4" };
export const colourOf = (it: Thing): string => String(it.id).split("-")[0] ?? "";
export const symbolOf = (it: Thing): string => String(it.id).split("-")[1] ?? "";
export const frameOf = (face: Thing): string => (face.kind === "thief" ? `var(--jar-${colourOf(face)})` : FRAMES[String(face.id)] ?? "#b89a66");

/** A gem lies in the gap between four tiles, three in a row. */
export function spotOf(number: number): string {
  const x = (number % 3) + 1, y = Math.floor(number / 3) + 1;
  return `left:calc(var(--t) * ${x} + var(--g) * ${x - 0.5});top:calc(var(--t) * ${y} + var(--g) * ${y - 0.5})`;
}

interface Handle {
  style: string;
  text: string;
  path?: string;
}

const row = (number: number): Handle => ({ text: String(number + 1), style: `left:-36px;top:calc(var(--t) * ${number + 0.5} + var(--g) * ${number} - 11px)` });
const column = (number: number): Handle => ({ text: "abcd"[number]!, style: `top:-30px;left:calc(var(--t) * ${number + 0.5} + var(--g) * ${number} - 14px)` });

export const HANDLES: Record<string, Handle> = {
  ...Object.fromEntries([0, 1, 2, 3].map((number) => [`row-${number + 1}`, row(number)])),
  ...Object.fromEntries([0, 1, 2, 3].map((number) => [`column-${"abcd"[number]}`, column(number)])),
  "diagonal-a1-d4": { text: "", style: "left:-36px;top:-30px", path: "M3 3l10 10M13 6v7H6" },
  "diagonal-d1-a4": { text: "", style: "right:-36px;top:-30px", path: "M13 3L3 13M3 6v7h7" },
};

/** A jar is lifted from what it hides, or set down on it. */
export function lift(_: Element): TransitionConfig {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { delay: isCalm ? 0 : 80, duration: isCalm ? 0 : 420, css: (down, up) => `transform: translateY(${-46 * up}px) rotate(${-7 * up}deg); opacity: ${down}` };
}

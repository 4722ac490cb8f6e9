// The keyboard before a game that is over: arrows step, Page keys go by turns, Home and End to its ends, space plays.
import { isTyping } from "./keys";
import type { Past } from "./past.svelte";

const DOINGS: Record<string, (past: Past) => void> = {
  ArrowRight: (past) => past.go(past.number + 1),
  ArrowLeft: (past) => past.go(past.number - 1),
  PageDown: (past) => past.turn(1),
  PageUp: (past) => past.turn(-1),
  Home: (past) => past.go(0),
  End: (past) => past.go(Infinity),
  " ": (past) => past.play(!past.isPlaying),
};

export function rewind(event: KeyboardEvent, past: Past): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const own = event.key === " " ? "button, a, label, input" : "[role=tablist]"; // what needs this key itself
  if (!DOINGS[event.key] || (event.target instanceof Element && event.target.closest(own))) return;
  event.preventDefault();
  DOINGS[event.key]!(past);
}

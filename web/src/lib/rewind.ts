// The keyboard before a game that is over: arrows step, Page keys go by turns, Home and End to its ends, space plays.
import type { Past } from "./past.svelte";
import { isTyping } from "./keys";

export function rewind(event: KeyboardEvent, past: Past): void {
  const isSlider = event.target instanceof HTMLInputElement && event.target.type === "range";
  if ((isTyping(event.target) && !isSlider) || event.ctrlKey || event.metaKey || event.altKey) return;
  const doings: Record<string, () => void> = {
    ArrowRight: () => past.go(past.number + 1), ArrowLeft: () => past.go(past.number - 1),
    PageDown: () => past.turn(1), PageUp: () => past.turn(-1),
    Home: () => past.go(0), End: () => past.go(Infinity),
  };
  const isButton = event.target instanceof HTMLElement && event.target.closest("button, a, [role=tab]") !== null;
  const doing = event.key === " " && !isButton ? () => past.play(!past.isPlaying) : event.target instanceof HTMLElement && event.target.closest("[role=tablist]") ? undefined : doings[event.key];
  if (!doing) return;
  event.preventDefault();
  doing();
}

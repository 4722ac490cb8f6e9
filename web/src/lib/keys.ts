// The keyboard at a table: arrows move among what can be chosen, in the order in which it is read.

interface Doings {
  undo: () => void;
  pick: (tab: string) => void;
}

const CHOOSABLE = "[data-can], .acts .btn:not(:disabled), .hand .btn:not(:disabled)";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const NO_TEXT = ["checkbox", "file", "range"];

/** Whether keys are meant for what has the focus. */
export const isTyping = (it: EventTarget | null): boolean => (it instanceof HTMLInputElement && !NO_TEXT.includes(it.type)) || it instanceof HTMLTextAreaElement || it instanceof HTMLSelectElement;

export function follow(event: KeyboardEvent, doings: Doings): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = STEPS[event.key];
  if (step) move(step, event);
  else if (event.key === "u" || event.key === "U") doings.undo();
  else if (event.key === "l" || event.key === "L") readLast(doings);
  else if (event.key === "?") document.querySelector<HTMLElement>("header .icon-btn[aria-expanded]")?.click();
  else if (event.key === "Escape") doings.pick("none");
}

function move(step: number, event: Event): void {
  const all = [...document.querySelectorAll<HTMLElement>(CHOOSABLE)].filter((it) => it.offsetParent !== null);
  if (!all.length) return;
  event.preventDefault();
  const now = all.indexOf(document.activeElement as HTMLElement);
  all[now < 0 ? (step > 0 ? 0 : all.length - 1) : (now + step + all.length) % all.length]?.focus();
}

/** The last line of the story is where the eyes, or the ears, are led. */
function readLast(doings: Doings): void {
  doings.pick("story");
  document.querySelector<HTMLElement>(".log li:last-child")?.focus();
}

// A thing that can be dragged to where it should go: by mouse, pen or finger.

type Drop = ((onto: Element | null) => void) | null; // none: it stays where it is

/** Follows the pointer while it is held; `drop` is told what lies under it when it is let go. */
export function drags(it: HTMLElement, drop: Drop): { update: (to: Drop) => void; destroy: () => void } {
  let told = drop, from: { x: number; y: number } | null = null;
  const take = (event: PointerEvent): void => {
    if (!told) return;
    from = { x: event.clientX, y: event.clientY };
    it.setPointerCapture(event.pointerId);
    it.classList.add("moves");
  };
  const follow = (event: PointerEvent): void => {
    if (from) it.style.translate = `${event.clientX - from.x}px ${event.clientY - from.y}px`;
  };
  const release = (event: PointerEvent): void => {
    if (!from) return;
    from = null;
    it.style.translate = "";
    it.classList.remove("moves");
    it.style.pointerEvents = "none";
    const onto = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
    it.style.pointerEvents = "";
    told?.(onto);
  };
  const EARS = { pointerdown: take, pointermove: follow, pointerup: release, pointercancel: release };
  for (const [name, ear] of Object.entries(EARS)) it.addEventListener(name, ear as EventListener);
  return {
    update: (to) => (told = to),
    destroy: () => Object.entries(EARS).forEach(([name, ear]) => it.removeEventListener(name, ear as EventListener)),
  };
}

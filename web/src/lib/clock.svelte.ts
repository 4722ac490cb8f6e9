// The time of day, told anew a few times a second while somebody looks at a clock.
let now = $state(Date.now());
let watchers = 0, timer = 0;

/** Milliseconds left until then, for as long as a component looks. */
export function left(deadline: () => number | null): { readonly ms: number | null } {
  $effect(() => {
    if (deadline() === null) return;
    if (!watchers++) timer = window.setInterval(() => (now = Date.now()), 250);
    now = Date.now();
    return () => {
      if (!--watchers) clearInterval(timer);
    };
  });
  return {
    get ms() {
      const end = deadline();
      return end === null ? null : Math.max(0, end - now);
    },
  };
}

/** Minutes and seconds. */
export const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

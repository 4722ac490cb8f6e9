// Patches: what has changed between two values. `server/patches.py` makes them, and says how they are written.
import type { Update } from "../wire";

export type Patch = NonNullable<Update["sight"]>;

/** What a patch makes of a value; what has not changed stays the very same. */
export function patched<T>(value: T, patch: Patch): T {
  return changed(value, patch) as T;
}

function changed(value: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch.length === 1 ? patch[0] : spliced(value as unknown[], patch);
  const changes = Object.entries(patch as Record<string, Patch>);
  if (!changes.length) return value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  for (const [key, change] of changes) copy[key] = changed(copy[key], change);
  return copy;
}

/** Places are counted as they were, so the last comes first. */
function spliced(value: unknown[], edits: unknown[]): unknown[] {
  const copy = [...value];
  for (let edit = edits.length - 3; edit >= 0; edit -= 3) {
    const [at, gone, come] = edits.slice(edit, edit + 3) as [number, number, unknown[]];
    copy.splice(at, gone, ...come);
  }
  return copy;
}

// Who has won, in words.
import type { View } from "./view.svelte";
import { t } from "./words.svelte";

export function won(at: View): string {
  const shares = at.table.shares ?? [];
  const winners = shares.flatMap((share, seat) => (share > 0 ? [seat] : []));
  if (winners.length === 1 && winners[0] === at.you) return t("you-win");
  if (winners.length === 1) return t("somebody-wins", { name: at.name(winners[0]!) });
  if (!winners.length) return t("game-is-over");
  return t("win-is-shared", { names: new Intl.ListFormat(at.words.lang).format(winners.map((seat) => at.name(seat))) });
}

/** The seats, the best first. */
export const ranked = (at: View): number[] => {
  const points = at.table.points ?? [], shares = at.table.shares ?? [];
  return at.places.map((_, seat) => seat).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || (points[b] ?? 0) - (points[a] ?? 0));
};

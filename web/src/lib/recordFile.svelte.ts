// A game in a file: saved from a table, and opened again, here or on another server.
import type { KeptGame, TableFacts } from "../wire";
import { route } from "./route.svelte";
import { t } from "./words.svelte";

const FORMAT = "cutpurse-record-1";
let opened = $state.raw<KeptGame | null>(null);

/** The game that was opened from a file, for as long as the page stays. */
export const keptGame = (): KeptGame | null => opened;

/** Give somebody a file to keep. */
export function save(kept: KeptGame): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(kept)], { type: "application/json" }));
  link.download = `${kept.save.game}-${kept.table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Open a file, and look back at what is in it; says what is wrong with it, if anything is. */
export async function open(file: File | undefined): Promise<string> {
  if (!file) return "";
  try {
    const found = JSON.parse(await file.text()) as KeptGame;
    if (found.format !== FORMAT) return t("not-a-game");
    opened = found;
    route.go("/kept/replay");
    return "";
  } catch {
    return t("not-a-game");
  }
}

/** The table at which a kept game was played, as far as the file tells. */
export const tableOf = (kept: KeptGame): TableFacts => ({
  id: kept.table, game: kept.save.game, seats: kept.save.seats, options: kept.save.options, rules_version: kept.save.rules_version,
  pace: "mail", clock: 0, window: 0, public: false, spectators: true, chat: false, coach: false, practice: false,
  status: "over", version: 0, host: null, rematch: null, points: kept.points, shares: kept.shares,
  fairness: { algorithm: kept.fairness.algorithm, promise: kept.fairness.promise, seed: kept.fairness.seed },
  places: kept.names.map((name, seat) => ({ name, bot: botAt(kept, seat), away: false, left: false, muted: false, adds: kept.fairness.adds[seat] ?? "" })),
});

const botAt = (kept: KeptGame, seat: number): string | null => {
  const player = kept.save.players?.[seat] ?? "";
  return player && !player.startsWith("you:") ? player : null;
};

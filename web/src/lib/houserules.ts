// What the options of a game and their values are called.
import type { GameCard, OptionCard } from "../wire";
import { capital } from "./view.svelte";
import { t } from "./words.svelte";

export function valueName(option: OptionCard, value: number | string): string {
  if (option.names_seat && typeof value === "number") return t("seat-number", { number: value + 1 });
  return capital(option.words?.[value] ?? String(value));
}

/** The options that are not as usual, in words. */
export const changes = (game: GameCard, options: Record<string, number | string>): string[] =>
  Object.entries(game.options)
    .filter(([name, option]) => (options[name] ?? option.default) !== option.default)
    .map(([name, option]) => `${option.name}: ${valueName(option, options[name]!)}`);

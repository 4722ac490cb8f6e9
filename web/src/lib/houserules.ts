// What the options of a game and their values are called.
import type { Game } from "./server";
import { capital } from "./view.svelte";
import { knows, t } from "./words.svelte";

const keyOf = (game: Game, name: string): string => `option-${game.id}-${name}`;

export const optionName = (game: Game, name: string): string => (knows(keyOf(game, name)) ? t(keyOf(game, name)) : name.replaceAll("_", " "));

export function optionHelp(game: Game, name: string): string {
  const key = keyOf(game, name);
  return knows(key) && t(key, {}, "help") !== key ? t(key, {}, "help") : game.options[name]?.help ?? "";
}

export const valueName = (value: number | string): string => capital(knows(`value-${value}`) ? t(`value-${value}`) : String(value));

/** The options that are not as usual, in words. */
export const changes = (game: Game, options: Record<string, number | string>): string[] =>
  Object.entries(options)
    .filter(([name, value]) => name in game.options && game.options[name]!.default !== value)
    .map(([name, value]) => `${optionName(game, name)}: ${valueName(value)}`);

// Why something did not work, in one sentence.
import { Refused } from "./server";
import { settings } from "./settings.svelte";
import { capital } from "./view.svelte";
import { knows, t, wordsOf, type Words } from "./words.svelte";

export function whyNot(error: unknown, words?: Words): string {
  if (error instanceof TypeError) return t("error-offline");
  if (!(error instanceof Refused)) return t("something-wrong");
  if (knows(`error-${error.code}`)) return t(`error-${error.code}`);
  return sentence(error.phrase && words?.knows(error.phrase.key) ? words.say(error.phrase) : error.message);
}

/** The same where nobody has loaded the words of the game yet. */
export async function explained(error: unknown, game: string): Promise<string> {
  return whyNot(error, await wordsOf(game, settings.lang).catch(() => undefined));
}

const sentence = (text: string): string => capital(text) + (/[.!?…]$/.test(text) ? "" : ".");

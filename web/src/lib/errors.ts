// Why something did not work, in one sentence.
import { Refused } from "./server";
import { knows, t, type Words } from "./words.svelte";

export function whyNot(error: unknown, words?: Words): string {
  if (error instanceof TypeError) return t("error-offline");
  if (!(error instanceof Refused)) return t("something-wrong");
  if (knows(`error-${error.code}`)) return t(`error-${error.code}`);
  return error.phrase && words?.knows(error.phrase.key) ? words.say(error.phrase) : error.message;
}

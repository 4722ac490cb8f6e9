// Numbers as the language writes them.
import { settings } from "./settings.svelte";

export const percent = (part: number, digits = 1): string =>
  new Intl.NumberFormat(settings.lang, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits }).format(part);

export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

export const listed = (names: string[]): string => new Intl.ListFormat(settings.lang).format(names);

// What this browser remembers: who one is, and how one likes it.
import { LANGUAGES } from "./words.svelte";

const NAMES = ["Wren", "Ash", "Sorrel", "Rook", "Linnet", "Teasel", "Jay", "Bramble", "Finch", "Sparrow", "Hazel", "Reed"];

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(`cutpurse.${key}`);
  } catch {
    return null;
  }
};

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`cutpurse.${key}`);
    else localStorage.setItem(`cutpurse.${key}`, value);
  } catch {
    // a browser that keeps nothing: the settings last as long as the page
  }
}

export const remembered = stored;

const spoken = (): string => {
  const wanted = [stored("lang") ?? "", ...navigator.languages].map((lang) => lang.slice(0, 2));
  return wanted.find((lang) => lang in LANGUAGES) ?? "en";
};

/** A name to begin with, which one keeps. */
const named = (): string => {
  const name = stored("name") ?? NAMES[Math.floor(Math.random() * NAMES.length)]!;
  remember("name", name);
  return name;
};

class Settings {
  lang = $state(spoken());
  theme = $state(stored("theme") ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark"));
  sound = $state(stored("sound") === "on");
  confirm = $state(stored("confirm") !== "off");
  name = $state(named());

  set<Key extends "lang" | "theme" | "name">(key: Key, value: string): void {
    this[key] = value;
    remember(key, value);
  }

  turn(key: "sound" | "confirm", on: boolean): void {
    this[key] = on;
    remember(key, on ? "on" : "off");
  }
}

export const settings = new Settings();

// The one place that says phrases: the games' own catalogues, and the app's, in the language of the settings.
import { FluentBundle, FluentResource, FluentType, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import type { Phrase, Seat, Thing } from "../wire";
import type { Argument } from "./phrases";

export const LANGUAGES: Record<string, string> = {
  en: "English", de: "Deutsch", fr: "Français", it: "Italiano", es: "Español", pt: "Português", nl: "Nederlands",
};
const OPEN = "\uE000", CLOSE = "\uE001"; // around names, where a line is told with its names marked
const catalogues = import.meta.glob<string>("../../words/*.ftl", { query: "?raw", import: "default" });
type Style = [Intl.ListFormatType, Intl.ListFormatStyle];
const STYLES: Record<string, Style> = {
  standard: ["conjunction", "long"], or: ["disjunction", "long"], unit: ["unit", "long"],
  "unit-short": ["unit", "short"], "unit-narrow": ["unit", "narrow"], "standard-short": ["conjunction", "short"],
};

/** A part of a line: words, or the name of somebody. */
export interface Part {
  text: string;
  strong: boolean;
}

class ThingSaid extends FluentType<Thing> {
  constructor(it: Thing, private readonly say: (form: string | null) => string) {
    super(it);
  }
  in(form: string | null): string {
    return this.say(form);
  }
  override toString(): string {
    return this.say(null);
  }
}

class ListSaid extends FluentType<Argument[]> {
  constructor(it: Argument[], private readonly say: (style: string) => string) {
    super(it);
  }
  in(style: string): string {
    return this.say(style);
  }
  override toString(): string {
    return this.say("standard");
  }
}

const functions: Record<string, FluentFunction> = {
  FORM: ([said, form]) => (said instanceof ThingSaid ? said.in(String(form)) : ""),
  LIST: ([said, style]) => (said instanceof ListSaid ? said.in(String(style)) : ""),
};

/** Says phrases in one language to one listener. */
export class Words {
  names: string[] = [];
  you: number | null = null;
  marked = false; // names stand between marks
  private readonly bundle: FluentBundle;

  constructor(readonly lang: string, sources: string[]) {
    this.bundle = new FluentBundle(lang, { functions, useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(it: Phrase | Thing): string {
    if (it.is === "thing") return this.form(it, null);
    const text = this.format(it.key, null, it.args ?? {});
    return it.rules?.length ? this.format("by-rule", null, { reason: text, rules: it.rules.join(", "), number: it.rules.length }) : text;
  }

  /** A message by its key. */
  message(key: string, args: Record<string, Argument> = {}, form: string | null = null): string {
    return this.format(key, form, args);
  }

  has(key: string, form: string): boolean {
    return this.bundle.getMessage(key)?.attributes[form] !== undefined;
  }

  name(seat: number): string {
    const name = this.names[seat] ?? this.format("seat", null, { number: seat });
    return this.marked ? OPEN + name + CLOSE : name;
  }

  /** A line with its names apart from the other words. */
  parts(it: Phrase): Part[] {
    this.marked = true;
    try {
      return this.split(this.say(it));
    } finally {
      this.marked = false;
    }
  }

  private split(text: string): Part[] {
    const you = this.you === null ? "" : this.format("you", null, {});
    const start = you && text.toLowerCase().startsWith(you + " ") ? OPEN + text.slice(0, you.length) + CLOSE + text.slice(you.length) : text;
    return start.split(OPEN).flatMap((piece, number) => {
      const [name = "", rest] = number ? piece.split(CLOSE) : ["", piece];
      return [{ text: name, strong: true }, { text: rest ?? "", strong: false }].filter((part) => part.text);
    });
  }

  private form(it: Thing, form: string | null): string {
    const own = `${it.kind}-${it.id}`;
    return this.format(this.bundle.hasMessage(own) ? own : it.kind, form, { id: it.id, ...it.args });
  }

  private format(key: string, form: string | null, args: Record<string, Argument>): string {
    const message = this.bundle.getMessage(key);
    const pattern = form === null ? message?.value : message?.attributes[form];
    if (!pattern) return key;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.values(args), errors);
    if (errors.length) console.warn(key, errors);
    return text;
  }

  private values(args: Record<string, Argument>): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      values[name] = this.value(value);
      if (isSeat(value)) values[`${name}-is`] = value.number === this.you ? "you" : "other";
    }
    return values;
  }

  private value(value: Argument): FluentVariable {
    if (Array.isArray(value)) return new ListSaid(value, (style) => this.several(value, style));
    if (typeof value !== "object") return value;
    if (value.is === "seat") return this.name(value.number);
    return value.is === "thing" ? new ThingSaid(value, (form) => this.form(value, form)) : this.say(value);
  }

  private several(items: Argument[], style: string): string {
    const [type, width] = STYLES[style] ?? STYLES["standard"]!;
    return new Intl.ListFormat(this.lang, { type, style: width }).format(items.map((item) => this.item(item)));
  }

  /** In a list the listener is called "you". */
  private item(value: Argument): string {
    if (isSeat(value)) return value.number === this.you ? this.format("you", null, {}) : this.name(value.number);
    if (Array.isArray(value)) return this.several(value, "standard");
    return typeof value === "object" ? this.say(value) : String(value);
  }
}

const isSeat = (value: Argument): value is Seat => typeof value === "object" && "is" in value && value.is === "seat";

// The app's own words

let own = $state.raw<Words | null>(null);
const texts = new Map<string, Promise<string>>();

const once = (key: string, load: () => Promise<string>): Promise<string> => {
  const text = texts.get(key) ?? load();
  texts.set(key, text);
  void text.catch(() => texts.delete(key)); // to be asked for again
  return text;
};

const ownText = (lang: string): Promise<string> => {
  const load = catalogues[`../../words/${lang}.ftl`];
  return load ? once(`own ${lang}`, load) : Promise.resolve("");
};

async function gameText(game: string, lang: string): Promise<string> {
  return once(`${game} ${lang}`, async () => {
    const answer = await fetch(`/api/games/${game}/words/${lang}`);
    return answer.ok ? answer.text() : "";
  });
}

/** English is below every language, so that nothing is ever without words. */
const below = (lang: string): string[] => (lang === "en" ? ["en"] : ["en", lang]);

/** The app speaks this language from now on. */
export async function speak(lang: string): Promise<void> {
  const sources = await Promise.all(below(lang).map(ownText));
  own = new Words(lang, sources);
  document.documentElement.lang = lang;
}

/** The words of a game, with the app's among them. */
export async function wordsOf(game: string, lang: string): Promise<Words> {
  const sources = await Promise.all([...below(lang).map(ownText), ...below(lang).map((each) => gameText(game, each))]);
  return new Words(lang, sources);
}

/** A message of the app. */
export const t = (key: string, args: Record<string, Argument> = {}, form: string | null = null): string =>
  own ? own.message(key, args, form) : "";

export const knows = (key: string): boolean => own?.knows(key) ?? false;
export const isReady = (): boolean => own !== null;

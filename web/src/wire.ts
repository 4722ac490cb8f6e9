// Made by scripts/types from the schemas of what travels between server and page.

/** A message of yours is in the log. */
export interface Ack { type: "ack"; id: string; version: number; held?: boolean }

/** A decision, at the table as it was at a version. */
export interface Act { type: "act"; id: string; version: number; action: number }

export interface Acted {
  is: "act";
  v: number;
  seat: number;
  by: "bot" | "clock" | "person";
  first?: number;
  end?: number;
}

/** What are my chances? At tables with a coach. */
export interface Advise { type: "advise"; id: string }

/** The chance to win after each choice, from what your seat knows. */
export interface Advised {
  type: "advice";
  id: string;
  version: number;
  exact: boolean;
  chances: Record<string, number | null>;
}

/** What a seat is asked. What its choices are called never changes at a table: `phrases` tells. */
export interface Ask { prompt: Phrase; choices: number[]; undo: boolean; view?: object }

export interface Begun { is: "begin"; v: number; first: number; end: number }

/** A bot, in the words of one language. */
export interface BotCard { name: string; word: string; help: string; games: string[] }

export interface CameBack { is: "back"; v: number; seat: number }

/** What is played, by how many, and how. */
export interface Charter {
  game: string;
  chairs: string[];
  options?: Record<string, number | string>;
  public?: boolean;
  pace?: "live" | "mail";
  clock?: number;
  grace?: number;
  window?: number;
  bot_pace?: number;
  spectators?: boolean;
  chat?: boolean;
  coach?: boolean;
  start?: Start | null;
  reserved?: (string | null)[];
}

export interface Claiming { code: string }

/** A decision, looked at again; chances to win are by action, None where nothing is known. */
export interface Decision {
  step: number;
  seat: number;
  action: number;
  best: number;
  cost: number;
  exact: boolean;
  chances: Record<string, number | null>;
  phrases: Record<string, Phrase>;
}

/** What chance drew from, one drawing after the other. The same lot is drawn from many times. */
export interface Drawn {
  lots: [number, number][][];
  drawn: [number, number, number][];
  outcomes: Record<string, Phrase | Thing>;
}

/** The first message: who I am, and what I know already. */
export interface Enter {
  type: "enter";
  protocol: number;
  token?: string | null;
  since?: number | null;
  build?: string | null;
  views?: boolean;
}

/** Something that has happened, as one seat saw it. */
export interface Event { step: number; actor: number; phrase: Phrase }

/** What the dice are made from; the seed is told when the game is over. */
export interface Fairness { algorithm: string; promise: string; seed?: string }

/** A game's identity card, in the words of one language. */
export interface GameCard {
  id: string;
  title: string;
  tagline: string;
  designers: string;
  publisher: string;
  min_seats: number;
  max_seats: number;
  rules_version: number;
  secrets: boolean;
  options: Record<string, OptionCard>;
  languages: string[];
  rules_pages: string[];
}

export interface GoesOn { is: "rematch"; v: number; table: string }

/** The server and its database answer. */
export interface Health { status: string; version: string }

/** A chair for a bot. */
export interface Inviting { seat: number }

/** Who sits down, and what they add to the dice: 32 hexadecimal digits of their own choosing. */
export interface Joining { name: string; adds: string; seat?: number | null }

/** A finished game, to keep: all that is needed to play it again, and to check its dice. */
export interface KeptGame {
  format: string;
  table: string;
  names: (string | null)[];
  save: Save;
  fairness: Proof;
  chance: Drawn;
  points: number[];
  shares: number[];
}

/** A code that makes another device this person's; it works once, for a quarter of an hour. */
export interface Link { code: string; lasts: number }

/** A finished game that somebody has kept, and with whose eyes to look at it. */
export interface LookBack { save: object; first?: number; seat?: number | null; open?: boolean }

/** A part of a game, moment by moment. */
export interface Moments { first: number; of: number; seat: number | null; moments: Sight[] }

export interface Mute { type: "mute"; id: string; seat: number; muted: boolean }

export interface Muted { is: "mute"; v: number; seat: number; muted: boolean }

/** Who sits on a chair, in a list. */
export interface Occupant { name: string | null; bot: string | null }

/** A house rule: a number from a range, or one of a few choices. */
export interface OptionCard {
  name: string;
  help: string;
  default: number | string;
  least?: number;
  most?: number;
  choices?: (number | string)[];
  words?: Record<string, string>;
  names_seat?: boolean;
}

/** Somebody's token; whoever has it, has that person's seats. */
export interface Person { token: string }

/** A message of the catalogue and what to put into it. */
export interface Phrase {
  is: "phrase";
  key: string;
  args?: Record<string, number | string | (Seat | Thing | Phrase)[] | Seat | Thing | Phrase>;
  fleeting?: boolean;
  rules?: string[];
}

export interface Ping { type: "ping" }

/** A chair, and of whoever sits there all but who the person is. */
export interface PlaceFacts {
  name: string | null;
  bot: string | null;
  away: boolean;
  left: boolean;
  muted: boolean;
  adds: string;
}

export interface Pong { type: "pong" }

/** Who is connected; it has no version, and is told again to whoever comes. */
export interface Presence { type: "presence"; here: boolean[]; watching: number }

/** Why a request was refused: a stable code, one sentence, and the phrase for other languages. */
export interface Problem { code: string; message: string; phrase: Phrase }

/** What the dice were made from. */
export interface Proof { algorithm: string; promise: string; adds: string[]; seed: string }

export interface React { type: "react"; id: string; with: string }

export interface Reacted { is: "react"; v: number; seat: number; with: string }

/** A message of yours has changed nothing. */
export interface Refusal { type: "refusal"; code: string; phrase: Phrase; id?: string }

/** Every decision of a finished game, and the steps of those that gave most away. */
export interface Reviewed { decisions: Decision[]; costliest: number[] }

export interface SatDown { is: "sit"; v: number; seat: number; name: string; bot: boolean; adds: string }

/** A match as `Match.save` writes it, and who played. */
export interface Save {
  format: number;
  game: string;
  rules_version: number;
  seats: number;
  options: Record<string, number | string>;
  seed: number | null;
  start: object | null;
  log: number[];
  digest: string;
  players: string[];
}

export interface Say { type: "say"; id: string; text: string }

/** What every game's scene begins with. */
export interface Scene { phase: string; actor: Seat | null }

/** A seat inside a phrase; becomes a name, and `$…-is` says `you` or `other` for the grammar. */
export interface Seat { is: "seat"; number: number }

/** A chair that somebody has taken. */
export interface Seated { table: string; seat: number }

/** All that one seat is told at one moment. */
export interface Sight {
  version: number;
  actor: number;
  turn: number;
  scene: Scene;
  asked: number[];
  ask: Ask | null;
  events: Event[];
  rests: Scene[];
  epilogue: object | null;
}

/** All there is to see, for clients that have nothing yet or have missed something. */
export interface Snapshot {
  type: "snapshot";
  version: number;
  since: number;
  entries: AnyTold[];
  table: TableFacts;
  actions?: Phrase[];
  sight?: Sight;
  left?: number;
}

export interface Spoke { is: "say"; v: number; seat: number; text: string }

/** A moment of a finished game, to go on from. */
export interface Start { save: object; step: number }

export interface StoodUp { is: "stand"; v: number; seat: number }

/** A table in a list. */
export interface Summary {
  id: string;
  game: string;
  status: "over" | "playing" | "stuck" | "waiting";
  version: number;
  pace: "live" | "mail";
  public: boolean;
  touched: number;
  seats: number;
  host: number | null;
  places: Occupant[];
  asked: number[];
  you: number | null;
  points?: number[];
  shares?: number[];
}

/** A table as everybody may know it. */
export interface TableFacts {
  id: string;
  game: string;
  seats: number;
  options: Record<string, number | string>;
  rules_version: number;
  public: boolean;
  pace: "live" | "mail";
  clock: number;
  window: number;
  spectators: boolean;
  chat: boolean;
  coach: boolean;
  practice: boolean;
  status: "over" | "playing" | "stuck" | "waiting";
  version: number;
  host: number | null;
  places: PlaceFacts[];
  fairness: Fairness;
  rematch: string | null;
  points?: number[];
  shares?: number[];
  trouble?: string;
  you?: number;
  asked?: number[];
}

export interface TakenBack { is: "undo"; v: number; seat: number }

/** Something on the table that can be pointed at: a die, a card, a place. */
export interface Thing {
  is: "thing";
  kind: string;
  id: number | string;
  args?: Record<string, number | string | (Seat | Thing | Phrase)[] | Seat | Thing | Phrase>;
}

export interface Undo { type: "undo"; id: string; version: number }

/** What has changed since the last snapshot or update. */
export interface Update {
  type: "update";
  version: number;
  entries: AnyTold[];
  table?: TableFacts;
  rests?: (object | unknown[])[];
  sight?: object | unknown[];
  left?: number;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  build: string;
  you: number | null;
  reload?: boolean;
}

/** A bot plays for somebody. */
export interface WentAway { is: "away"; v: number; seat: number; left?: boolean }

export type AnyMessage = Enter | Act | Undo | Say | React | Mute | Advise | Ping;

export type AnyAnswer = Welcome | Snapshot | Update | Presence | Ack | Refusal | Advised | Pong;

export type AnyTold = SatDown | StoodUp | Begun | Acted | TakenBack | WentAway | CameBack | Spoke | Reacted | Muted | GoesOn;

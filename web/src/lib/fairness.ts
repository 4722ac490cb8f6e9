// Dice that anyone can verify: the same arithmetic as the server's, done here once more.
import type { KeptGame } from "../wire";
import { bytes, hex, hmac, sha256 } from "./sha256";

const SPACE = 1n << 256n; // how many numbers there are in one drawing
const text = new TextEncoder();

/** One drawing of chance, done again. */
export interface Drawing {
  number: number;
  step: number;
  turn: number; // whose turn it was
  outcome: number;
  mix: string; // hexadecimal digits
  rest: number;
  total: number;
  isRight: boolean;
}

/** What was found: whether the seal fits the secret, whether my own numbers are among them, and every drawing. */
export interface Findings {
  seal: string;
  isSealed: boolean;
  isMine: boolean;
  drawings: Drawing[];
  isRight: boolean;
}

/** What this browser knew before the game began: the seal it was shown, and the number it added. */
export interface Witness {
  promise: string;
  adds: string;
}

type Mixer = (message: string) => Promise<string>;

/** SHA-256 by the browser's own cryptography, or by ours where it has none to offer: at plain http. */
const sealOf = async (seed: Uint8Array<ArrayBuffer>): Promise<string> => hex(crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", seed)) : sha256(seed));

async function mixer(seed: Uint8Array<ArrayBuffer>): Promise<Mixer> {
  if (!crypto.subtle) return (message) => Promise.resolve(hex(hmac(seed, text.encode(message))));
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(message))));
}

export async function check(kept: KeptGame, witness: Witness | null = null): Promise<Findings> {
  const proof = kept.fairness, seed = bytes(proof.seed);
  const seal = await sealOf(seed), mix = await mixer(seed);
  const drawings: Drawing[] = [];
  for (const [number, [step, turn]] of kept.chance.drawn.entries()) drawings.push({ number, step, turn, ...(await drawn(mix, kept, number, kept.save.log[step] ?? -1)) });
  const isSealed = seal === proof.promise, isMine = !witness || (witness.promise === proof.promise && proof.adds.includes(witness.adds));
  return { seal, isSealed, isMine, drawings, isRight: isSealed && isMine && drawings.every((each) => each.isRight) };
}

async function drawn(mixed: Mixer, { chance, fairness }: KeptGame, number: number, outcome: number): Promise<Pick<Drawing, "outcome" | "mix" | "rest" | "total" | "isRight">> {
  const lot = chance.lots[chance.drawn[number]![2]] ?? [], total = lot.reduce((sum, [, weight]) => sum + weight, 0);
  const { mix, rest } = await below(mixed, [fairness.algorithm, ...fairness.adds, number].join(":"), Math.max(1, total));
  return { outcome, mix, rest, total, isRight: picked(lot, rest) === outcome };
}

/** A number from 0 to n - 1: what would favour some of them is drawn again. */
async function below(mixed: Mixer, what: string, n: number): Promise<{ mix: string; rest: number }> {
  const most = BigInt(n), fair = SPACE - (SPACE % most);
  for (let attempt = 0; ; attempt++) {
    const mix = await mixed(`${what}:${attempt}`);
    if (BigInt(`0x${mix}`) < fair) return { mix, rest: Number(BigInt(`0x${mix}`) % most) };
  }
}

/** The outcome on which a number falls, each as often as its weight says. */
function picked(lot: [number, number][], rest: number): number {
  for (const [outcome, weight] of lot) if ((rest -= weight) < 0) return outcome;
  return -1;
}

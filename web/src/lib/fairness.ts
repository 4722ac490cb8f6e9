// Dice that anyone can verify: the same arithmetic as the server's, done here with the browser's own cryptography.
import type { Fairness, Kept } from "./server";

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

export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

const bytes = (digits: string): Uint8Array<ArrayBuffer> => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer): string => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export async function check(kept: Kept, witness: Witness | null = null): Promise<Findings> {
  const proof = kept.fairness, seed = bytes(proof.seed);
  const seal = hex(await crypto.subtle.digest("SHA-256", seed));
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const drawings: Drawing[] = [];
  for (const [number, [step, turn]] of proof.drawn.entries()) drawings.push({ number, step, turn, ...(await drawn(key, proof, number, kept.save.log[step] ?? -1)) });
  const isSealed = seal === proof.promise, isMine = !witness || (witness.promise === proof.promise && proof.adds.includes(witness.adds));
  return { seal, isSealed, isMine, drawings, isRight: isSealed && isMine && drawings.every((each) => each.isRight) };
}

async function drawn(key: CryptoKey, proof: Fairness, number: number, outcome: number): Promise<Pick<Drawing, "outcome" | "mix" | "rest" | "total" | "isRight">> {
  const lot = proof.lots[proof.drawn[number]![2]] ?? [], total = lot.reduce((sum, [, weight]) => sum + weight, 0);
  const { mix, rest } = await below(key, [proof.algorithm, ...proof.adds, number].join(":"), Math.max(1, total));
  return { outcome, mix, rest, total, isRight: picked(lot, rest) === outcome };
}

/** A number from 0 to n - 1: what would favour some of them is drawn again. */
async function below(key: CryptoKey, what: string, n: number): Promise<{ mix: string; rest: number }> {
  const most = BigInt(n), fair = SPACE - (SPACE % most);
  for (let attempt = 0; ; attempt++) {
    const mix = hex(await crypto.subtle.sign("HMAC", key, text.encode(`${what}:${attempt}`)));
    if (BigInt(`0x${mix}`) < fair) return { mix, rest: Number(BigInt(`0x${mix}`) % most) };
  }
}

/** The outcome on which a number falls, each as often as its weight says. */
function picked(lot: [number, number][], rest: number): number {
  for (const [outcome, weight] of lot) if ((rest -= weight) < 0) return outcome;
  return -1;
}

// SHA-256 and HMAC, for pages that were loaded without encryption: there browsers keep their own to themselves.

export const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

// SHA-256 by its standard: a browser has its own only where the connection is encrypted

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) >>> 0;
const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6), view = new DataView(padded.buffer);
  padded.set(message);
  padded[message.length] = 0x80;
  view.setUint32(padded.length - 4, message.length * 8);
  const state = [...START], w = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) mix(state, w, view, at);
  const out = new Uint8Array(32), result = new DataView(out.buffer);
  state.forEach((word, number) => result.setUint32(4 * number, word));
  return out;
}

function mix(state: number[], w: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 64; i++) {
    if (i < 16) w[i] = view.getInt32(at + 4 * i);
    else {
      const a = w[i - 15]!, b = w[i - 2]!;
      w[i] = w[i - 16]! + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
    }
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, number) => (state[number] = (state[number]! + word) | 0));
}

// The coin heap: stacks of five, fuller stacks at the back.

export interface Coin {
  x: number;
  y: number;
  top: boolean;
}

export interface Heap {
  width: number;
  height: number;
  coins: Coin[];
}

const W = 30, STEP = 17, RY = 5.6;
export const RX = 13.5, THICK = 5.2;

export function heap(count: number, perRow = 4): Heap {
  const stacks = Array.from({ length: Math.ceil(count / 5) }, (_, i) => Math.min(5, count - 5 * i));
  const rows: number[][] = [];
  for (let i = 0; i < stacks.length; i += perRow) rows.push(stacks.slice(i, i + perRow));
  if (!rows.length) return { width: 64, height: 12, coins: [] };
  const columns = Math.max(...rows.map((row) => row.length));
  const width = columns * W + (rows.length > 1 ? W / 2 : 0) + 4;
  const height = Math.max(...stacks) * THICK + 2 * RY + 6 + (rows.length - 1) * STEP;
  const coins = rows.flatMap((row, j) => {
    const shift = rows.length > 1 && row.length === columns ? (j % 2 ? -W / 4 : W / 4) : 0;
    const base = height - 4 - RY - (rows.length - 1 - j) * STEP;
    return row.flatMap((number, i) => {
      const x = (width - row.length * W) / 2 + shift + W * i + W / 2;
      return Array.from({ length: number }, (_, c) => ({ x, y: base - c * THICK - THICK, top: c === number - 1 }));
    });
  });
  return { width, height, coins };
}

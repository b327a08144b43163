/** A small seeded generator (mulberry32): the same seed gives the same people, servers and orders. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** A Discord ID: 18 digits as text, never a number. */
  snowflake(): string;
  bytes(length: number): Uint8Array;
}

const SNOWFLAKE = 18;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick(items) {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from.');
      return item;
    },
    snowflake() {
      let digits = String(int(1, 9));
      while (digits.length < SNOWFLAKE) digits += String(int(0, 9));
      return digits;
    },
    bytes: (length) => Uint8Array.from({ length }, () => int(0, 255)),
  };
}

/** A repeatable random source: the same seed and label give the same sequence on every platform. */
export type Random = {
  /** The next number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** One entry of a non-empty list. */
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T;
  /** A separate source for one purpose, so that a new choice in one place changes no other. */
  fork(label: string): Random;
};

/** Seeds are whole numbers from 0 to this value. */
export const maxSeed = 0xffff_ffff;

/** 32-bit FNV-1a of a text's UTF-16 code units: small and stable, not for security. */
export function computeFingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Creates a source from a seed (mulberry32: 32 bits of state and integer arithmetic only, so that
 * all platforms agree).
 */
export function createRandom(seed: number, label = ""): Random {
  const start = (computeFingerprint(label) ^ seed) >>> 0;
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    pick<T>(choices: readonly T[]): T {
      const chosen = choices[integer(0, choices.length - 1)];
      if (chosen === undefined) throw new RangeError("pick needs at least one choice");
      return chosen;
    },
    fork: (name) => createRandom(seed, `${label}/${name}`),
  };
}

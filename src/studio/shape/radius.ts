import type { TokenSet } from "#/model/token-set";

/** What each radius is of the base one, as component libraries derive theirs. */
const factors = [
  ["sm", 0.6],
  ["md", 0.8],
  ["lg", 1],
  ["xl", 1.4],
  ["2xl", 1.8],
  ["3xl", 2.2],
  ["4xl", 2.6],
] as const;
/** More than half of any control's height: a full round. */
const fullPx = 9999;

/** Radii from one base in CSS pixels, to a hundredth; a square direction has noughts and the full round alone. */
export function createRadii(basePx: number): TokenSet["radius"] {
  const steps = factors.map(([name, factor]) => ({ name, px: Math.round(basePx * factor * 100) / 100 }));
  return { basePx, steps: [...steps, { name: "full", px: fullPx }] };
}

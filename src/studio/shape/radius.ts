import type { GivenTokens } from "#/model/given";
import type { TokenSet } from "#/model/token-set";
import { completeLengths } from "#/studio/shape/complete-lengths";

/** Factor of each radius relative to the base radius, as component libraries derive theirs. */
const factors = [
  ["sm", 0.6],
  ["md", 0.8],
  ["lg", 1],
  ["xl", 1.4],
  ["2xl", 1.8],
  ["3xl", 2.2],
  ["4xl", 2.6],
] as const;
/** Whether a radius follows the base unless people give it. */
export const isDerivedRadius = (name: string): boolean => factors.some(([step]) => step === name);
/** Larger than half of any control's height, so corners become fully round. */
const fullPx = 9999;

/**
 * Radii derived from a base in CSS pixels, rounded to a hundredth. A base of 0 gives zeros, except
 * for `full`.
 */
export function createRadii(basePx: number): TokenSet["radius"] {
  const steps = factors.map(([name, factor]) => ({ name, px: Math.round(basePx * factor * 100) / 100 }));
  return { basePx, steps: [...steps, { name: "full", px: fullPx }] };
}

/**
 * Radii with given ones, which stay as they are. Without a given base it is the given `lg`, which
 * has its size, or the direction's.
 */
export function completeRadii(basePx: number, given: NonNullable<GivenTokens["radius"]>): TokenSet["radius"] {
  const steps = given.steps ?? [];
  const { basePx: base, steps: usual } = createRadii(given.basePx ?? steps.find(({ name }) => name === "lg")?.px ?? basePx);
  const [full, ...others] = usual.toReversed();
  const isFull = ({ name }: { readonly name: string }) => name === full?.name;
  const completed = completeLengths(
    others.toReversed(),
    steps.filter((step) => !isFull(step)),
    (px) => Math.round(px * 100) / 100,
  );
  const last = steps.find(isFull) ?? full;
  return { basePx: base, steps: last ? [...completed, last === full ? last : { ...last, given: true }] : completed };
}

import type { Motion } from "#/model/direction";
import type { GivenTokens } from "#/model/given";
import type { CubicBezier, TokenSet } from "#/model/token-set";
import { fitLadder } from "#/studio/fit-ladder";

/** The direction's durations, fastest first. */
export function getDurations(motion: Motion): TokenSet["durations"] {
  return [
    { name: "fast", ms: motion.fastMs },
    { name: "base", ms: motion.baseMs },
    { name: "slow", ms: motion.slowMs },
  ];
}

/** The direction's easing for elements that enter, and a symmetrical one for elements that move. */
export function getEasings(motion: Motion): TokenSet["easings"] {
  return [
    { name: "out", curve: motion.ease },
    { name: "in-out", curve: [0.65, 0, 0.35, 1] },
  ];
}

/** Durations with given ones, which stay as they are; the others keep their proportions to them. */
export function completeDurations(
  durations: TokenSet["durations"],
  given: NonNullable<GivenTokens["durations"]>,
): TokenSet["durations"] {
  const knots = durations.flatMap(({ name }, index) => {
    const ms = given[name];
    return ms === undefined ? [] : [[index, ms] as const];
  });
  if (knots.length === 0) return durations;
  const fitted = fitLadder(
    durations.map(({ ms }) => ms),
    new Map(knots),
  );
  return durations.map(({ name, ms }, index) => ({ name, ms: given[name] ?? Math.round(fitted[index] ?? ms) }));
}

/** Easings with given ones. */
export function completeEasings(easings: TokenSet["easings"], given: NonNullable<GivenTokens["easings"]>): TokenSet["easings"] {
  return easings.map(({ name, curve }) => {
    const [x1, y1, x2, y2] = given[name] ?? [];
    const isCurve = x1 !== undefined && y1 !== undefined && x2 !== undefined && y2 !== undefined;
    const exact: CubicBezier = isCurve ? [x1, y1, x2, y2] : curve;
    return { name, curve: exact };
  });
}

import type { Motion } from "#/model/direction";
import type { TokenSet } from "#/model/token-set";

/** Durations of a direction, from quick to slow. */
export function getDurations(motion: Motion): TokenSet["durations"] {
  return [
    { name: "fast", ms: motion.fastMs },
    { name: "base", ms: motion.baseMs },
    { name: "slow", ms: motion.slowMs },
  ];
}

/** The direction's own curve for what arrives, and an even one for what moves from place to place. */
export function getEasings(motion: Motion): TokenSet["easings"] {
  return [
    { name: "out", curve: motion.ease },
    { name: "in-out", curve: [0.65, 0, 0.35, 1] },
  ];
}

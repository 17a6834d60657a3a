import type { Motion } from "#/model/direction";
import type { TokenSet } from "#/model/token-set";

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

import type { Clock } from "#/kernel/clock";

/** Less than this is the clock being trimmed, milliseconds. */
const jumpMsMin = 5000;

/**
 * Watches for the wall clock being set. Gives a function that tells by how many milliseconds it was moved since it was asked last, 0 where it only ran; `monotonicMs` is a clock
 * that nobody sets.
 */
export function clockJumps(clock: Clock, monotonicMs: () => number): () => number {
  const offset = () => clock.now().getTime() - monotonicMs();
  let before = offset();
  return () => {
    const now = offset();
    const moved = now - before;
    if (Math.abs(moved) < jumpMsMin) return 0;
    before = now;
    return moved;
  };
}

import type { Clock } from "#/kernel/clock";

/** Less than this is the clock being trimmed, milliseconds. */
const minJumpMs = 5000;

/**
 * Watches for the wall clock being set. Gives a function that tells by how many milliseconds it was moved since it was asked last, 0 where it only ran; `monotonicMs` is a clock
 * that nobody sets.
 */
export function createClockJumpDetector(clock: Clock, monotonicMs: () => number): () => number {
  const getOffset = () => clock.now().getTime() - monotonicMs();
  let previous = getOffset();
  return () => {
    const now = getOffset();
    const jumpMs = now - previous;
    if (Math.abs(jumpMs) < minJumpMs) return 0;
    previous = now;
    return jumpMs;
  };
}

import { othersTurn } from "#/kernel/others-turn";

/** How long a piece of work may keep everything else in this process waiting, milliseconds. */
const breathMs = 2;

/** For work of many small steps: gives what is awaited after each step, which lets others have their turn once two milliseconds have passed since the last time. */
export function breather(): () => Promise<void> {
  let sinceMs = performance.now();
  return async () => {
    if (performance.now() - sinceMs < breathMs) return;
    await othersTurn();
    sinceMs = performance.now();
  };
}

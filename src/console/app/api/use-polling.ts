import { useEffect } from "react";

/** Delay before each poll, in milliseconds: short at first, then longer. */
const getDelayMs = (attempt: number) => Math.min(800 * 1.3 ** attempt, 10_000);

/** Reloads with backoff while something is in progress and the window is visible. */
export function usePolling(isActive: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout>;
    const scheduleNext = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === "visible") reload();
        attempt++;
        scheduleNext();
      }, getDelayMs(attempt));
    };
    scheduleNext();
    return () => clearTimeout(timer);
  }, [isActive, reload]);
}

import { useEffect } from "react";

/** How long to wait before each look: soon at first, then ever more seldom, milliseconds. */
const getDelayMs = (attempt: number) => Math.min(800 * 1.3 ** attempt, 10_000);

/** Asks again while something is still on its way and the page is looked at. */
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

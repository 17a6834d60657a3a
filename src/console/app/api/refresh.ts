import { useEffect } from "react";

/** Interval between refreshes, in milliseconds. */
const intervalMs = 8000;

/**
 * Reloads every few seconds while the window is visible and `isOn`, and whenever the window becomes
 * visible: for changes by other people that no event stream reports.
 */
export function useAutoRefresh(reload: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const refreshIfVisible = () => {
      if (document.visibilityState === "visible") reload();
    };
    const timer = setInterval(refreshIfVisible, intervalMs);
    document.addEventListener("visibilitychange", refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refreshIfVisible);
    };
  }, [reload, isOn]);
}

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

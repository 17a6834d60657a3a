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

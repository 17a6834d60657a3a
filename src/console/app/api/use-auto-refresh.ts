import { useEffect } from "react";

/** How often something is looked at again that tells nothing by itself, milliseconds. */
const intervalMs = 8000;

/** Asks again every few seconds while the window is in view and `isOn`, and whenever the person comes back to it: for what others change and no stream tells of. */
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

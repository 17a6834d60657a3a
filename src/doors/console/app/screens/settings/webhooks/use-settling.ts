import { useEffect } from "react";

/** Asks again every three seconds while something is still on its way and the page is looked at. */
export function useSettling(isSettling: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isSettling) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") reload();
    }, 3000);
    return () => clearInterval(timer);
  }, [isSettling, reload]);
}

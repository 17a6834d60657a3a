import { useEffect } from "react";

/** How long to wait before each look: soon at first, then ever more seldom, milliseconds. */
const delayMs = (turn: number) => Math.min(800 * 1.3 ** turn, 10_000);

/** Asks again while something is still on its way and the page is looked at. */
export function useSettling(isSettling: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isSettling) return;
    let turn = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === "visible") reload();
        turn++;
        wait();
      }, delayMs(turn));
    };
    wait();
    return () => clearTimeout(timer);
  }, [isSettling, reload]);
}

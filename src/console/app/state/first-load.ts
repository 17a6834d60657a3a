import { useEffect, useState } from "react";

let pendingLoads = 0;

/** Marks the start of a first load of data or code; returns the function that marks its end. */
export function startFirstLoad(): () => void {
  pendingLoads++;
  return () => {
    pendingLoads--;
  };
}

/** Whether a first load is in progress. */
const isFirstLoadPending = (): boolean => pendingLoads > 0;

/**
 * Polling interval, in milliseconds. One response can trigger the next request, so loading counts
 * as finished only after two idle polls in a row.
 */
const pollMs = 40;
/** The screen is shown after this time even if it is still loading, in milliseconds. */
const maxWaitMs = 4000;

/**
 * Whether the first data of the screen at a path is still loading. Showing it earlier would shift
 * the layout.
 */
export function useScreenLoading(path: string): boolean {
  const [loadedPath, setLoadedPath] = useState<string>();
  useEffect(() => {
    const startedMs = performance.now();
    let idlePolls = 0;
    const timer = setInterval(() => {
      idlePolls = isFirstLoadPending() ? 0 : idlePolls + 1;
      if (idlePolls < 2 && performance.now() - startedMs < maxWaitMs) return;
      clearInterval(timer);
      setLoadedPath(path);
    }, pollMs);
    return () => clearInterval(timer);
  }, [path]);
  return loadedPath !== path;
}

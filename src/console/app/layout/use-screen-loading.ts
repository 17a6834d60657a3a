import { useEffect, useState } from "react";
import { isFirstLoadPending } from "#/console/app/state/first-load";

/** How often it is looked whether all is there, milliseconds. An answer may be asked for only once another has come: twice in a row nothing may be on its way. */
const pollMs = 40;
/** After this time a screen is shown with what has come, milliseconds. */
const maxWaitMs = 4000;

/** Whether the screen at a path still loads what it is first laid out with. Until then its parts would push one another about. */
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

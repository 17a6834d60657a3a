import { useEffect, useState } from "react";
import { isLoadingFirst } from "#/doors/console/app/state/first-load";

/** How often it is looked whether all is there, milliseconds. An answer may be asked for only once another has come: twice in a row nothing may be on its way. */
const lookMs = 40;
/** After this time a screen is shown with what has come, milliseconds. */
const waitMaxMs = 4000;

/** Whether the screen at a path still loads what it is first laid out with. Until then its parts would push one another about. */
export function useArriving(path: string): boolean {
  const [arrivedAt, setArrivedAt] = useState<string>();
  useEffect(() => {
    const startedMs = performance.now();
    let quietLooks = 0;
    const timer = setInterval(() => {
      quietLooks = isLoadingFirst() ? 0 : quietLooks + 1;
      if (quietLooks < 2 && performance.now() - startedMs < waitMaxMs) return;
      clearInterval(timer);
      setArrivedAt(path);
    }, lookMs);
    return () => clearInterval(timer);
  }, [path]);
  return arrivedAt !== path;
}

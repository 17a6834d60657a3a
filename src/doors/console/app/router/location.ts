import { useSyncExternalStore } from "react";
import { screenAddress, screenPath } from "#/doors/console/app/router/address";

const listeners = new Set<() => void>();
let wentSomewhere = false;
const changed = () => {
  wentSomewhere = true;
  for (const listener of listeners) listener();
};

/** Shows another screen by its path within the console, query included. `replace` leaves no entry in the history. */
export function goTo(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const [pathname = "/", query] = path.split("?");
  const address = screenAddress(pathname) + (query === undefined ? "" : `?${query}`);
  if (replace) history.replaceState(null, "", address);
  else if (address !== location.pathname + location.search) history.pushState(null, "", address);
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", changed);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", changed);
  };
}

/** Whether the screen that is shown was come to within the console, so that its heading takes the focus; by loading the page, the browser has put the focus already. */
export const takesFocus = (): boolean => wentSomewhere;

/** The path of the screen that is shown. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => screenPath(location.pathname));

/** A word of the address's query, and a way to set it that keeps the screen. An empty word takes it out. */
export function useQueryWord(name: string, fallback = ""): readonly [word: string, set: (word: string) => void] {
  const word = useSyncExternalStore(subscribe, () => new URLSearchParams(location.search).get(name)) ?? fallback;
  const set = (next: string) => {
    const query = new URLSearchParams(location.search);
    if (next === "" || next === fallback) query.delete(name);
    else query.set(name, next);
    const text = query.toString();
    history.replaceState(null, "", location.pathname + (text === "" ? "" : `?${text}`));
    changed();
  };
  return [word, set];
}

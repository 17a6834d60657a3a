import { useSyncExternalStore } from "react";
import { getScreenUrl, getScreenPath } from "#/console/app/router/urls";

const listeners = new Set<() => void>();
let hasNavigated = false;
const handleNavigation = () => {
  hasNavigated = true;
  for (const listener of listeners) listener();
};

/** Shows another screen by its path within the console, query included. `replace` leaves no entry in the history. */
export function navigate(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const [pathname = "/", query] = path.split("?");
  const url = getScreenUrl(pathname) + (query === undefined ? "" : `?${query}`);
  if (replace) history.replaceState(null, "", url);
  else if (url !== location.pathname + location.search) history.pushState(null, "", url);
  handleNavigation();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", handleNavigation);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", handleNavigation);
  };
}

/** Whether the screen that is shown was come to within the console, so that its heading takes the focus; by loading the page, the browser has put the focus already. */
export const shouldTakeFocus = (): boolean => hasNavigated;

/** The path of the screen that is shown. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => getScreenPath(location.pathname));

/** A word of the address's query, and a way to set it that keeps the screen. An empty word takes it out. */
export function useQueryParam(name: string, fallback = ""): readonly [word: string, set: (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => new URLSearchParams(location.search).get(name)) ?? fallback;
  const set = (next: string) => {
    const query = new URLSearchParams(location.search);
    if (next === "" || next === fallback) query.delete(name);
    else query.set(name, next);
    const text = query.toString();
    history.replaceState(null, "", location.pathname + (text === "" ? "" : `?${text}`));
    handleNavigation();
  };
  return [value, set];
}

import { createContext, useContext, useSyncExternalStore } from "react";
import type { Params } from "#/console/app/router/match-path";
import { getScreenPath, getScreenUrl } from "#/console/app/router/urls";

const listeners = new Set<() => void>();
let hasNavigated = false;
const handleNavigation = () => {
  hasNavigated = true;
  for (const listener of listeners) listener();
};

/** Navigates to a path within the console, query included. `replace` adds no history entry. */
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

/**
 * Whether the current screen was reached by navigation within the console and not by a page load.
 * Only then its heading takes the focus.
 */
export const shouldTakeFocus = (): boolean => hasNavigated;

/** The path of the current screen. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => getScreenPath(location.pathname));

/** A query parameter, and a setter that stays on the screen. An empty value removes it. */
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

export const ParamsContext = createContext<Params>({});

/** A path parameter by its name in the route, such as `brand` of `/w/:workspace/brands/:brand`. */
export const useParam = (name: string): string => useContext(ParamsContext)[name] ?? "";

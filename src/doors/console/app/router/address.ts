import { trimEndCharacters } from "#/kernel/trim";
const { prefix = "" } = document.documentElement.dataset;

/** Where the console begins, without a slash at the end. */
export const consoleBase = `${prefix}/console`;

/** The address of something that this installation serves outside the console, by its path from the root. */
export const serverAddress = (path: `/${string}`) => `${prefix}${path}`;

/** The address of a screen by its path within the console. */
export const screenAddress = (path: string) => `${consoleBase}${path === "/" ? "" : path}`;

/** A screen's path within the console, from an address's path. */
export function screenPath(pathname: string): string {
  const path = pathname.startsWith(consoleBase) ? pathname.slice(consoleBase.length) : pathname;
  return trimEndCharacters(path, "/") || "/";
}

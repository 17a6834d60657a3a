import { trimEndCharacters } from "#/kernel/trim";
const { prefix = "" } = document.documentElement.dataset;

/** Where the console begins, without a slash at the end. */
export const consoleBasePath = `${prefix}/console`;

/** The address of something that this installation serves outside the console, by its path from the root. */
export const getServerUrl = (path: `/${string}`) => `${prefix}${path}`;

/** The address of a screen by its path within the console. */
export const getScreenUrl = (path: string) => `${consoleBasePath}${path === "/" ? "" : path}`;

/** A screen's path within the console, from an address's path. */
export function getScreenPath(pathname: string): string {
  const path = pathname.startsWith(consoleBasePath) ? pathname.slice(consoleBasePath.length) : pathname;
  return trimEndCharacters(path, "/") || "/";
}

import { trimEndCharacters } from "#/kernel/text/trim";
const { prefix = "" } = document.documentElement.dataset;

/** The console's base path, without a trailing slash. */
const consoleBasePath = `${prefix}/console`;

/** The URL of anything that this server serves outside the console, by its path from the root. */
export const getServerUrl = (path: `/${string}`) => `${prefix}${path}`;

/** The URL of a screen by its path within the console. */
export const getScreenUrl = (path: string) => `${consoleBasePath}${path === "/" ? "" : path}`;

/** A screen's path within the console, from a URL's path. */
export function getScreenPath(pathname: string): string {
  const path = pathname.startsWith(consoleBasePath) ? pathname.slice(consoleBasePath.length) : pathname;
  return trimEndCharacters(path, "/") || "/";
}

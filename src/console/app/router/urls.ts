import { trimEndCharacters } from "#/kernel/text/trim";

/** The server's base path, without a trailing slash. */
const getPrefix = () => document.documentElement.dataset.prefix ?? "";

/** The URL of anything that this server serves outside the console, by its path from the root. */
export const getServerUrl = (path: `/${string}`) => `${getPrefix()}${path}`;

/** The URL of a screen by its path within the console. */
export const getScreenUrl = (path: string) => `${getPrefix()}/console${path === "/" ? "" : path}`;

/** A screen's path within the console, from a URL's path. */
export function getScreenPath(pathname: string): string {
  const basePath = `${getPrefix()}/console`;
  const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  return trimEndCharacters(path, "/") || "/";
}

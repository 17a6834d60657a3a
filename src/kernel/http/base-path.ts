import { trimEndCharacters } from "#/kernel/text/trim";

/** The path of a base URL, which begins all of its addresses: empty, or such as `/brand`. */
export const getBasePath = (baseUrl: string): string => trimEndCharacters(new URL(baseUrl).pathname, "/");

/**
 * Begins the addresses of this server in a page with its base path: those in attributes and style
 * sheets that begin with one slash.
 */
export const addBasePathToPage = (html: string, basePath: string): string =>
  basePath === ""
    ? html
    : html
        .replace(/(\s(?:href|src|poster|action)=")\/(?!\/)/g, (_, lead: string) => `${lead}${basePath}/`)
        .replace(/(\burl\((?:"|'|&quot;)?)\/(?!\/)/g, (_, lead: string) => `${lead}${basePath}/`);

/** Begins the addresses of this server in Markdown with its base path. */
export const addBasePathToMarkdown = (markdown: string, basePath: string): string =>
  basePath === "" ? markdown : markdown.replace(/\]\(\/(?!\/)/g, () => `](${basePath}/`);

/** A path without the base path; undefined if it does not begin with it. */
export function removeBasePath(path: string, basePath: string): string | undefined {
  if (!path.startsWith(basePath)) return undefined;
  const rest = path.slice(basePath.length);
  return rest === ""
    ? "/"
    : rest.startsWith("/") || rest.startsWith("?")
      ? `${rest.startsWith("?") ? "/" : ""}${rest}`
      : undefined;
}

import type { RateClass } from "#/operations/rate-limits";

/** What a path's routes allow: the methods, and what error responses need. */
export type KnownPath = { readonly methods: readonly string[]; readonly anyOrigin: boolean; readonly rateClass: RateClass };

/** A route of the table. */
export type ListedRoute = {
  readonly method: string;
  /** `:name` matches one segment. */
  readonly path: string;
  readonly anyOrigin: boolean;
  readonly rateClass: RateClass;
};

/**
 * Creates a lookup of routes by path, for requests that no route handled: a wrong method, or a CORS
 * preflight.
 */
export function createRouteTable(routes: readonly ListedRoute[]): (path: string) => KnownPath | undefined {
  const entries = routes.map((route) => ({ route, parts: splitPath(route.path) }));
  return (path) => {
    const parts = splitPath(path);
    const matches = entries.filter(({ parts: pattern }) => isPathMatch(pattern, parts)).map(({ route }) => route);
    const [first] = matches;
    if (!first) return undefined;
    const anyOrigin = matches.some((route) => route.anyOrigin);
    const methods = new Set(matches.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])));
    return { methods: [...methods, ...(anyOrigin ? ["OPTIONS"] : [])], anyOrigin, rateClass: first.rateClass };
  };
}

const splitPath = (path: string) => path.split("/").slice(1, path.length > 1 && path.endsWith("/") ? -1 : undefined);

const isPathMatch = (pattern: readonly string[], parts: readonly string[]) =>
  pattern.length === parts.length &&
  pattern.every((part, index) => part === parts[index] || (part.startsWith(":") && parts[index] !== ""));

import type { RateClass } from "#/operations/rate-limits";

/**
 * What is known of a path without calling anything: its methods, and what a refusal there carries.
 */
export type KnownPath = { readonly methods: readonly string[]; readonly anyOrigin: boolean; readonly rateClass: RateClass };

/** One route as the table lists it. */
export type ListedRoute = {
  readonly method: string;
  /** `:name` stands for one part of a path. */
  readonly path: string;
  readonly anyOrigin: boolean;
  readonly rateClass: RateClass;
};

/**
 * Finds what is at a path by its pattern, for requests that no route took: a wrong method, or a
 * browser that asks before it calls (CORS preflight).
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

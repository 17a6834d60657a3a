import type { Queries } from "#/store/driver";

/** Statements that are prepared once for each connection: for what runs so often that building the query would cost more than running it. */
export function prepareOnce<Statements>(prepare: (queries: Queries) => Statements): (queries: Queries) => Statements {
  const cache = new WeakMap<Queries, Statements>();
  return (queries) => {
    const cached = cache.get(queries);
    if (cached !== undefined) return cached;
    const statements = prepare(queries);
    cache.set(queries, statements);
    return statements;
  };
}

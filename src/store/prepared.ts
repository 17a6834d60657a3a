import type { Queries } from "#/store/driver";

/** Statements that are prepared once for each connection: for what runs so often that building the query would cost more than running it. */
export function prepared<Statements>(prepare: (queries: Queries) => Statements): (queries: Queries) => Statements {
  const kept = new WeakMap<Queries, Statements>();
  return (queries) => {
    const known = kept.get(queries);
    if (known !== undefined) return known;
    const made = prepare(queries);
    kept.set(queries, made);
    return made;
  };
}

import { drizzle } from "drizzle-orm/sqlite-proxy";
import type { Queries } from "#/store/driver";
import type { PostgresParameter, PostgresResult } from "#/store/drivers/postgres-client";

/** How many translated texts are kept. Lists of ids make a text for each length. */
const maxTexts = 2000;
const numberedTexts = new Map<string, string>();

/**
 * Creates the query builder of the repositories over PostgreSQL: Drizzle builds for SQLite, whose
 * SQL the repositories keep to what both engines understand, and the parameters are numbered.
 */
export function createPostgresQueries(
  run: (text: string, parameters: readonly PostgresParameter[]) => Promise<PostgresResult>,
): Queries {
  const queries = drizzle(async (text, parameters) => {
    const { rows } = await run(toNumberedText(text), parameters.map(toParameter));
    return { rows: [...rows] };
  });
  // Repositories only await their queries, so that they cannot tell that these are asynchronous.
  return queries as unknown as Queries;
}

/** Replaces each `?` outside quotes with `$1`, `$2` and so on. */
export function toNumberedText(text: string): string {
  const known = numberedTexts.get(text);
  if (known !== undefined) return known;
  let count = 0;
  const numbered = text.replace(/'[^']*'|"[^"]*"|\?/g, (part) => (part === "?" ? `$${++count}` : part));
  if (numberedTexts.size >= maxTexts) numberedTexts.clear();
  numberedTexts.set(text, numbered);
  return numbered;
}

/** Text of PostgreSQL cannot hold NUL. Stored text has none; what callers look up may, and is not found. */
function toParameter(value: unknown): PostgresParameter {
  if (typeof value === "string") return value.includes("\0") ? value.replaceAll("\0", "\uFFFD") : value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === null || typeof value === "number" || value instanceof Uint8Array) return value;
  throw new TypeError(`a parameter of type ${typeof value} cannot be stored`);
}

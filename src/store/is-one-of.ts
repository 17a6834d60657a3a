import { eq, inArray, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/**
 * Whether a column has one of these values. A single one is compared, because an index has its rows
 * in order, and those of a list would be sorted.
 */
export function isOneOf(column: SQLiteColumn, values: readonly string[]): SQL {
  const [first, ...others] = values;
  return first !== undefined && others.length === 0 ? eq(column, first) : inArray(column, [...values]);
}

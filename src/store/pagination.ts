import type { SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { createdAfter, createdBefore, newestFirst, oldestFirst } from "#/store/sequence";

/**
 * A page of a list: at most `limit` rows after the row with the id `after`, oldest first unless
 * `newest` is set.
 */
export type PageRequest<Cursor extends string = string> = {
  readonly after?: Cursor | undefined;
  readonly limit: number;
  readonly newest?: boolean | undefined;
};

/** The rows after the cursor, in the order of creation. */
export const beyondCursor = (table: SQLiteTable, { after, newest = false }: Omit<PageRequest, "limit">): SQL | undefined =>
  after === undefined ? undefined : newest ? createdBefore(table, after) : createdAfter(table, after);

export const pageOrder = (table: SQLiteTable, { newest = false }: Pick<PageRequest, "newest">): SQL =>
  newest ? newestFirst(table) : oldestFirst(table);

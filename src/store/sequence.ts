import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/**
 * The order in which the rows of a table were made. The database numbers them as they come (`seq`,
 * migration 0012), since neither times nor ids tell the order once the machine's clock has been
 * set. Only queries see the number; rows do not carry it.
 */
export const oldestFirst = (table: SQLiteTable): SQL => asc(sql`${table}.seq`);
export const newestFirst = (table: SQLiteTable): SQL => desc(sql`${table}.seq`);

/**
 * Rows made after the one with this id. Where that row is gone meanwhile, those after the rows
 * whose ids come before its id.
 */
export const createdAfter = (table: SQLiteTable, id: string): SQL =>
  sql`${table}.seq > coalesce((SELECT cursor.seq FROM ${table} AS cursor WHERE cursor.id = ${id}), (SELECT max(cursor.seq) FROM ${table} AS cursor WHERE cursor.id < ${id}), 0)`;

/**
 * Rows made before the one with this id. Where that row is gone meanwhile, those before the rows
 * whose ids come after its id.
 */
export const createdBefore = (table: SQLiteTable, id: string): SQL =>
  sql`${table}.seq < coalesce((SELECT cursor.seq FROM ${table} AS cursor WHERE cursor.id = ${id}), (SELECT min(cursor.seq) FROM ${table} AS cursor WHERE cursor.id > ${id}), 9223372036854775807)`;

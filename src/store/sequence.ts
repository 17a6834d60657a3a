import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/**
 * Orders rows by creation. The database numbers them (`seq`, migration 0012), because neither times
 * nor ids are reliable once the machine's clock was changed. Only queries see the number.
 */
export const oldestFirst = (table: SQLiteTable): SQL => asc(sql`${table}.seq`);
export const newestFirst = (table: SQLiteTable): SQL => desc(sql`${table}.seq`);

/** Rows created after the row with this id. If it was removed, rows after those with lower ids. */
export const createdAfter = (table: SQLiteTable, id: string): SQL =>
  sql`${table}.seq > coalesce(
    (SELECT cursor.seq FROM ${table} AS cursor WHERE cursor.id = ${id}),
    (SELECT max(cursor.seq) FROM ${table} AS cursor WHERE cursor.id < ${id}),
    0
  )`;

/** Rows created before the row with this id. If it was removed, rows before those with higher ids. */
export const createdBefore = (table: SQLiteTable, id: string): SQL =>
  sql`${table}.seq < coalesce(
    (SELECT cursor.seq FROM ${table} AS cursor WHERE cursor.id = ${id}),
    (SELECT min(cursor.seq) FROM ${table} AS cursor WHERE cursor.id > ${id}),
    9223372036854775807
  )`;

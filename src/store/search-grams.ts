import { and, eq, notInArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Queries } from "#/store/driver";
import { foldCase } from "#/store/search-text";
import type { projectGrams, systemGrams } from "#/store/tables";

/** The index of a searched column: the rows in whose text three characters follow each other. */
type GramTable = typeof systemGrams | typeof projectGrams;

const gramLength = 3;

/**
 * Rows that a search looks at one by one. Where each part of a text is in more rows than that, a
 * page of the list is soon full of those that have all of it.
 */
const maxCandidates = 200;
/** Parts of a text that are looked up to find a rare one. */
const maxLookedUp = 6;
/** Rows of one statement. */
const batchSize = 200;

/**
 * A column of which no index is used, as of a workspace beside the ids of candidates: the database
 * does not know which of two conditions fewer rows meet.
 */
export const withoutIndex = (column: SQLiteColumn): SQL => sql`(${column} || '')`;

/** Every three characters that follow each other in a text, ignoring case. */
export function listGrams(text: string): readonly string[] {
  const characters = [...foldCase(text)];
  const grams = characters.slice(gramLength - 1).map((_, index) => characters.slice(index, index + gramLength).join(""));
  return [...new Set(grams)];
}

/** Indexes the text of a row in place of an earlier one. */
export async function putGrams(queries: Queries, table: GramTable, rowId: string, text: string): Promise<void> {
  const grams = listGrams(text);
  await queries.delete(table).where(and(eq(table.rowId, rowId), notInArray(table.gram, [...grams])));
  for (let start = 0; start < grams.length; start += batchSize) {
    const rows = grams.slice(start, start + batchSize).map((gram) => ({ gram, rowId }));
    await queries.insert(table).values(rows).onConflictDoNothing();
  }
}

/**
 * The rows that may contain one of these texts, which still have to be compared. Undefined if there
 * are many, and for texts that are too short.
 */
export async function findCandidates(
  queries: Queries,
  table: GramTable,
  texts: readonly (string | undefined)[],
): Promise<readonly string[] | undefined> {
  const found = new Set<string>();
  for (const text of new Set(texts.flatMap((one) => (one ? foldCase(one) : [])))) {
    const rows = await findRareRows(queries, table, listGrams(text).slice(0, maxLookedUp));
    if (!rows) return undefined;
    for (const row of rows) found.add(row);
  }
  return [...found];
}

async function findRareRows(
  queries: Queries,
  table: GramTable,
  grams: readonly string[],
): Promise<readonly string[] | undefined> {
  for (const gram of grams) {
    const rows = await queries
      .select({ rowId: table.rowId })
      .from(table)
      .where(eq(table.gram, gram))
      .limit(maxCandidates + 1);
    if (rows.length <= maxCandidates) return rows.map(({ rowId }) => rowId);
  }
  return undefined;
}

import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** A text for comparison without regard to case. */
export const foldCase = (text: string): string => text.normalize("NFC").toLowerCase();

/** What a system is found by: its name, its slug and the tagline of its brand. */
export const createSearchText = (name: string, slug: string, tagline: string | null): string =>
  foldCase(`${name} ${slug} ${tagline ?? ""}`);

/** Whether a column with folded text contains a text, ignoring case. Wildcards have no special meaning. */
export const containsFolded = (column: SQLiteColumn, text: string): SQL =>
  sql`${column} LIKE ${toPattern(foldCase(text))} ESCAPE '\\'`;

const toPattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

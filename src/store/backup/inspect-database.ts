import { Database } from "bun:sqlite";
import { zstdDecompressSync } from "node:zlib";
import { sha256Hex } from "#/kernel/hash";
import { toStorageFault } from "#/store/drivers/sqlite-errors";
import type { BackupManifest } from "#/store/backup/backup-format";

/** What a database contains, and what is wrong with it. */
export type DatabaseInspection = Pick<BackupManifest, "migrations" | "tables"> & {
  /** What is damaged, a few at most; empty if nothing is. */
  readonly findings: readonly string[];
};

const maxFindings = 3;
/** More than any stored content is long, bytes. */
const maxContentBytes = 512 * 1024 * 1024;

type StoredRow = { readonly hash: string; readonly bytes: Uint8Array; readonly encoding: "identity" | "zstd" };

/**
 * Reads a whole database that no other process writes: checks its pages and indexes, compares each
 * stored content with its hash, and counts the rows of each table. Takes one row at a time into
 * memory.
 */
export function inspectDatabase(path: string): DatabaseInspection {
  const database = new Database(path, { readonly: true, strict: true });
  try {
    const findings = database
      .query<{ integrity_check: string }, []>(`PRAGMA integrity_check(${maxFindings})`)
      .all()
      .map((row) => row.integrity_check)
      .filter((finding) => finding !== "ok");
    if (findings.length > 0) return { findings, migrations: [], tables: {} };
    const tables = countRows(database);
    if (!("migrations" in tables)) return { findings: ["it is not a database of Livery"], migrations: [], tables };
    const migrations = database
      .query<BackupManifest["migrations"][number], []>("SELECT name, sha256 FROM migrations ORDER BY name")
      .all();
    return { findings: "blobs" in tables ? findChangedContent(database) : [], migrations, tables };
  } catch (error) {
    if (toStorageFault(error)?.code !== "damaged") throw error;
    return { findings: [error instanceof Error ? error.message : String(error)], migrations: [], tables: {} };
  } finally {
    database.close();
  }
}

/** The number of rows of each table, by name. */
function countRows(database: Database): Record<string, number> {
  const names = database
    .query<{ name: string }, []>(
      String.raw`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY name`,
    )
    .all();
  return Object.fromEntries(
    names.map(({ name }) => [
      name,
      database.query<{ count: number }, []>(`SELECT count(*) AS count FROM "${name.replaceAll('"', '""')}"`).get()?.count ?? 0,
    ]),
  );
}

/**
 * Stored content whose hash does not match. Databases from before migration 0013 store it as it is.
 * Files in a bucket are not in the database, so they are not checked.
 */
function findChangedContent(database: Database): readonly string[] {
  const columns = database.query<{ name: string }, []>("SELECT name FROM pragma_table_info('blobs')").all();
  const has = (column: string) => columns.some(({ name }) => name === column);
  const encoding = has("encoding") ? "encoding" : "'identity' AS encoding";
  const where = has("bucket_bytes") ? " WHERE bucket_bytes IS NULL" : "";
  const findings: string[] = [];
  for (const row of database.query<StoredRow, []>(`SELECT hash, bytes, ${encoding} FROM blobs${where}`).iterate()) {
    if (hashContent(row) !== row.hash) findings.push(`the stored content ${row.hash} was changed`);
    if (findings.length >= maxFindings) break;
  }
  return findings;
}

/** The hash of the original bytes; undefined if they cannot be decompressed. */
function hashContent({ bytes, encoding }: StoredRow): string | undefined {
  if (encoding === "identity") return sha256Hex(bytes);
  try {
    return sha256Hex(zstdDecompressSync(bytes, { maxOutputLength: maxContentBytes }));
  } catch {
    return undefined;
  }
}

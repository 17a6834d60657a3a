import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { copiedTables } from "#/store/copy/copied-tables";
import type { CopiedValue, CopyEnd, CopyTarget } from "#/store/copy/copy-end";
import { unpackContent } from "#/store/packed-content";

/** What was copied, and that it is the same: rows of each table with a hash of all of them. */
export type CopyReport = {
  readonly tables: readonly { readonly table: string; readonly rows: number; readonly sha256: string }[];
  /** Stored files whose content was checked against the hash that names them. */
  readonly checkedFiles: number;
};

/** How many rows are in memory at a time: few where they hold files. */
const pageSizes: Readonly<Record<string, number>> = { blobs: 50, version_archives: 4 };
const defaultPageSize = 250;

/**
 * Copies all rows from one database to another one, which must be empty; then reads them back and
 * compares them. A copy that was interrupted is continued: each table has the first rows of the
 * source then. The source is only read. `onTable` is called as each table begins. Throws `conflict`
 * if the target has data of its own, or if the source is not as it was when the copy began, and
 * `unavailable` if what it read back is not the same.
 */
export async function copyDatabase(
  source: CopyEnd,
  target: CopyTarget,
  onTable: (table: string, index: number, count: number) => void,
): Promise<CopyReport> {
  if (!target.isBegun) {
    await assertEmpty(target);
    await target.prepare();
  }
  const tables: CopyReport["tables"][number][] = [];
  let checkedFiles = 0;
  for (const [index, [table, key]] of copiedTables.entries()) {
    onTable(table, index, copiedTables.length);
    const columns = await source.listColumns(table);
    const expected = new Digest(columns);
    const copiedBefore = await countRows(target, table);
    for await (const rows of iteratePages(source, table, columns, key)) {
      const newRows = rows.slice(Math.max(0, copiedBefore - expected.rows));
      expected.add(rows);
      if (newRows.length > 0) await insertRows(target, table, columns, newRows);
    }
    const actual = new Digest(columns);
    for await (const rows of iteratePages(target, table, columns, key)) {
      actual.add(rows);
      if (table === "blobs") checkedFiles += await checkFiles(columns, rows);
    }
    const sha256 = expected.finish();
    if (actual.rows !== expected.rows || actual.finish() !== sha256) throw createDifferenceFailure(table, copiedBefore > 0);
    tables.push({ table, rows: expected.rows, sha256 });
  }
  await target.finish();
  return { tables, checkedFiles };
}

const createDifferenceFailure = (table: string, isContinued: boolean) =>
  isContinued
    ? new Failure(
        "conflict",
        `The table ${table} is not the same as in the source, which changed since the copy began, or is another one. ` +
          "Copy into an empty database.",
      )
    : new Failure("unavailable", `The table ${table} was not copied completely. Copy into an empty database.`);

async function countRows(end: CopyEnd, table: string): Promise<number> {
  const [[count] = []] = await end.run(`SELECT count(*) FROM ${table}`, []);
  return Number(count);
}

async function assertEmpty(target: CopyEnd): Promise<void> {
  for (const [table] of copiedTables)
    if ((await target.run(`SELECT 1 FROM ${table} LIMIT 1`, [])).length > 0)
      throw new Failure("conflict", `The target has data already (in ${table}). Choose an empty database.`);
}

/** Pages of a table in the order of its key, which is the same in every engine. */
async function* iteratePages(
  end: CopyEnd,
  table: string,
  columns: readonly string[],
  key: readonly string[],
): AsyncGenerator<readonly CopiedValue[][]> {
  const pageSize = pageSizes[table] ?? defaultPageSize;
  const keyIndexes = key.map((column) => columns.indexOf(column));
  const select = `SELECT ${columns.join(", ")} FROM ${table}`;
  const order = `ORDER BY ${key.join(", ")} LIMIT ${pageSize}`;
  const isAfter = `(${key.join(", ")}) > (${key.map(() => "?").join(", ")})`;
  let rows = await end.run(`${select} ${order}`, []);
  while (rows.length > 0) {
    yield rows;
    const last = rows.at(-1) ?? [];
    if (rows.length < pageSize) return;
    rows = await end.run(
      `${select} WHERE ${isAfter} ${order}`,
      keyIndexes.map((index) => last[index] ?? null),
    );
  }
}

async function insertRows(
  target: CopyEnd,
  table: string,
  columns: readonly string[],
  rows: readonly CopiedValue[][],
): Promise<void> {
  const row = `(${columns.map(() => "?").join(", ")})`;
  await target.run(`INSERT INTO ${table} (${columns.join(", ")}) VALUES ${rows.map(() => row).join(", ")}`, rows.flat());
}

/** Checks stored files against the SHA-256 of their content, which names them. Returns their number. */
async function checkFiles(columns: readonly string[], rows: readonly CopiedValue[][]): Promise<number> {
  const [hash, bytes, encoding] = ["hash", "bytes", "encoding"].map((column) => columns.indexOf(column));
  for (const row of rows) {
    const stored = row[bytes ?? -1];
    if (!(stored instanceof Uint8Array)) throw new TypeError("a stored file has no bytes");
    const content = await unpackContent({ bytes: stored, encoding: row[encoding ?? -1] === "zstd" ? "zstd" : "identity" });
    if (sha256Hex(content) !== row[hash ?? -1])
      throw new Failure(
        "unavailable",
        `The stored file ${row[hash ?? -1]} is damaged. Check the source, or restore a backup of it.`,
      );
  }
  return rows.length;
}

/** A hash of rows, the same for the same rows in every engine. */
class Digest {
  readonly #hasher = new Bun.CryptoHasher("sha256");
  rows = 0;

  constructor(columns: readonly string[]) {
    this.#hasher.update(JSON.stringify(columns));
  }

  add(rows: readonly CopiedValue[][]): void {
    this.rows += rows.length;
    const plainRows = rows.map((row) => row.map((value) => (value instanceof Uint8Array ? { sha256: sha256Hex(value) } : value)));
    this.#hasher.update(JSON.stringify(plainRows.map((row) => JSON.stringify(row)).join("\n")));
  }

  finish(): string {
    return this.#hasher.digest("hex");
  }
}

import { Database } from "bun:sqlite";
import { closeSync, fsyncSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { generateAuditLines } from "#/store/audit-file";
import { toWriteFailure } from "#/store/backup/backup-errors";
import { formatTime, publishFile } from "#/store/backup/create-backup";
import { writeFully } from "#/store/backup/write-backup-file";

/** How long entries of the audit log stay in the database, and where they are exported to. */
export type AuditRetention = { readonly keepDays: number; readonly folder: string };

/** A file with entries that were removed from the audit log. */
export type AuditExport = { readonly file: string; readonly entries: number };

const namePrefix = "livery-audit-log-";
const partSuffix = ".jsonl.part";
const dayMs = 24 * 60 * 60_000;
/** How many entries one transaction removes: other writers wait meanwhile. */
const batchSize = 500;
const pauseMs = 20;
/** An unfinished file that was not written to for this long is one of a killed process, milliseconds. */
const maxPartAgeMs = 60 * 60_000;

/**
 * Moves entries older than a number of whole days (UTC) from the audit log to a file: JSON Lines with
 * mode 600. Entries are removed once the file is on the disk. The newest entry stays, because the
 * next one is numbered after it. Undefined if none is old enough. Throws `unavailable` where the file
 * cannot be written.
 */
export async function trimAuditLog(
  databasePath: string,
  { keepDays, folder }: AuditRetention,
  now: Date,
  signal?: AbortSignal,
): Promise<AuditExport | undefined> {
  const database = new Database(databasePath, { strict: true });
  try {
    database.run("PRAGMA busy_timeout = 5000");
    const throughSeq = findLastOld(database, keepDays, now);
    if (throughSeq === undefined) return undefined;
    const file = join(folder, `${namePrefix}${formatTime(now)}.jsonl`);
    const { sha256, entries } = writeExport(database, file, throughSeq);
    database
      .query("INSERT INTO audit_exports (file, sha256, entries, through_seq, created_at) VALUES (?, ?, ?, ?, ?)")
      .run(file, sha256, entries, throughSeq, now.toISOString());
    const remove = database.query(
      `DELETE FROM audit_log WHERE rowid IN (SELECT rowid FROM audit_log WHERE seq <= ? ORDER BY seq LIMIT ${batchSize})`,
    );
    while (remove.run(throughSeq).changes > 0) {
      await Bun.sleep(pauseMs);
      signal?.throwIfAborted();
    }
    return { file, entries };
  } finally {
    database.close();
  }
}

/** The number of the last entry before the first one that is young enough; undefined if there is none. */
function findLastOld(database: Database, keepDays: number, now: Date): number | undefined {
  const before = new Date(Math.floor(now.getTime() / dayMs) * dayMs - keepDays * dayMs).toISOString();
  // Entries from the future of a clock that was wrong go with those around them.
  const range = database
    .query<{ first: number | null; young: number | null; last: number | null }, [string, string]>(
      `SELECT min(seq) AS first, max(seq) AS last, min(CASE WHEN created_at >= ? AND created_at <= ? THEN seq END) AS young
       FROM audit_log`,
    )
    .get(before, now.toISOString());
  if (!range || range.first === null || range.last === null) return undefined;
  const throughSeq = (range.young ?? range.last) - 1;
  return throughSeq < range.first ? undefined : throughSeq;
}

/** Writes the entries up to one to a new file, completely or not at all. A file that exists is never replaced. */
function writeExport(
  database: Database,
  file: string,
  throughSeq: number,
): { readonly sha256: string; readonly entries: number } {
  const folder = dirname(file);
  const partPath = file.replace(/\.jsonl$/, partSuffix);
  let bytes = 0;
  let isOpened = false;
  try {
    removeOldParts(folder);
    const hasher = new Bun.CryptoHasher("sha256");
    let entries = 0;
    const output = openSync(partPath, "wx", 0o600);
    isOpened = true;
    try {
      for (const page of generateAuditLines(database, { throughSeq })) {
        const chunk = Buffer.from(page.text);
        bytes += chunk.length;
        entries += page.entries;
        hasher.update(chunk);
        writeFully(output, chunk);
      }
      fsyncSync(output);
    } finally {
      closeSync(output);
    }
    publishFile(partPath, file);
    return { sha256: hasher.digest("hex"), entries };
  } catch (error) {
    if (isOpened) rmSync(partPath, { force: true });
    throw toWriteFailure(file, error, bytes);
  }
}

/** Removes what killed processes left. Servers with other data may be writing to the same folder. */
function removeOldParts(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(namePrefix) || !name.endsWith(partSuffix)) continue;
    const path = join(folder, basename(name));
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > maxPartAgeMs) rmSync(path, { force: true });
  }
}

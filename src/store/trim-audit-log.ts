import { closeSync, fsyncSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { iterateAuditLines } from "#/store/audit-file";
import { toWriteFailure } from "#/store/backup/backup-errors";
import { formatTime, publishFile } from "#/store/backup/create-backup";
import { writeFully } from "#/store/backup/write-backup-file";
import type { Store } from "#/store/store";

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
  store: Store,
  { keepDays, folder }: AuditRetention,
  now: Date,
  signal?: AbortSignal,
): Promise<AuditExport | undefined> {
  const throughSeq = await findLastOld(store, keepDays, now);
  if (throughSeq === undefined) return undefined;
  const file = join(folder, `${namePrefix}${formatTime(now)}.jsonl`);
  const { sha256, entries } = await writeExport(store, file, throughSeq);
  const createdAt = now.toISOString();
  await store.transactionWithoutInvalidation(({ auditLog }) =>
    auditLog.insertExport({ file, sha256, entries, throughSeq, createdAt }),
  );
  const removeBatch = () => store.transactionWithoutInvalidation(({ auditLog }) => auditLog.removeThrough(throughSeq, batchSize));
  while ((await removeBatch()) > 0) {
    await Bun.sleep(pauseMs);
    signal?.throwIfAborted();
  }
  return { file, entries };
}

/** The number of the last entry before the first one that is young enough; undefined if there is none. */
async function findLastOld({ auditLog }: Store, keepDays: number, now: Date): Promise<number | undefined> {
  const before = new Date(Math.floor(now.getTime() / dayMs) * dayMs - keepDays * dayMs).toISOString();
  // Entries from the future of a clock that was wrong go with those around them.
  const { first, last, between: young } = await auditLog.findSeqRange(before, now.toISOString());
  if (first === null || last === null) return undefined;
  const throughSeq = (young ?? last) - 1;
  return throughSeq < first ? undefined : throughSeq;
}

/** Writes the entries up to one to a new file, completely or not at all. A file that exists is never replaced. */
async function writeExport(
  store: Store,
  file: string,
  throughSeq: number,
): Promise<{ readonly sha256: string; readonly entries: number }> {
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
      for await (const page of iterateAuditLines(store, { throughSeq })) {
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

import { Database } from "bun:sqlite";
import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "#/kernel/errors";
import { openSqlite } from "#/store/drivers/sqlite";
import { getSqliteCode, toOpenFailure } from "#/store/drivers/sqlite-errors";
import { tryLockFolder } from "#/store/drivers/sqlite-lock";
import { planUpgrade } from "#/store/plan-upgrade";
import { createStore } from "#/store/store";
import { sweepBlobs, type SweepReport } from "#/store/sweep-blobs";

/** What is vacuumed, and how. */
export type VacuumOptions = {
  readonly databasePath: string;
  /** The file that a running server locks. */
  readonly serverLockPath: string;
  /** Only reports what would be removed. */
  readonly isDryRun: boolean;
  /** How long content stays after it was found, so that reads that have begun still find it, milliseconds. */
  readonly graceMs: number;
  /** Called with what begins, in a few words. */
  readonly onStep: (step: string) => void;
};

/** What was removed, or would be, and how large the database is. Sizes are in bytes. */
export type VacuumReport = {
  readonly isDryRun: boolean;
  /** While a server runs, the file keeps its size: the space is used for new content. */
  readonly isServerRunning: boolean;
  /** Unreferenced content that was removed; with `isDryRun`, that would be. */
  readonly removed: { readonly files: number; readonly bytes: number };
  /** Space inside the database that nothing uses; after the file has shrunk, none or little. */
  readonly unusedBytes: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
};

/**
 * Removes stored content that nothing refers to and, while no server runs, shrinks the database.
 * Throws `conflict` for a database that has to be upgraded first and while another command writes,
 * and `unavailable` where space for it is missing; what was removed then stays removed.
 */
export async function vacuum({ databasePath, serverLockPath, isDryRun, graceMs, onStep }: VacuumOptions): Promise<VacuumReport> {
  assertCurrentSchema(databasePath);
  const release = tryLockFolder(serverLockPath);
  try {
    onStep("Looking for unreferenced content");
    const removed = await removeUnreferenced(databasePath, release !== undefined, isDryRun ? undefined : graceMs, onStep);
    const before = measureDatabase(databasePath);
    if (release && !isDryRun) {
      onStep("Shrinking the database");
      shrinkDatabase(databasePath, before.size);
    }
    const after = isDryRun ? before : measureDatabase(databasePath);
    return {
      isDryRun,
      isServerRunning: release === undefined,
      removed,
      unusedBytes: after.unused,
      bytesBefore: before.size,
      bytesAfter: after.size,
    };
  } finally {
    release?.();
  }
}

/** Opening a database upgrades it, and a vacuum is not to do that. */
function assertCurrentSchema(databasePath: string): void {
  if (planUpgrade(databasePath).pending.length === 0) return;
  throw new Failure(
    "conflict",
    "The database has the schema of an earlier version. Upgrade it first: run livery migrate, or start the server.",
  );
}

/** Removes unreferenced content after a time, or without one reports what it would be. */
async function removeUnreferenced(
  databasePath: string,
  hasFolderLock: boolean,
  graceMs: number | undefined,
  onStep: (step: string) => void,
): Promise<VacuumReport["removed"]> {
  const store = createStore(openSqlite(databasePath, { hasFolderLock }));
  try {
    const found = await sweepBlobs(store, { isDryRun: true });
    if (graceMs === undefined) return { files: found.unreferenced.size, bytes: found.unreferencedBytes };
    const removed = { files: 0, bytes: 0 };
    if (found.unreferenced.size === 0) return removed;
    await Bun.sleep(graceMs);
    onStep("Removing unreferenced content");
    let last: SweepReport = found;
    do {
      last = await sweepBlobs(store, { unreferencedBefore: last.unreferenced, pauseMs: hasFolderLock ? 0 : 50 });
      removed.files += last.removedBlobs;
      removed.bytes += last.removedBytes;
    } while (last.removedBlobs > 0 && last.unreferenced.size > 0);
    return removed;
  } finally {
    await store.close();
  }
}

/** The size of the database, and how much of it nothing uses, bytes. The write-ahead log is not counted. */
function measureDatabase(path: string): { readonly size: number; readonly unused: number } {
  const database = new Database(path, { readonly: true, strict: true });
  try {
    const read = (name: string) =>
      Number(Object.values(database.query<Record<string, number>, []>(`PRAGMA ${name}`).get() ?? {})[0]);
    const pageSize = read("page_size");
    return { size: read("page_count") * pageSize, unused: read("freelist_count") * pageSize };
  } finally {
    database.close();
  }
}

/** Rewrites the database without unused space. All of its temporary files are in the data folder. */
function shrinkDatabase(path: string, size: number): void {
  const folder = dirname(path);
  const { bavail, bsize, blocks } = statfsSync(folder);
  const neededBytes = 2 * size;
  if (blocks > 0 && bavail * bsize < neededBytes)
    throw new Failure(
      "unavailable",
      `To shrink the database, ${Math.ceil(neededBytes / 1_000_000)} MB are needed in ${folder} for a while, and ` +
        `${Math.floor((bavail * bsize) / 1_000_000)} MB are free. Free some space and run it again.`,
    );
  const database = new Database(path);
  try {
    database.run("PRAGMA busy_timeout = 5000");
    database.run(`PRAGMA temp_store_directory = '${folder.replaceAll("'", "''")}'`);
    database.run("VACUUM");
    database.run("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (error) {
    if (!getSqliteCode(error).startsWith("SQLITE_BUSY")) throw toOpenFailure(path, error);
    throw new Failure(
      "conflict",
      `Another Livery command is writing to ${path}, so the database was not shrunk. Wait until it is done, then try again.`,
      { cause: error },
    );
  } finally {
    database.close();
  }
}

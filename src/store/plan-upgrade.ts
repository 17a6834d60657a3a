import { Database } from "bun:sqlite";
import { existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "#/kernel/errors";
import { getUpgradeBackupFolder } from "#/store/backup/upgrade-backup";
import { getSqliteCode, toOpenFailure } from "#/store/drivers/sqlite-errors";
import { hasData, listPendingMigrations } from "#/store/drivers/sqlite-migrate";

/** What an upgrade of a database would change, and the disk space for it. */
export type UpgradePlan = {
  /** The last migration that the database has; null for an empty file. */
  readonly schema: string | null;
  /** The migrations that would be applied, in order. */
  readonly pending: readonly string[];
  /** The size of the database with its log, bytes. */
  readonly databaseBytes: number;
  /** The folder of the backup that is made first; null if none is needed. */
  readonly backupFolder: string | null;
  /** The space that the upgrade may need, and what is free there; one entry for each disk. */
  readonly space: readonly { readonly folder: string; readonly neededBytes: number; readonly freeBytes: number }[];
};

/**
 * Plans the upgrade of a database without changing it. An upgrade may write every page to the log
 * once more, and its backup is a copy of the database and a file of the same size. Throws
 * `conflict` for a database of a newer version, and `unavailable` if it cannot be read.
 */
export function planUpgrade(databasePath: string, configuredFolder?: string): UpgradePlan {
  const { last, pending, isFilled } = readSchema(databasePath);
  const databaseBytes = getSize(databasePath) + getSize(`${databasePath}-wal`);
  const isNeeded = pending.length > 0;
  const backupFolder = isNeeded && isFilled ? getUpgradeBackupFolder(databasePath, configuredFolder) : null;
  const needs = [
    ...(isNeeded ? [{ folder: dirname(databasePath), neededBytes: databaseBytes }] : []),
    ...(backupFolder === null ? [] : [{ folder: backupFolder, neededBytes: 2 * databaseBytes }]),
  ];
  return { schema: last ?? null, pending, databaseBytes, backupFolder, space: measureSpace(needs) };
}

function readSchema(path: string) {
  const read = (options: { readonly: true } | { readwrite: true }) => {
    const database = new Database(path, { ...options, strict: true });
    try {
      return { ...listPendingMigrations(database), isFilled: hasData(database) };
    } finally {
      database.close();
    }
  };
  try {
    try {
      return read({ readonly: true });
    } catch (error) {
      // The last change of a killed process has to be rolled back before the database can be read.
      if (!getSqliteCode(error).startsWith("SQLITE_READONLY")) throw error;
      return read({ readwrite: true });
    }
  } catch (error) {
    throw error instanceof Failure ? error : toOpenFailure(path, error);
  }
}

const getSize = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** The needs and the free space of each disk. A folder that is missing is on the disk of its parent. */
function measureSpace(needs: readonly { readonly folder: string; readonly neededBytes: number }[]): UpgradePlan["space"] {
  const disks = new Map<number, UpgradePlan["space"][number]>();
  for (const { folder, neededBytes } of needs) {
    const existing = findExistingFolder(folder);
    const { dev } = statSync(existing);
    const { bavail, bsize } = statfsSync(existing);
    const disk = disks.get(dev) ?? { folder: existing, neededBytes: 0, freeBytes: bavail * bsize };
    disks.set(dev, { ...disk, neededBytes: disk.neededBytes + neededBytes });
  }
  return [...disks.values()];
}

function findExistingFolder(folder: string): string {
  let existing = folder;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  return existing;
}

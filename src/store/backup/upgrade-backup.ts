import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Failure } from "#/kernel/errors";
import { makePrivateFolder } from "#/kernel/files/private-folder";
import { toWriteFailure } from "#/store/backup/backup-errors";
import { createBackup } from "#/store/backup/create-backup";

/** The folder beside a database for the backups before its upgrades, unless another one is set. */
const upgradeBackupsName = "upgrade-backups";

/** The name of a backup before an upgrade: the last migration that it has, and when it was made. */
const upgradeBackupName = /^livery-before-upgrade-from-([0-9a-z-]+)-\d{8}T\d{9}Z\.tar$/;

/** Of how many schemas a backup is kept. */
const keptSchemas = 3;

/** How the backup before an upgrade is made. */
export type UpgradeBackupOptions = {
  /** The folder of the settings; undefined for the one beside the database. */
  readonly folder?: string | undefined;
  readonly now: Date;
  /** Called with what begins, in a few words. */
  readonly onStep?: (step: string) => void;
};

/** The folder of the backups before upgrades of a database. */
export const getUpgradeBackupFolder = (databasePath: string, folder?: string): string =>
  folder ?? join(dirname(databasePath), upgradeBackupsName);

/**
 * Backs a database up before its schema changes and reads the backup back. `schema` is its last
 * migration. Of each schema the newest backup is kept, for the last three schemas. Returns the path
 * of the backup. Throws `unavailable` with what to do where none can be made.
 */
export function backUpBeforeUpgrade(databasePath: string, schema: string, options: UpgradeBackupOptions): string {
  const { now, onStep = () => {} } = options;
  const folder = getUpgradeBackupFolder(databasePath, options.folder);
  const file = join(folder, `livery-before-upgrade-from-${schema}-${now.toISOString().replaceAll(/[-:.]/g, "")}.tar`);
  try {
    if (options.folder === undefined && !existsSync(folder)) makePrivateFolder(folder);
    createBackup(file, { databasePath, sealing: undefined, now }, { onStep, onScratch: () => {} });
  } catch (error) {
    const { message } = toWriteFailure(file, error, 0);
    throw new Failure(
      "unavailable",
      `The database was not upgraded, because a backup of it could not be made first: ${message} ` +
        "LIVERY_BACKUP_DIR (--backup-dir) names another folder for backups. The version of Livery that you used before still starts.",
      { cause: error },
    );
  }
  removeOldBackups(folder, basename(file));
  return file;
}

/** Keeps the newest backup of each of the last schemas, and the one that was just made, whatever its schema. */
function removeOldBackups(folder: string, made: string): void {
  const names = readdirSync(folder).filter((name) => upgradeBackupName.test(name));
  const newestBySchema = new Map(names.toSorted().map((name) => [upgradeBackupName.exec(name)?.[1] ?? "", name]));
  const kept = [made, ...[...newestBySchema.values()].slice(-keptSchemas)];
  for (const name of names) if (!kept.includes(name)) rmSync(join(folder, name), { force: true });
}

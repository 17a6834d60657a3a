import { Database } from "bun:sqlite";
import { existsSync, linkSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, unlinkSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { Failure, getSystemErrorCode } from "#/kernel/errors";
import { makePrivateFile } from "#/kernel/files/private-folder";
import { sha256Hex } from "#/kernel/hash";
import { loadOrCreateKey } from "#/kernel/secrets/key-file";
import { sealWithPassphrase } from "#/kernel/secrets/passphrase-box";
import { version } from "#/kernel/version";
import { toWriteFailure } from "#/store/backup/backup-errors";
import { type BackupManifest, databaseName, sealedKeyName } from "#/store/backup/backup-format";
import { inspectDatabase } from "#/store/backup/inspect-database";
import { readBackupFile } from "#/store/backup/read-backup-file";
import { syncFolder } from "#/store/backup/sync-folder";
import { hashFile, writeBackupFile } from "#/store/backup/write-backup-file";
import { getSqliteCode, toOpenFailure, toStorageFault } from "#/store/drivers/sqlite-errors";
import { tryLockFolder } from "#/store/drivers/sqlite-lock";

/** What a backup is made of. */
export type BackupSource = {
  readonly databasePath: string;
  /** How the secret key is encrypted; undefined for a backup without it. */
  readonly sealing:
    | {
        readonly passphrase: string;
        /** The key of the settings. Without one, it is in the file at `keyPath`, if there is one. */
        readonly configuredKey: Uint8Array | undefined;
        readonly keyPath: string;
      }
    | undefined;
  readonly now: Date;
};

/** What a caller learns while a backup is made or checked. */
export type BackupProgress = {
  /** Called with what begins, in a few words. */
  onStep(step: string): void;
  /** Called with the folder of temporary files, which is removed at the end. */
  onScratch(path: string): void;
};

/** A finished backup: where it is and what it contains. */
export type BackupReport = { readonly file: string; readonly size: number; readonly manifest: BackupManifest };

const partPrefix = ".livery-backup-";
/** A file among temporary files that the running backup locks. */
const partLockName = "backup.lock";
/** After this time, temporary files are removed where locks do not work, milliseconds. */
const maxPartAgeMs = 24 * 60 * 60_000;

/**
 * Makes a backup while other processes use the database: SQLite copies it at one point in time, the
 * copy is checked, and the file gets its name once it was read back. `target` is a file that does
 * not exist or a folder; without one, it is the current folder. Throws `conflict` for a file that
 * exists, `unavailable` where the file cannot be written or the database is damaged.
 */
export function createBackup(
  target: string | undefined,
  source: BackupSource,
  { onStep, onScratch }: BackupProgress,
): BackupReport {
  const { databasePath, sealing, now } = source;
  const file = resolveTarget(target, now);
  const neededBytes = 2 * statSync(databasePath).size;
  let folder: string | undefined;
  let release = () => {};
  try {
    removeOldParts(dirname(file), now);
    folder = mkdtempSync(join(dirname(file), partPrefix));
    onScratch(folder);
    release = lockPart(folder);
    const copyPath = join(folder, databaseName);
    onStep("Copying the database");
    copyDatabase(databasePath, copyPath);
    onStep("Checking the copy");
    const { findings, migrations, tables } = inspectDatabase(copyPath);
    if (findings.length > 0)
      throw new Failure(
        "unavailable",
        `The database ${databasePath} is damaged, so no backup was made: ${findings.join("; ")}. ` +
          "Copy the data folder, check the disk and restore an earlier backup.",
      );
    // After the copy, so that the key of every secret in it exists.
    const key = sealing && findKey(sealing);
    const sealedKey = sealing && key ? `${sealWithPassphrase(key, sealing.passphrase)}\n` : undefined;
    const manifest: BackupManifest = {
      format: "livery-backup",
      formatVersion: 1,
      livery: version,
      createdAt: now.toISOString(),
      migrations,
      tables,
      parts: [
        { name: databaseName, size: statSync(copyPath).size, sha256: hashFile(copyPath) },
        ...(sealedKey === undefined
          ? []
          : [{ name: sealedKeyName, size: sealedKey.length, sha256: sha256Hex(sealedKey) } as const]),
      ],
    };
    onStep("Writing the backup");
    const writtenPath = join(folder, "backup.tar");
    writeBackupFile(writtenPath, manifest, copyPath, sealedKey);
    onStep("Reading the backup back");
    readBackupFile(writtenPath);
    publishFile(writtenPath, file);
    return { file, size: statSync(file).size, manifest };
  } catch (error) {
    throw toWriteFailure(file, error, neededBytes);
  } finally {
    release();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

const findKey = ({ configuredKey, keyPath }: NonNullable<BackupSource["sealing"]>) =>
  configuredKey ?? (existsSync(keyPath) ? loadOrCreateKey(keyPath, () => false) : undefined);

/** The path of a new backup: the given file, or a file with the time in its name in the given folder. */
function resolveTarget(target: string | undefined, now: Date): string {
  const path = resolve(target ?? ".");
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder && target !== undefined && (target.endsWith("/") || target.endsWith(sep)))
    throw new Failure("not_found", `There is no folder ${path}. Create it, or choose another folder.`);
  const file = isFolder ? join(path, `livery-backup-${formatTime(now)}.tar`) : path;
  if (existsSync(file)) throw createExistingFailure(file);
  return file;
}

const createExistingFailure = (file: string) =>
  new Failure("conflict", `${file} exists already. Choose another name, or pass a folder: the name then has the time in it.`);

/** A time in UTC for file names, such as `20261123-225500Z`. */
export const formatTime = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-")}Z`;

/** Lets SQLite copy a database at one point in time. Writers of other processes are not delayed. */
function copyDatabase(databasePath: string, copyPath: string): void {
  let database: Database;
  try {
    database = new Database(databasePath, { readonly: true, strict: true });
  } catch (error) {
    throw toOpenFailure(databasePath, error);
  }
  try {
    database.run("PRAGMA busy_timeout = 5000");
    makePrivateFile(copyPath);
    database.query("VACUUM INTO ?").run(copyPath);
  } catch (error) {
    if (getSqliteCode(error) === "" || toStorageFault(error)?.code === "full") throw error;
    throw toOpenFailure(databasePath, error);
  } finally {
    database.close();
  }
}

/** Gives a finished file its name and waits until the disk has it. Throws `conflict` where another file has the name. */
export function publishFile(writtenPath: string, file: string): void {
  try {
    linkSync(writtenPath, file);
    unlinkSync(writtenPath);
  } catch (error) {
    if (getSystemErrorCode(error) === "EEXIST" || existsSync(file)) throw createExistingFailure(file);
    // Some file systems have no hard links.
    renameSync(writtenPath, file);
  }
  syncFolder(dirname(file));
}

/** Removes what backups that were killed left in a folder: temporary files that no process has locked. */
function removeOldParts(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(partPrefix)) continue;
    const path = join(folder, basename(name));
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isDirectory()) continue;
    if (isAbandoned(path) || now.getTime() - stats.mtimeMs > maxPartAgeMs) rmSync(path, { recursive: true, force: true });
  }
}

/** Whether the process that made temporary files has ended. Without a lock among them, it may be about to lock them. */
function isAbandoned(path: string): boolean {
  const lockPath = join(path, partLockName);
  try {
    const release = existsSync(lockPath) ? tryLockFolder(lockPath) : undefined;
    release?.();
    return release !== undefined;
  } catch {
    return false;
  }
}

/** Locks temporary files for as long as this process lives. Returns the release, which does nothing where locks do not work. */
function lockPart(path: string): () => void {
  try {
    return tryLockFolder(join(path, partLockName)) ?? (() => {});
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return () => {};
  }
}

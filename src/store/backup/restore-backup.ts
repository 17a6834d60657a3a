import { constants, Database } from "bun:sqlite";
import {
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Failure } from "#/kernel/errors";
import { makePrivateFolder } from "#/kernel/files/private-folder";
import { sha256Hex } from "#/kernel/hash";
import { openWithPassphrase } from "#/kernel/secrets/passphrase-box";
import { toWriteFailure } from "#/store/backup/backup-errors";
import { type BackupManifest, databaseName } from "#/store/backup/backup-format";
import { formatTime } from "#/store/backup/create-backup";
import {
  finishLocked,
  getPreparedPath,
  getReadyPath,
  getReplacedPath,
  isInterruptedRestore,
  replaceFiles,
} from "#/store/backup/finish-restore";
import { readBackupManifest } from "#/store/backup/read-backup-file";
import { syncFolder } from "#/store/backup/sync-folder";
import { checkDatabase, extractDatabase } from "#/store/backup/verify-backup";
import { getSqliteCode } from "#/store/drivers/sqlite-errors";
import { lockFolder, serverLockName } from "#/store/drivers/sqlite-lock";
import { migrations } from "#/store/migrations/index";

/** Where and how a backup is restored. */
export type RestoreOptions = {
  readonly dataDir: string;
  /** Whether files of the data folder may be replaced. */
  readonly isForced: boolean;
  /** The passphrase of the key in the backup; undefined to use the key that is there, if any. */
  readonly passphrase: string | undefined;
  /** Whether the settings name a key, which then decrypts the stored secrets. */
  readonly hasConfiguredKey: boolean;
  readonly now: Date;
  /** Called with what begins, in a few words. */
  readonly onStep: (step: string) => void;
};

/** A finished restore. */
export type RestoreReport = {
  readonly dataDir: string;
  readonly manifest: BackupManifest;
  /** The folder with the files that were replaced; undefined if there were none. */
  readonly replaced: string | undefined;
  /** Where the secret key comes from; `missing` if encrypted secrets cannot be read without one. */
  readonly key: "from_backup" | "unchanged" | "missing" | "not_needed";
};

const keyName = "secret.key";
/** Files that do not make a data folder a used one. */
const harmlessNames = [serverLockName, "livery.reserve", "server.json", keyName];

/**
 * Puts the database of a backup, and its key, in place of those in a data folder. Everything is
 * checked before anything is replaced; the old files are kept in a folder inside. A process that is
 * killed leaves the old state or the new one: `finishInterruptedRestore` completes the rest. Throws
 * `invalid` for a backup that cannot be used or a wrong passphrase, `conflict` where the folder is in
 * use or not empty or the backup is too new, and `unavailable`.
 */
export function restoreBackup(path: string, options: RestoreOptions): RestoreReport {
  const { dataDir, now, onStep } = options;
  const { parts, migrations: applied, livery } = readBackupManifest(path);
  assertKnownMigrations(path, applied, livery);
  const isNew = !existsSync(dataDir);
  if (!isNew) assertReplaceable(options);
  makePrivateFolder(dataDir);
  const release = lockFolder(join(dataDir, serverLockName));
  const time = formatTime(now);
  const preparedPath = getPreparedPath(dataDir, time);
  let isDecided = false;
  try {
    finishLocked(dataDir);
    assertReplaceable(options);
    if (existsSync(getReplacedPath(dataDir, time)))
      throw new Failure("conflict", "Another restore ended less than a second ago. Try again.");
    mkdirSync(preparedPath, { mode: 0o700 });
    onStep("Reading the backup");
    const { manifest, sealedKey } = extractDatabase(path, join(preparedPath, databaseName));
    onStep("Checking its database");
    checkDatabase(path, join(preparedPath, databaseName), manifest);
    const key = prepareKey(path, preparedPath, sealedKey, manifest, options);
    onStep("Replacing the data");
    for (const name of readdirSync(preparedPath)) syncFile(join(preparedPath, name));
    syncFolder(preparedPath);
    const releaseOld = lockDatabase(join(dataDir, databaseName));
    try {
      renameSync(preparedPath, getReadyPath(dataDir, time));
      isDecided = true;
      syncFolder(dataDir);
      replaceFiles(dataDir, time);
    } finally {
      releaseOld();
    }
    const replacedPath = getReplacedPath(dataDir, time);
    return { dataDir, manifest, replaced: existsSync(replacedPath) ? replacedPath : undefined, key };
  } catch (error) {
    throw toWriteFailure(join(dataDir, databaseName), error, parts[0]?.size ?? 0);
  } finally {
    if (!isDecided) rmSync(preparedPath, { recursive: true, force: true });
    release();
    if (!isDecided && isNew) removeNewFolder(dataDir);
  }
}

/** Refuses a backup whose schema this program does not know. */
function assertKnownMigrations(path: string, applied: BackupManifest["migrations"], livery: string): void {
  for (const [index, { name, sha256 }] of applied.entries()) {
    const known = migrations[index];
    if (known?.name !== name)
      throw new Failure(
        "conflict",
        `${path} was made by Livery ${livery}, which is newer: its database has "${name}". ` +
          "Restore it with that version or a later one.",
      );
    if (sha256Hex(known.sql) !== sha256)
      throw new Failure(
        "conflict",
        `The migration "${name}" in ${path} is not the one that this Livery knows. Restore it with Livery ${livery}, which made it.`,
      );
  }
}

/** Refuses a folder with other files than a restore may expect, unless it is forced. */
function assertReplaceable({ dataDir, isForced }: RestoreOptions): void {
  const found = readdirSync(dataDir).filter((name) => !harmlessNames.includes(name) && !isInterruptedRestore(name));
  if (isForced || found.length === 0) return;
  throw new Failure(
    "conflict",
    `${dataDir} is not empty (it has ${found.slice(0, 3).join(", ")}). Choose another folder with --data, or pass --force: ` +
      "then the data is replaced, and what it replaces is kept in a folder inside.",
  );
}

/** Puts the key beside the prepared database: the one of the backup, or the one in the data folder. */
function prepareKey(
  path: string,
  preparedPath: string,
  sealedKey: string | undefined,
  { tables }: BackupManifest,
  { dataDir, passphrase, hasConfiguredKey }: RestoreOptions,
): RestoreReport["key"] {
  if (sealedKey !== undefined && passphrase !== undefined) {
    const key = openWithPassphrase(sealedKey, passphrase);
    if (!key) throw createKeyFailure(path);
    writeFileSync(join(preparedPath, keyName), `${Buffer.from(key).toString("base64")}\n`, { mode: 0o600, flag: "wx" });
    return "from_backup";
  }
  if (hasConfiguredKey || existsSync(join(dataDir, keyName))) return "unchanged";
  return secretTables.some((table) => (tables[table] ?? 0) > 0) ? "missing" : "not_needed";
}

/** Tables with encrypted secrets. */
const secretTables = ["webhook_endpoints", "subscriptions", "signing_keys"];

const createKeyFailure = (path: string) =>
  new Failure("invalid", `The passphrase does not open the secret key in ${path}. Nothing was changed. Check it and try again.`);

/**
 * Locks the old database against all other processes while it is replaced. A damaged one needs no
 * lock: it cannot be written. Throws `conflict` while a process uses it.
 */
function lockDatabase(path: string): () => void {
  if (!existsSync(path)) return () => {};
  let database: Database | undefined;
  try {
    database = new Database(path);
    const connection = database;
    // The files beside the database are moved with it: closing must not remove those of the new one.
    connection.fileControl(constants.SQLITE_FCNTL_PERSIST_WAL, 1);
    connection.run("PRAGMA busy_timeout = 2000");
    connection.run("PRAGMA locking_mode = EXCLUSIVE");
    connection.run("BEGIN EXCLUSIVE");
    return () => connection.close();
  } catch (error) {
    database?.close();
    if (!getSqliteCode(error).startsWith("SQLITE_BUSY")) return () => {};
    throw new Failure("conflict", `Another Livery command is using ${path}. Wait until it is done, then try again.`, {
      cause: error,
    });
  }
}

function syncFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Removes a data folder that only this restore created. */
function removeNewFolder(dataDir: string): void {
  rmSync(join(dataDir, serverLockName), { force: true });
  try {
    rmdirSync(dataDir);
  } catch {
    // Another process has put something there.
  }
}

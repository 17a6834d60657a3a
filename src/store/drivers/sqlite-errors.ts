import { statSync } from "node:fs";
import { Failure } from "#/kernel/errors";
import type { StorageFault } from "#/store/driver";

/**
 * SQLite's own name for an error, wherever in the chain of causes it stands; empty when it is none
 * of SQLite's.
 */
export function getSqliteCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && typeof cause.code === "string" && cause.code.startsWith("SQLITE_")) return cause.code;
  return "";
}

/**
 * Codes of SQLite that a full disk leads to: files cannot grow, the shared index of the log
 * included.
 */
const diskFullCode = /^SQLITE_(FULL|IOERR_SHMSIZE|IOERR_SHMOPEN|IOERR_WRITE|IOERR_TRUNCATE)/;

const messages: Readonly<Record<StorageFault["code"], string>> = {
  damaged:
    "The database is damaged: parts of it cannot be read. Stop Livery, keep a copy of the data folder, and restore a backup; check the disk.",
  newer_schema:
    "A newer version of Livery has changed this database while this one was running, so this one writes nothing any more. Stop it, and start the newer version.",
  full: "The disk of the data folder is full, so nothing can be written. Reading goes on; free some space, and writing goes on by itself.",
  unwritable: "Livery cannot write to its database just now. Reading goes on; check the rights and the disk of the data folder.",
};

export const createStorageFault = (code: StorageFault["code"]): StorageFault => ({ code, message: messages[code] });

/**
 * What an error of SQLite says of the storage as a whole; undefined where it says nothing of it. A
 * busy database is none: others write just now.
 */
export function toStorageFault(error: unknown): StorageFault | undefined {
  const code = getSqliteCode(error);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return createStorageFault("damaged");
  if (diskFullCode.test(code)) return createStorageFault("full");
  return /^SQLITE_(READONLY|IOERR|CANTOPEN|PERM)/.test(code) ? createStorageFault("unwritable") : undefined;
}

/** Why a database cannot be opened and what to do, in one sentence or two. */
export function toOpenFailure(path: string, error: unknown): Failure {
  const code = getSqliteCode(error);
  const reason = (() => {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
      return "it is a folder. Move it away, or choose another data folder with --data (LIVERY_DATA).";
    if (code.startsWith("SQLITE_NOTADB"))
      return "it is not a database of Livery. Move it away, or choose another data folder with --data (LIVERY_DATA).";
    if (code.startsWith("SQLITE_CORRUPT"))
      return "it is damaged. Keep a copy of the data folder, check the disk, and restore a backup.";
    if (diskFullCode.test(code)) return "its disk is full. Free some space and try again.";
    if (code.startsWith("SQLITE_BUSY")) return "another process has locked it. Wait for that to end, then try again.";
    if (/^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)/.test(code))
      return "this user may not write to it or to its folder. Give this user both (chown), or choose another data folder with --data (LIVERY_DATA).";
    return `${error instanceof Error ? error.message : "unknown reason"}. Check that the folder exists and that this user may write to it.`;
  })();
  return new Failure("unavailable", `Livery cannot open its database ${path}: ${reason}`, { cause: error });
}

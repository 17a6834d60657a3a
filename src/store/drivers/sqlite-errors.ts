import { statSync } from "node:fs";
import { Failure } from "#/kernel/errors";
import type { StorageFault } from "#/store/driver";

/** The SQLite code of an error or of one of its causes; empty if it is not an SQLite error. */
export function getSqliteCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && typeof cause.code === "string" && cause.code.startsWith("SQLITE_")) return cause.code;
  return "";
}

/** Codes that a full disk causes: files cannot grow, the shared index of the log included. */
const diskFullCode = /^SQLITE_(FULL|IOERR_SHMSIZE|IOERR_SHMOPEN|IOERR_WRITE|IOERR_TRUNCATE)/;

const messages: Readonly<Record<Exclude<StorageFault["code"], "unreachable">, string>> = {
  damaged:
    "The database is damaged and parts of it cannot be read. Stop Livery, copy the data folder, check the disk and restore a backup.",
  newer_schema:
    "A newer version of Livery upgraded this database, so this version no longer writes to it. " +
    "Stop this version and start the newer one.",
  full: "The disk of the data folder is full, so nothing can be written. Reads still work. Free some space to resume writing.",
  unwritable: "Livery cannot write to its database. Reads still work. Check the permissions and the disk of the data folder.",
};

export const createStorageFault = (code: keyof typeof messages): StorageFault => ({ code, message: messages[code] });

/**
 * The storage fault behind an SQLite error; undefined if the error is not one. A busy database is
 * not a fault: another process is writing.
 */
export function toStorageFault(error: unknown): StorageFault | undefined {
  const code = getSqliteCode(error);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return createStorageFault("damaged");
  if (diskFullCode.test(code)) return createStorageFault("full");
  return /^SQLITE_(READONLY|IOERR|CANTOPEN|PERM)/.test(code) ? createStorageFault("unwritable") : undefined;
}

/** Why a database cannot be opened, and what to do. */
export function toOpenFailure(path: string, error: unknown): Failure {
  const code = getSqliteCode(error);
  const reason = (() => {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
      return "it is a folder. Move it away, or choose another data folder with --data (LIVERY_DATA).";
    if (code.startsWith("SQLITE_NOTADB"))
      return "it is not a database of Livery. Move it away, or choose another data folder with --data (LIVERY_DATA).";
    if (code.startsWith("SQLITE_CORRUPT")) return "it is damaged. Copy the data folder, check the disk and restore a backup.";
    if (diskFullCode.test(code)) return "its disk is full. Free some space and try again.";
    if (code.startsWith("SQLITE_BUSY")) return "another process has locked it. Wait for it to finish, then try again.";
    if (/^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)/.test(code))
      return (
        "this user may not write to it or to its folder. " +
        "Give this user both (chown), or choose another data folder with --data (LIVERY_DATA)."
      );
    return `${error instanceof Error ? error.message : "unknown reason"}. Check that the folder exists and this user may write to it.`;
  })();
  return new Failure("unavailable", `Livery cannot open its database ${path}: ${reason}`, { cause: error });
}

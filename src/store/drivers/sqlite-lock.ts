import { Database } from "bun:sqlite";
import { Failure } from "#/kernel/errors";
import { makePrivateFile } from "#/kernel/files/private-folder";
import { toOpenFailure, getSqliteCode } from "#/store/drivers/sqlite-errors";

/** The name of the lock that a server holds in its data folder. */
export const serverLockName = "serve.lock";

/**
 * Holds a folder for one server: an exclusive lock on a small database beside the real one, which
 * the system lets go of however the process ends. Nothing is written, so that a full disk is no
 * hindrance. Gives the release. Throws `conflict` while another process holds it, `unavailable`
 * where the file cannot be used.
 */
export function lockFolder(path: string): () => void {
  const release = tryLockFolder(path);
  if (release) return release;
  throw new Failure(
    "conflict",
    `Another Livery server is using this data folder (${path}). Stop it, or choose another folder with --data.`,
  );
}

/** The same, with undefined while another process holds it. */
export function tryLockFolder(path: string): (() => void) | undefined {
  let lock: Database | undefined;
  try {
    makePrivateFile(path);
    lock = new Database(path, { create: true });
    const connection = lock;
    connection.run("PRAGMA busy_timeout = 0");
    connection.run("PRAGMA journal_mode = MEMORY");
    connection.run("PRAGMA locking_mode = EXCLUSIVE");
    connection.run("BEGIN EXCLUSIVE");
    return () => connection.close();
  } catch (error) {
    lock?.close();
    if (getSqliteCode(error).startsWith("SQLITE_BUSY")) return undefined;
    throw toOpenFailure(path, error);
  }
}

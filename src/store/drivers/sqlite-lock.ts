import { Database } from "bun:sqlite";
import { Failure } from "#/kernel/errors";
import { makePrivateFile } from "#/kernel/files/private-folder";
import { toOpenFailure, getSqliteCode } from "#/store/drivers/sqlite-errors";

/** The file name of a server's lock in its data folder. */
export const serverLockName = "serve.lock";

/**
 * Locks a folder for one server, by an exclusive lock on a small database in it, which the
 * operating system releases however the process ends. Nothing is written, so that it works on a
 * full disk. Returns the release. Throws `conflict` while another process holds the lock,
 * `unavailable` if the file cannot be used.
 */
export function lockFolder(path: string): () => void {
  const release = tryLockFolder(path);
  if (release) return release;
  throw new Failure(
    "conflict",
    `Another Livery server is using this data folder (${path}). Stop it, or choose another folder with --data.`,
  );
}

/** Locks a folder; undefined while another process holds the lock. */
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

import { Database } from "bun:sqlite";
import { Failure } from "#/kernel/errors";

/**
 * Holds a folder for one server: an exclusive lock on a small database beside the real one, which the system lets go of however the process ends.
 * Gives the release. Throws `conflict` while another process holds it.
 */
export function holdFolder(path: string): () => void {
  const lock = new Database(path, { create: true });
  try {
    lock.run("PRAGMA busy_timeout = 0");
    lock.run("PRAGMA locking_mode = EXCLUSIVE");
    lock.run("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw new Failure(
      "conflict",
      `Another Livery server is using this data folder (${path}). Stop it, or choose another folder with --data.`,
      { cause: error },
    );
  }
  return () => lock.close();
}

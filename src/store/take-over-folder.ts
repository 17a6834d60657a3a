import { existsSync, readdirSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "#/kernel/errors";
import { findRunningServer } from "#/kernel/files/server-file";
import { serverLockName, tryLockFolder } from "#/store/drivers/sqlite-lock";

/** How long the server before may take to stop, milliseconds: longer than it takes itself. */
const maxWaitMs = 12_000;
const pollMs = 20;

/**
 * The process id of the server that uses a data folder; undefined if there is none. Where the
 * system shows it, the process must have the folder's lock open: the id in the file of a killed
 * server may be that of another program by now.
 */
export function findServerProcess(dataDir: string): number | undefined {
  const pid = findRunningServer(dataDir)?.pid;
  if (pid === undefined || !existsSync("/proc/self/fd")) return pid;
  try {
    const lockPath = realpathSync(join(dataDir, serverLockName));
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((name) => readLink(join(folder, name)) === lockPath) ? pid : undefined;
  } catch {
    // The process has ended, or belongs to another account.
    return undefined;
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

/**
 * Stops the server of a data folder and takes its lock. Returns the release. A process that is no
 * longer that server, because it ended since it was found, gets no signal. Throws `conflict` if the
 * server does not stop, or if another process takes the lock.
 */
export async function takeOverFolder(dataDir: string, pid: number): Promise<() => void> {
  const lockPath = join(dataDir, serverLockName);
  const free = tryLockFolder(lockPath);
  if (free) return free;
  try {
    if (findServerProcess(dataDir) === pid) process.kill(pid, "SIGTERM");
  } catch {
    // It has ended.
  }
  const untilMs = performance.now() + maxWaitMs;
  for (;;) {
    const release = tryLockFolder(lockPath);
    if (release) return release;
    if (performance.now() > untilMs)
      throw new Failure("conflict", `The server before (process ${pid}) did not stop. Stop it, then start this one again.`);
    await Bun.sleep(pollMs);
  }
}

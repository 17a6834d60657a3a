import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "#/kernel/errors";
import { serverLockName, tryLockFolder } from "#/store/drivers/sqlite-lock";
import { syncFolder } from "#/store/backup/sync-folder";

/**
 * A restore prepares its files in the folder `restore-TIME.part` of the data folder. Once they are
 * complete, one rename to `restore-TIME.ready` decides that they replace the old ones.
 */
const preparedName = /^restore-(\d{8}-\d{6}Z)\.part$/;
const readyName = /^restore-(\d{8}-\d{6}Z)\.ready$/;

export const getPreparedPath = (dataDir: string, time: string) => join(dataDir, `restore-${time}.part`);
export const getReadyPath = (dataDir: string, time: string) => join(dataDir, `restore-${time}.ready`);
/** Where the files that a restore replaces are kept. */
export const getReplacedPath = (dataDir: string, time: string) => join(dataDir, `replaced-${time}`);

/** Whether a name in a data folder is that of a restore which has not ended. */
export const isInterruptedRestore = (name: string) => preparedName.test(name) || readyName.test(name);

/** The files that a restore replaces, each with those that belong to it and are moved first. */
const replacedFiles = [
  { name: "secret.key", companions: [] },
  { name: "livery.sqlite", companions: ["livery.sqlite-wal", "livery.sqlite-shm"] },
] as const;

/** How long to wait for the process that restores, milliseconds. */
const maxWaitMs = 5000;

/**
 * Moves the prepared files into place, and the old ones to a folder with the time in its name. A
 * file that is still prepared means that the one in place is old, so that it can be repeated after
 * it was killed at any point. The caller holds the lock of the data folder.
 */
export function replaceFiles(dataDir: string, time: string): void {
  const [readyPath, replacedPath] = [getReadyPath(dataDir, time), getReplacedPath(dataDir, time)];
  for (const { name, companions } of replacedFiles) {
    if (!existsSync(join(readyPath, name))) continue;
    for (const old of [...companions, name]) {
      if (!existsSync(join(dataDir, old))) continue;
      mkdirSync(replacedPath, { recursive: true, mode: 0o700 });
      renameSync(join(dataDir, old), join(replacedPath, old));
      syncFolder(replacedPath);
    }
    syncFolder(dataDir);
    renameSync(join(readyPath, name), join(dataDir, name));
    syncFolder(dataDir);
  }
  rmSync(readyPath, { recursive: true, force: true });
}

/**
 * Completes a restore that was killed after it had decided, and removes what one left that was
 * killed before. Throws `conflict` while another process restores.
 */
export function finishInterruptedRestore(dataDir: string): void {
  if (!listInterrupted(dataDir).isAny) return;
  const untilMs = performance.now() + maxWaitMs;
  for (;;) {
    const release = tryLockFolder(join(dataDir, serverLockName));
    if (release) {
      try {
        finishLocked(dataDir);
      } finally {
        release();
      }
      return;
    }
    // The process with the lock has not decided yet, or it is a server: the old files are in place.
    if (listInterrupted(dataDir).ready.length === 0) return;
    if (performance.now() > untilMs)
      throw new Failure("conflict", `A backup is being restored in ${dataDir}. Wait until it is done, then try again.`);
    Bun.sleepSync(50);
  }
}

/** The same for a process that holds the lock of the data folder. */
export function finishLocked(dataDir: string): void {
  const { ready, prepared } = listInterrupted(dataDir);
  for (const time of ready) replaceFiles(dataDir, time);
  for (const time of prepared) rmSync(getPreparedPath(dataDir, time), { recursive: true, force: true });
}

/** The times of restores that were interrupted, after and before they had decided. */
function listInterrupted(dataDir: string) {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const listTimes = (pattern: RegExp) => names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
  const [ready, prepared] = [listTimes(readyName), listTimes(preparedName)];
  return { ready, prepared, isAny: ready.length + prepared.length > 0 };
}

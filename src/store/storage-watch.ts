import { statfsSync } from "node:fs";
import type { Log } from "#/kernel/log";
import type { Store } from "#/store/store";

/** With less free space, bytes, the disk is treated as full. */
const minFreeBytes = 512 * 1024;

/** How often storage faults are checked for changes, milliseconds. */
const watchIntervalMs = 2000;

/** Logs at start-up that storage cannot be written. Reads are still served. */
export async function reportUnwritableStorage(dataDir: string, store: Store, log: Log): Promise<void> {
  try {
    await store.checkWritable();
    if (store.isShared) return;
    const { blocks, bavail, bsize } = statfsSync(dataDir);
    if (blocks > 0 && bavail * bsize < minFreeBytes)
      throw Object.assign(new Error("the disk is almost full"), { code: "SQLITE_FULL" });
  } catch (error) {
    if (!store.isUnavailable(error)) throw error;
    log.error("storage cannot be written: reads are served, writes are rejected", store.recordFault(error)?.message ?? error);
  }
}

/**
 * Logs when a storage fault starts, and when it is resolved. Where nothing could be written, it
 * tries again: without requests that write, nothing else would notice that there is space.
 */
export function watchStorage(store: Pick<Store, "listFaults" | "recordFault" | "checkWritable">, log: Log): { stop(): void } {
  const known = new Set<string>();
  let isTrying = false;
  const tryToWrite = async () => {
    isTrying = true;
    await store.checkWritable().catch((error: unknown) => store.recordFault(error));
    isTrying = false;
  };
  const reportChanges = () => {
    if (!isTrying && (known.has("full") || known.has("unwritable"))) void tryToWrite();
    const faults = store.listFaults();
    for (const { code, message } of faults) {
      if (!known.has(code)) log.error(`storage fault: ${code}`, message);
      known.add(code);
    }
    for (const code of known)
      if (faults.every((fault) => fault.code !== code)) {
        known.delete(code);
        log.info(`storage fault resolved: ${code}`);
      }
  };
  const timer = setInterval(() => {
    try {
      reportChanges();
    } catch (error) {
      if (!store.recordFault(error)) log.error("storage faults cannot be checked", error);
    }
  }, watchIntervalMs);
  return { stop: () => clearInterval(timer) };
}

import { Database } from "bun:sqlite";
import { endStartupJitPolicy } from "#/kernel/system/jit-policy";
import { lowerPriority } from "#/kernel/system/lower-priority";
import { toStorageFault } from "#/store/drivers/sqlite-errors";
import type { MaintenanceResponse, MaintenanceRequest } from "#/store/maintenance";
import { type DatabaseLocation, openStore } from "#/store/open-store";
import { sweepBlobs } from "#/store/sweep-blobs";
import { trimAuditLog } from "#/store/trim-audit-log";

// The maintenance thread. `maintenance.ts` starts it for each request and ends it afterwards. It gets
// a low priority, which Linux applies per thread, so that requests are served first.
if (process.platform === "linux") lowerPriority(0, 15);
endStartupJitPolicy();

/** How many findings are collected. One is enough to know that the database is damaged. */
const maxFindings = 3;

/** What is wrong with the pages of a database; empty if nothing is. PostgreSQL checks its pages itself. */
function findDamage(location: DatabaseLocation): readonly string[] {
  if (location.postgres) return [];
  const database = new Database(location.path, { readonly: true });
  try {
    const rows = database.query<{ quick_check: string }, []>(`PRAGMA quick_check(${maxFindings})`).all();
    return rows.map((row) => row.quick_check).filter((finding) => finding !== "ok");
  } catch (error) {
    if (toStorageFault(error)?.code !== "damaged") throw error;
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    database.close();
  }
}

/** Sweeps over a separate connection until it is done or `stop` aborts it. */
async function sweep(database: DatabaseLocation, unreferencedBefore: ReadonlySet<string>): Promise<MaintenanceResponse> {
  try {
    const store = await openStore(database, { isThread: true });
    try {
      return { swept: await sweepBlobs(store, { unreferencedBefore, signal: stopController.signal }) };
    } finally {
      await store.close();
    }
  } catch (error) {
    if (stopController.signal.aborted) return { isStopped: true };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Exports and removes old entries of the audit log, or stops between two transactions. */
async function trim({ database, retention, now }: Extract<MaintenanceRequest, { task: "trim" }>): Promise<MaintenanceResponse> {
  try {
    const store = await openStore(database, { isThread: true });
    try {
      return { trimmed: await trimAuditLog(store, retention, now, stopController.signal) };
    } finally {
      await store.close();
    }
  } catch (error) {
    if (stopController.signal.aborted) return { isStopped: true };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

const stopController = new AbortController();
self.addEventListener("message", ({ data }: MessageEvent<MaintenanceRequest>) => {
  if (data.task === "stop") stopController.abort();
  else if (data.task === "check") postMessage({ findings: findDamage(data.database) } satisfies MaintenanceResponse);
  else if (data.task === "trim") void trim(data).then((report) => postMessage(report));
  else void sweep(data.database, data.unreferencedBefore).then((report) => postMessage(report));
});

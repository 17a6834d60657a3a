import type { Log } from "#/kernel/log";
import type { Store } from "#/store/store";
import type { SweepReport } from "#/store/sweep-blobs";

/**
 * A request to the maintenance thread: check every page, sweep stored content, or stop sweeping.
 */
export type MaintenanceRequest =
  | { readonly task: "check"; readonly databasePath: string }
  | { readonly task: "sweep"; readonly databasePath: string; readonly unreferencedBefore: ReadonlySet<string> }
  | { readonly task: "stop" };
/** The findings of a check, the report of a sweep, the reason of a failure, or that it stopped. */
export type MaintenanceResponse =
  | { readonly findings: readonly string[] }
  | { readonly swept: SweepReport }
  | { readonly failure: string }
  | { readonly isStopped: true };

/** Maintains a database in a thread of its own, so that requests are not delayed. */
export type Maintenance = {
  /** Checks the pages once, and sweeps unreferenced content at intervals. */
  start(): void;
  /** Stops the current task. Resolves when nothing more is written. */
  stop(): Promise<void>;
};

/**
 * When stored content is swept, milliseconds: after the start and after each sweep. Content that
 * two sweeps find unreferenced is removed.
 */
export type SweepTimes = { readonly firstMs: number; readonly everyMs: number };
const defaultSweepTimes: SweepTimes = { firstMs: 10 * 60_000, everyMs: 3 * 60 * 60_000 };

/** How long a sweep may take to stop, milliseconds: one transaction and a margin. */
const maxStopMs = 8000;

/**
 * The worker's module: beside this file as a source, and at its path among the sources in the
 * executable (an entry point in `scripts/build.ts`).
 */
const workerUrl = new URL(
  import.meta.url.includes("$bunfs") ? "./store/maintenance-worker.js" : "./maintenance-worker.ts",
  import.meta.url,
).href;

export function createMaintenance(
  databasePath: string,
  store: Pick<Store, "recordFault" | "listFaults">,
  log: Log,
  { firstMs, everyMs }: SweepTimes = defaultSweepTimes,
): Maintenance {
  let running:
    | { readonly task: "check" | "sweep"; readonly thread: Worker; readonly ended: Promise<void>; end(): void }
    | undefined;
  let next: Timer | undefined;
  let unreferenced: ReadonlySet<string> = new Set();

  const startWorker = (request: Exclude<MaintenanceRequest, { readonly task: "stop" }>) => {
    const thread = new Worker(workerUrl);
    const { promise: stopped, resolve } = Promise.withResolvers<void>();
    const end = () => {
      if (running?.thread !== thread) return;
      running = undefined;
      thread.terminate();
      resolve();
    };
    const fail = (message: string) =>
      request.task === "check"
        ? log.error("the pages of the database could not be checked", message)
        : log.error("unreferenced content could not be swept; nothing more of it is removed for now", message);
    thread.onmessage = ({ data }: MessageEvent<MaintenanceResponse>) => {
      end();
      if ("findings" in data) reportDamage(data.findings);
      if ("failure" in data) fail(data.failure);
      if ("swept" in data) recordSweep(data.swept);
    };
    thread.onerror = ({ message }) => {
      end();
      fail(message);
    };
    running = { task: request.task, thread, ended: stopped, end };
    thread.postMessage(request satisfies MaintenanceRequest);
  };
  const reportDamage = ([first]: readonly string[]) => {
    if (first === undefined) return;
    const fault = store.recordFault(Object.assign(new Error(first), { code: "SQLITE_CORRUPT" }));
    log.error("the database is damaged", fault?.message, { finding: first.slice(0, 500) });
  };
  const recordSweep = (swept: SweepReport) => {
    unreferenced = swept.unreferenced;
    const { removedBlobs, removedBytes, removedRasters } = swept;
    if (removedBlobs + removedRasters + unreferenced.size > 0)
      log.info("unreferenced content was swept", {
        ...{
          removedBlobs,
          removedBytes,
          removedRasters,
          unreferencedBlobs: unreferenced.size,
          unreferencedBytes: swept.unreferencedBytes,
        },
      });
  };
  const scheduleSweep = (ms: number) => {
    next = setTimeout(() => {
      // References read from storage with a fault may be incomplete.
      if (!running && store.listFaults().length === 0)
        startWorker({ task: "sweep", databasePath, unreferencedBefore: unreferenced });
      scheduleSweep(everyMs);
    }, ms);
  };
  return {
    start() {
      startWorker({ task: "check", databasePath });
      scheduleSweep(firstMs);
    },
    async stop() {
      clearTimeout(next);
      if (!running) return;
      const { task, thread, ended: stopped, end } = running;
      // The check only reads. Terminating a sweep inside a transaction would leave the database
      // locked for this process.
      if (task === "check") return end();
      thread.postMessage({ task: "stop" } satisfies MaintenanceRequest);
      const forcedStop = setTimeout(end, maxStopMs);
      await stopped;
      clearTimeout(forcedStop);
    },
  };
}

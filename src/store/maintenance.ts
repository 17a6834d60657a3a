import type { Clock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import type { Log } from "#/kernel/log";
import type { DatabaseLocation } from "#/store/open-store";
import type { Store } from "#/store/store";
import type { SweepReport } from "#/store/sweep-blobs";
import type { AuditExport, AuditRetention } from "#/store/trim-audit-log";

/**
 * A request to the maintenance thread: check every page, sweep stored content, export and remove old
 * entries of the audit log, or stop.
 */
export type MaintenanceRequest =
  | { readonly task: "check"; readonly database: DatabaseLocation }
  | { readonly task: "sweep"; readonly database: DatabaseLocation; readonly unreferencedBefore: ReadonlySet<string> }
  | { readonly task: "trim"; readonly database: DatabaseLocation; readonly retention: AuditRetention; readonly now: Date }
  | { readonly task: "stop" };
/** The findings of a check, the report of a sweep or an export, the reason of a failure, or that it stopped. */
export type MaintenanceResponse =
  | { readonly findings: readonly string[] }
  | { readonly swept: SweepReport }
  | { readonly trimmed: AuditExport | undefined }
  | { readonly failure: string }
  | { readonly isStopped: true };

/** What went wrong and when, ISO 8601, if the last run of a task failed. */
export type TaskFailure = { readonly at: string; readonly message: string };

/** How the maintenance of this process is doing. Times are in ISO 8601, sizes in bytes. */
export type MaintenanceState = {
  readonly runningTask: "check" | "sweep" | "trim" | undefined;
  readonly sweep: {
    /** The last sweep; undefined if there was none since the start. */
    readonly last: (Omit<SweepReport, "unreferenced"> & { readonly at: string; readonly unreferencedFiles: number }) | undefined;
    readonly failure: TaskFailure | undefined;
    /** Undefined if none is scheduled in this process. */
    readonly nextAt: string | undefined;
  };
  readonly auditLog: { readonly retention: AuditRetention | undefined; readonly failure: TaskFailure | undefined };
};

/** Maintains a database in a thread of its own, so that requests are not delayed. */
export type Maintenance = {
  /** Checks the pages once; sweeps unreferenced content and exports old audit entries at intervals. */
  start(): void;
  /** Sweeps now. Returns at once; throws `conflict` while a task runs or storage has a fault. */
  sweep(): void;
  getState(): MaintenanceState;
  /** Stops the current task. Resolves when nothing more is written. */
  stop(): Promise<void>;
};

/** What is maintained, and how. */
export type MaintenanceOptions = {
  readonly database: DatabaseLocation;
  readonly store: Pick<Store, "recordFault" | "listFaults" | "tryLease">;
  readonly clock: Clock;
  readonly log: Log;
  /** Undefined to keep every entry of the audit log. */
  readonly auditRetention: AuditRetention | undefined;
  readonly sweepTimes?: SweepTimes;
};

/**
 * When stored content is swept, milliseconds: after the start and after each sweep. Content that
 * two sweeps find unreferenced is removed.
 */
export type SweepTimes = { readonly firstMs: number; readonly everyMs: number };
const defaultSweepTimes: SweepTimes = { firstMs: 10 * 60_000, everyMs: 3 * 60 * 60_000 };

/** How long after the start the pages are checked, milliseconds: the first requests come before. */
const checkAfterMs = 1000;

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

export function createMaintenance({
  database,
  store,
  clock,
  log,
  auditRetention,
  sweepTimes: { firstMs, everyMs } = defaultSweepTimes,
}: MaintenanceOptions): Maintenance {
  let running:
    | { readonly task: "check" | "sweep" | "trim"; readonly thread: Worker; readonly ended: Promise<void>; end(): void }
    | undefined;
  let firstCheck: Timer | undefined;
  let next: Timer | undefined;
  let nextAt: string | undefined;
  let unreferenced: ReadonlySet<string> = new Set();
  let lastSweep: MaintenanceState["sweep"]["last"];
  const failures = new Map<MaintenanceRequest["task"], TaskFailure>();

  const startWorker = (request: Exclude<MaintenanceRequest, { readonly task: "stop" }>) => {
    const thread = new Worker(workerUrl);
    const { promise: stopped, resolve } = Promise.withResolvers<void>();
    const end = () => {
      if (running?.thread !== thread) return;
      running = undefined;
      thread.terminate();
      resolve();
    };
    const fail = (message: string) => {
      failures.set(request.task, { at: clock.now().toISOString(), message });
      log.error(failureMessages[request.task], message);
    };
    thread.onmessage = ({ data }: MessageEvent<MaintenanceResponse>) => {
      end();
      if ("isStopped" in data) return;
      if ("failure" in data) fail(data.failure);
      else failures.delete(request.task);
      if ("findings" in data) reportDamage(data.findings);
      if ("swept" in data) recordSweep(data.swept);
      if ("trimmed" in data && data.trimmed)
        log.info("old entries of the audit log were exported and removed", { ...data.trimmed });
      if (request.task === "sweep" && next) trim();
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
  const recordSweep = ({ unreferenced: found, ...counts }: SweepReport) => {
    unreferenced = found;
    lastSweep = { ...counts, unreferencedFiles: found.size, at: clock.now().toISOString() };
    const { removedBlobs, removedBytes, removedRasters, unreferencedBytes } = counts;
    if (removedBlobs + removedRasters + found.size > 0)
      log.info("unreferenced content was swept", {
        ...{ removedBlobs, removedBytes, removedRasters, unreferencedBlobs: found.size, unreferencedBytes },
      });
  };
  const sweep = () => startWorker({ task: "sweep", database, unreferencedBefore: unreferenced });
  const trim = () => {
    if (auditRetention) startWorker({ task: "trim", database, retention: auditRetention, now: clock.now() });
  };
  const scheduleCheck = () => {
    firstCheck = setTimeout(() => {
      if (running) scheduleCheck();
      else startWorker({ task: "check", database });
    }, checkAfterMs);
  };
  const scheduleSweep = (ms: number) => {
    nextAt = new Date(clock.now().getTime() + ms).toISOString();
    next = setTimeout(() => {
      void sweepIfDue();
      scheduleSweep(everyMs);
    }, ms);
  };
  /** One server sweeps for all. It keeps doing so, because content is removed by its second sweep. */
  const sweepIfDue = async () => {
    const isOwn = await store.tryLease("maintenance", 2 * everyMs).catch(() => false);
    // References read from storage with a fault may be incomplete.
    if (isOwn && next && !running && store.listFaults().length === 0) sweep();
  };
  return {
    start() {
      scheduleCheck();
      scheduleSweep(firstMs);
    },
    sweep() {
      if (running) throw new Failure("conflict", "The database is being maintained. Wait a moment and try again.");
      const [fault] = store.listFaults();
      if (fault) throw new Failure("conflict", `Nothing can be swept. ${fault.message}`);
      sweep();
    },
    getState: () => ({
      runningTask: running?.task,
      sweep: { last: lastSweep, failure: failures.get("sweep"), nextAt },
      auditLog: { retention: auditRetention, failure: failures.get("trim") },
    }),
    async stop() {
      clearTimeout(firstCheck);
      clearTimeout(next);
      next = undefined;
      if (!running) return;
      const { task, thread, ended: stopped, end } = running;
      // The check only reads. Terminating another task inside a transaction would leave the database
      // locked for this process.
      if (task === "check") return end();
      thread.postMessage({ task: "stop" } satisfies MaintenanceRequest);
      const forcedStop = setTimeout(end, maxStopMs);
      await stopped;
      clearTimeout(forcedStop);
    },
  };
}

const failureMessages = {
  check: "the pages of the database could not be checked",
  sweep: "unreferenced content could not be swept; nothing more of it is removed for now",
  trim: "old entries of the audit log could not be exported; none is removed for now",
} as const;

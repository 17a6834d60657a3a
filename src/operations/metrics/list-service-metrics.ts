import type { Metric, Sample } from "#/kernel/metrics/metrics-text";
import type { JobStats } from "#/jobs/job-stats";
import type { CountingJobRunner, QueueStats } from "#/jobs/job-runner";
import type { Services } from "#/operations/services";
import type { StageStats } from "#/pipeline/stage-metrics";
import type { RasterWorker } from "#/raster/raster-worker";
import type { ScheduledBackups } from "#/store/backup/scheduled-backups";
import type { Maintenance } from "#/store/maintenance";
import type { Runner } from "#/pipeline/runner";
import type { StorageSizes } from "#/store/measure-storage";
import type { DispatchThread } from "#/webhooks/scheduler/dispatch-thread";

/** What the metrics of one thread are read from. */
type ThreadSources = {
  readonly services: Pick<Services, "store" | "tracer" | "responseCache" | "bodyBudget" | "streamQuota">;
  readonly rasterWorker: Pick<RasterWorker, "isRunning" | "getStats">;
};

/** What the metrics of the main thread are read from, which has once what others use. */
type MainSources = {
  readonly services: Pick<Services, "store" | "clock" | "rateLimiters">;
  readonly runner: Pick<Runner, "countQueued">;
  readonly jobs: Pick<CountingJobRunner, "listQueues" | "listJobs">;
  readonly dispatcher: Pick<DispatchThread, "stats" | "isRunning" | "isAlive" | "getStarts">;
  readonly maintenance: Pick<Maintenance, "getState">;
  readonly backups: Pick<ScheduledBackups, "getState">;
  readonly stages: { listStats(): readonly StageStats[] };
};

/** The metrics of what a thread does itself. Those of several threads are added up. */
export const listThreadMetrics = ({ services, rasterWorker }: ThreadSources): readonly Metric[] => [
  ...listLimitMetrics(services),
  ...listCacheMetrics(services),
  ...listWorkerMetrics([{ worker: "raster", isRunning: rasterWorker.isRunning(), ...rasterWorker.getStats() }]),
  ...listTraceMetrics(services),
  ...listConnectionMetrics(services),
];

/** The metrics of what a server has once, read when they are asked for. */
export async function listMainMetrics(sources: MainSources, sizes: StorageSizes): Promise<readonly Metric[]> {
  const { services, jobs, dispatcher, runner } = sources;
  return [
    listRejectionMetric(services),
    ...listDeliveryMetrics(services, dispatcher, await readStored(services, () => services.store.deliveries.summarizePending())),
    ...listJobMetrics(jobs.listQueues(), jobs.listJobs()),
    ...listPipelineMetrics(runner, sources.stages.listStats()),
    ...listWorkerMetrics([
      {
        worker: "deliveries",
        isRunning: dispatcher.isRunning(),
        isBusy: dispatcher.isRunning() && dispatcher.stats.inFlight > 0,
        ...dispatcher.getStarts(),
      },
      ...jobs.listQueues().map(({ queue, ...stats }) => ({ worker: `jobs-${queue}`, ...stats })),
    ]),
    ...listMaintenanceMetrics(sources),
    ...listStoreMetrics(services, sizes, await readStored(services, () => countContent(services))),
  ];
}

/** Reads from the database. Undefined while it cannot be used, when the other metrics matter most. */
async function readStored<Result>({ store }: Pick<Services, "store">, read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!store.isUnavailable(error)) throw error;
    store.recordFault(error);
    return undefined;
  }
}

/** Without a sample if the value is not known. */
const createGauge = (name: string, help: string, value: number | undefined): Metric => ({
  ...{ name, help, type: "gauge" },
  samples: value === undefined ? [] : [{ value }],
});
const createCounter = (name: string, help: string, value: number): Metric => ({
  ...{ name, help, type: "counter" },
  samples: [{ value }],
});

const listRejectionMetric = ({ rateLimiters }: Pick<Services, "rateLimiters">): Metric => ({
  name: "livery_rate_limit_rejections_total",
  help: "Requests that exceeded a rate limit, by its class",
  type: "counter",
  samples: [...rateLimiters.rejections].map(([name, value]) => ({ labels: { class: name }, value })),
});

const listLimitMetrics = ({ bodyBudget, streamQuota }: Pick<Services, "bodyBudget" | "streamQuota">): readonly Metric[] => [
  createGauge("livery_http_streams", "Responses that stay open, such as progress events", streamQuota.total),
  createGauge("livery_http_streams_limit", "How many responses may stay open", streamQuota.maxTotal),
  createGauge("livery_http_body_bytes", "Memory that holds request bodies", bodyBudget.heldBytes),
  createGauge("livery_http_body_limit_bytes", "Memory that request bodies may take", bodyBudget.maxBytes),
];

function listCacheMetrics({ responseCache }: Pick<Services, "responseCache">): readonly Metric[] {
  const { hits, misses, replies, bytes } = responseCache.getStats();
  return [
    createCounter("livery_response_cache_hits_total", "Replies from the response cache", hits),
    createCounter("livery_response_cache_misses_total", "Cacheable replies that were computed", misses),
    createGauge("livery_response_cache_replies", "Replies in the response cache", replies),
    createGauge("livery_response_cache_bytes", "Memory of the response cache", bytes),
  ];
}

type PendingSummary = Awaited<ReturnType<Services["store"]["deliveries"]["summarizePending"]>>;

function listDeliveryMetrics(
  { clock }: Pick<Services, "clock">,
  { stats, isAlive }: MainSources["dispatcher"],
  pending: PendingSummary | undefined,
): readonly Metric[] {
  const getAgeSeconds = (createdAt: string | null) =>
    createdAt === null ? 0 : (clock.now().getTime() - Date.parse(createdAt)) / 1000;
  const oldestSeconds = pending && getAgeSeconds(pending.oldestCreatedAt);
  const { succeeded, failed } = stats.durations;
  return [
    {
      name: "livery_deliveries_total",
      help: "Webhook deliveries by outcome; retry for each failed attempt that is tried again",
      type: "counter",
      samples: stats
        .listStates()
        .map(({ state, count: value }) => ({ labels: { outcome: state === "PENDING" ? "retry" : state.toLowerCase() }, value })),
    },
    {
      name: "livery_delivery_attempt_duration_seconds",
      help: "Duration of attempts to deliver a webhook",
      type: "histogram",
      series: [
        { labels: { result: "success" }, histogram: succeeded },
        { labels: { result: "failure" }, histogram: failed },
      ],
    },
    {
      name: "livery_delivery_attempt_failures_total",
      help: "Failed attempts to deliver a webhook, by reason",
      type: "counter",
      samples: stats.listReasons().map(({ reason, count: value }) => ({ labels: { reason }, value })),
    },
    createGauge("livery_deliveries_pending", "Webhook deliveries that wait for an attempt", pending?.count),
    createGauge("livery_deliveries_oldest_pending_seconds", "Age of the oldest pending delivery; 0 without any", oldestSeconds),
    createGauge("livery_deliveries_in_flight", "Attempts to deliver a webhook that run now", stats.inFlight),
    createGauge("livery_dispatcher_alive", "Whether webhooks are delivered", Number(isAlive())),
  ];
}

function listJobMetrics(queues: readonly QueueStats[], jobs: readonly JobStats[]): readonly Metric[] {
  return [
    {
      name: "livery_job_queue_waiting",
      help: "Jobs that wait for their turn, by queue",
      type: "gauge",
      samples: queues.map(({ queue, waiting }) => ({ labels: { queue }, value: waiting })),
    },
    {
      name: "livery_job_duration_seconds",
      help: "Duration of jobs with the wait for their turn",
      type: "histogram",
      series: jobs.map(({ name, queue, durations }) => ({ labels: { job: name, queue }, histogram: durations })),
    },
    {
      name: "livery_job_failures_total",
      help: "Jobs without a result, by reason; refused for input that cannot be used",
      type: "counter",
      samples: jobs.flatMap(({ name, failures }) =>
        [...failures].map(([reason, value]): Sample => ({ labels: { job: name, reason }, value })),
      ),
    },
  ];
}

const listPipelineMetrics = (runner: MainSources["runner"], stages: readonly StageStats[]): readonly Metric[] => [
  createGauge("livery_pipeline_runs", "Project runs that are queued or running", runner.countQueued()),
  {
    name: "livery_pipeline_stage_duration_seconds",
    help: "Duration of the stages of project runs",
    type: "histogram",
    series: stages.map(({ stage, durations }) => ({ labels: { stage }, histogram: durations })),
  },
  {
    name: "livery_pipeline_stage_failures_total",
    help: "Stages of project runs that failed",
    type: "counter",
    samples: stages.map(({ stage, failures }) => ({ labels: { stage }, value: failures })),
  },
];

type WorkerStats = {
  readonly worker: string;
  readonly isRunning: boolean;
  readonly isBusy: boolean;
  readonly starts: number;
  readonly failures: number;
};

function listWorkerMetrics(workers: readonly WorkerStats[]): readonly Metric[] {
  const toSamples = (getValue: (worker: WorkerStats) => number): readonly Sample[] =>
    workers.map((worker) => ({ labels: { worker: worker.worker }, value: getValue(worker) }));
  return [
    {
      name: "livery_worker_running",
      help: "Whether a thread or process runs; those without work end",
      type: "gauge",
      samples: toSamples(({ isRunning }) => Number(isRunning)),
    },
    {
      name: "livery_worker_busy",
      help: "Whether a thread or process works on something",
      type: "gauge",
      samples: toSamples(({ isBusy }) => Number(isBusy)),
    },
    {
      name: "livery_worker_starts_total",
      help: "Starts of a thread or process",
      type: "counter",
      samples: toSamples(({ starts }) => starts),
    },
    {
      name: "livery_worker_failures_total",
      help: "Threads and processes that failed and were replaced",
      type: "counter",
      samples: toSamples(({ failures }) => failures),
    },
  ];
}

/** Spans of this thread; those of attempts are sent by the delivery thread. */
function listTraceMetrics({ tracer }: Pick<Services, "tracer">): readonly Metric[] {
  if (!tracer) return [];
  const { exported, dropped } = tracer.getStats();
  return [
    createCounter("livery_trace_spans_exported_total", "Spans that the trace collector took", exported),
    createCounter("livery_trace_spans_dropped_total", "Spans that were not sent: the queue was full, or sending failed", dropped),
  ];
}

const maintenanceTasks = ["check", "sweep", "trim"] as const;

/** Scheduled backups have samples only where there is a schedule. */
function listMaintenanceMetrics({ backups, maintenance }: Pick<MainSources, "backups" | "maintenance">): readonly Metric[] {
  const { schedule, isRunning, last, failure } = backups.getState();
  const { runningTask } = maintenance.getState();
  const createScheduleGauge = (name: string, help: string, value: number | undefined): Metric => ({
    ...{ name, help, type: "gauge" },
    samples: schedule && value !== undefined ? [{ value }] : [],
  });
  return [
    createScheduleGauge(
      "livery_backup_last_timestamp_seconds",
      "When the newest scheduled backup was begun, Unix time",
      last && Date.parse(last.madeAt) / 1000,
    ),
    createScheduleGauge("livery_backup_last_bytes", "Size of the newest scheduled backup", last?.size),
    createScheduleGauge(
      "livery_backup_interval_seconds",
      "Time from one scheduled backup to the next",
      schedule && schedule.everyMs / 1000,
    ),
    createScheduleGauge("livery_backup_failed", "Whether the last scheduled backup failed", Number(failure !== undefined)),
    {
      name: "livery_maintenance_running",
      help: "Whether the storage is maintained now, by task",
      type: "gauge",
      samples: [
        { labels: { task: "backup" }, value: Number(isRunning) },
        ...maintenanceTasks.map((task) => ({ labels: { task }, value: Number(task === runningTask) })),
      ],
    },
  ];
}

/** How long a count of the stored content is reported, milliseconds: to count it, all of it is listed. */
const countLifetimeMs = 10 * 60_000;
const countsByStore = new WeakMap<Services["store"], { readonly count: number; readonly countedAtMs: number }>();

async function countContent({ store, clock }: Pick<Services, "store" | "clock">): Promise<number> {
  const nowMs = clock.now().getTime();
  const known = countsByStore.get(store);
  if (known && Math.abs(nowMs - known.countedAtMs) < countLifetimeMs) return known.count;
  const count = await store.blobs.count();
  countsByStore.set(store, { count, countedAtMs: nowMs });
  return count;
}

const faultCodes = ["damaged", "newer_schema", "full", "unwritable", "unreachable"] as const;

function listStoreMetrics({ store }: Pick<Services, "store">, sizes: StorageSizes, blobs: number | undefined): readonly Metric[] {
  const faults = store.listFaults();
  const { databaseBytes, logBytes, freeBytes } = sizes;
  return [
    {
      name: "livery_store_bytes",
      help: "Size of the database and of its write-ahead log",
      type: "gauge",
      samples: [
        ...(databaseBytes === undefined ? [] : [{ labels: { file: "database" }, value: databaseBytes }]),
        ...(logBytes === undefined ? [] : [{ labels: { file: "log" }, value: logBytes }]),
      ],
    },
    ...(freeBytes === undefined
      ? []
      : [createGauge("livery_store_free_bytes", "Free space on the disk of the database", freeBytes)]),
    createGauge("livery_store_revision", "Revision of the database; it grows with every change", store.getRevision()),
    createGauge("livery_store_blobs", "Stored files and parts of designs, counted every ten minutes", blobs),
    {
      name: "livery_store_fault",
      help: "Whether the storage has a fault, by kind",
      type: "gauge",
      samples: faultCodes.map((code) => ({
        labels: { fault: code },
        value: Number(faults.some((fault) => fault.code === code)),
      })),
    },
  ];
}

/** The connections of this process to PostgreSQL; without samples for SQLite. Those of its threads are not counted. */
function listConnectionMetrics({ store }: Pick<Services, "store">): readonly Metric[] {
  const stats = store.getConnectionStats();
  const toSamples = (key: "limit" | "open" | "busy" | "waiting") =>
    (stats?.pools ?? []).map(({ pool, ...values }): Sample => ({ labels: { pool }, value: values[key] }));
  return [
    {
      ...{ name: "livery_database_connections", help: "Open connections to PostgreSQL, by their use", type: "gauge" },
      samples: toSamples("open"),
    },
    {
      ...{ name: "livery_database_connections_limit", help: "How many connections to PostgreSQL may be open", type: "gauge" },
      samples: toSamples("limit"),
    },
    {
      ...{ name: "livery_database_connections_busy", help: "Connections to PostgreSQL in use", type: "gauge" },
      samples: toSamples("busy"),
    },
    {
      ...{
        name: "livery_database_connections_waiting",
        help: "Reads and transactions that wait for a connection",
        type: "gauge",
      },
      samples: toSamples("waiting"),
    },
    {
      name: "livery_database_transaction_wait_seconds",
      help: "How long transactions waited for a connection",
      type: "histogram",
      series: stats ? [{ histogram: stats.waits }] : [],
    },
    {
      name: "livery_database_transaction_retries_total",
      help: "Transactions that were run again, because others changed the same or the connection was lost",
      type: "counter",
      samples: Object.entries(stats?.retries ?? {}).map(([reason, value]): Sample => ({ labels: { reason }, value })),
    },
  ];
}

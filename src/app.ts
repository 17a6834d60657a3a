import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Config, getDatabaseLocation, getDatabasePath, getSecretKeyPath } from "#/config/config";
import { createScreenshots } from "#/browser/screenshots";
import { createJobRunner } from "#/jobs/job-runner";
import { BodyBudget } from "#/kernel/limits/body-budget";
import { type Clock, systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import { createKeyFileSecretBox } from "#/kernel/secrets/key-file";
import type { Metric } from "#/kernel/metrics/metrics-text";
import type { Tracer } from "#/kernel/tracing/tracer";
import { type Log, createLog } from "#/kernel/log";
import { preparePrivateFolder } from "#/kernel/files/private-folder";
import { SharedCounter } from "#/webhooks/scheduler/shared-counter";
import { StreamQuota } from "#/kernel/limits/stream-quota";
import { maxBufferedBodyBytes, maxStreams, maxStreamsPerAddress } from "#/model/limits";
import { createArchives } from "#/operations/archives/archives";
import { createReadiness } from "#/operations/readiness";
import { createResponseCache } from "#/operations/response-cache";
import { createClientDocuments } from "#/operations/oauth/client-documents";
import { createKeyUseRecorder } from "#/operations/key-use-recorder";
import { createRateLimiters } from "#/operations/rate-limits";
import { createRunner } from "#/pipeline/runner";
import { createMergeInJob, createJobStages } from "#/pipeline/stage-job";
import { measureStages } from "#/pipeline/stage-metrics";
import type { Services } from "#/operations/services";
import type { RasterWorker } from "#/raster/raster-worker";
import type { Store } from "#/store/store";
import { createRasterWorker } from "#/raster/raster-worker";
import { createRasters } from "#/raster/rasters";
import { createScheduledBackups, type ScheduledBackups } from "#/store/backup/scheduled-backups";
import { backUpBeforeUpgrade } from "#/store/backup/upgrade-backup";
import { createDesignContents } from "#/store/design-contents";
import type { OpenOptions } from "#/store/drivers/sqlite";
import { serverLockName } from "#/store/drivers/sqlite-lock";
import { createFileMover, type FileMover } from "#/store/bucket/file-mover";
import { openS3Bucket } from "#/store/bucket/s3-bucket";
import { measureStorage } from "#/store/measure-storage";
import { createMaintenance, type Maintenance } from "#/store/maintenance";
import { openStore } from "#/store/open-store";
import { traceStore } from "#/store/trace-store";
import { createAllowlist } from "#/http-client/address-rules";
import { createAttemptSender } from "#/webhooks/attempt-sender";
import type { DispatchSettings } from "#/webhooks/scheduler/dispatch-thread";
import { type DispatchThread, createDispatchThread } from "#/webhooks/scheduler/dispatch-thread";
import { createFileFetcher } from "#/http-client/file-fetcher";
import { createImageFetcher } from "#/http-client/image-fetcher";
import { createPageFetcher } from "#/http-client/page-fetcher";
import { createWebhookUrlValidator } from "#/webhooks/webhook-url";

/** The assembled program: what operations work with, and how to close it. */
export type App = {
  readonly config: Config;
  readonly services: Services;
  /** The metrics of what this thread does, and of what the whole server has once. */
  listMetrics(): Promise<readonly Metric[]>;
  close(): Promise<void>;
};

/** What a server has once, whatever the number of its threads. */
export type Background = {
  /** Sends webhooks once started. Only `serve` starts it. */
  readonly dispatcher: DispatchThread;
  /** Moves files to the bucket of the settings once started. Only `serve` starts it. */
  readonly fileMover: FileMover;
  /** Sweeps stored content and the audit log once started. Only `serve` starts it. */
  readonly maintenance: Maintenance;
  /** Makes backups as the settings say once started. Only `serve` starts it. */
  readonly backups: ScheduledBackups;
};

/** How an app is opened. */
export type AppOptions = OpenOptions & {
  readonly tracer?: Tracer | undefined;
  /** Called for each call that a rate limit counts, where threads count together. */
  readonly reportRate?: Parameters<typeof createRateLimiters>[1];
};

/**
 * What a thread that only serves requests uses of the main thread: it runs jobs and projects,
 * maintains the storage and makes backups.
 */
export type MainThread = Pick<Services, "jobs" | "runner" | "maintenance" | "backups"> & {
  isDispatcherAlive(): Promise<boolean>;
};

/**
 * Opens the data folder and picks every implementation. Throws `unavailable` where the folder
 * cannot be used, and `conflict` where a process of another version uses it.
 */
export async function openApp(
  config: Config,
  clock: Clock = systemClock,
  options: AppOptions = {},
): Promise<App & { readonly background: Background; readonly requestCount: SharedCounter }> {
  const log = createAppLog(config, clock);
  prepareFolder(config, log);
  const { tracer } = options;
  const bucket = config.bucket && openS3Bucket(config.bucket);
  const store = await openAppStore(config, options, createUpgradeBackup(config, clock, log));
  const contents = createDesignContents(store.blobs);
  const jobs = createJobRunner(log, { tracer });
  const measuredStages = measureStages(createJobStages(jobs), tracer);
  const requestCount = new SharedCounter();
  const webhookCa = readCertificates(config.webhookCa);
  const dispatcher = createDispatchThread(
    { ...dispatchSettings(config, webhookCa), calls: requestCount.memory },
    { store, clock, log },
  );
  const database = getDatabaseLocation(config);
  const maintenance = createMaintenance({ database, store, clock, log, auditRetention: config.auditRetention });
  const backups = createScheduledBackups(config.backups, getDatabasePath(config), clock, log);
  const runner = createRunner(
    { store, contents, clock, stages: measuredStages.stages, mergeImports: createMergeInJob(jobs) },
    log,
  );
  const main = { jobs, runner, maintenance, backups, isDispatcherAlive: () => dispatcher.isAlive() };
  const { services, rasterWorker } = createServices({ config, clock, log, store, contents, webhookCa, main, options });
  return {
    config,
    services,
    requestCount,
    background: { dispatcher, maintenance, backups, fileMover: createFileMover({ store, bucket, clock, log }) },
    listMetrics: async () => {
      const { listMainMetrics, listThreadMetrics } = await import("#/operations/metrics/list-service-metrics");
      const own = { services, runner, jobs, dispatcher, maintenance, backups, stages: measuredStages };
      const storage = measureStorage(getDatabasePath(config));
      return [...listThreadMetrics({ services, rasterWorker }), ...(await listMainMetrics(own, storage))];
    },
    async close() {
      await dispatcher.stop();
      await runner.close();
      await closeServices(services);
    },
  };
}

/**
 * Opens an app for a thread that only serves requests. What a server has once is the main thread's.
 * The main thread has opened the data folder before.
 */
export async function openThreadApp(config: Config, main: MainThread, options: AppOptions): Promise<App> {
  const clock = systemClock;
  const log = createAppLog(config, clock);
  const store = await openAppStore(config, options);
  const contents = createDesignContents(store.blobs);
  const webhookCa = readCertificates(config.webhookCa);
  const { services, rasterWorker } = createServices({ config, clock, log, store, contents, webhookCa, main, options });
  return {
    config,
    services,
    listMetrics: async () => {
      const { listThreadMetrics } = await import("#/operations/metrics/list-service-metrics");
      return listThreadMetrics({ services, rasterWorker });
    },
    close: () => closeServices(services),
  };
}

async function openAppStore(config: Config, { tracer, ...options }: AppOptions, backUp?: OpenOptions["backUp"]): Promise<Store> {
  const bucket = config.bucket && openS3Bucket(config.bucket);
  const store = await openStore(getDatabaseLocation(config), { ...(backUp && { backUp }), bucket, ...options });
  return tracer ? traceStore(store, tracer) : store;
}

/** What the services are made of. */
type Foundation = Pick<Services, "clock" | "log" | "store" | "contents"> & {
  readonly config: Config;
  readonly webhookCa: string | undefined;
  readonly main: Omit<MainThread, "isDispatcherAlive"> & { isDispatcherAlive(): boolean | Promise<boolean> };
  readonly options: AppOptions;
};

function createServices({ config, clock, log, store, contents, webhookCa, main, options }: Foundation): {
  readonly services: Services;
  readonly rasterWorker: RasterWorker;
} {
  const outboundRules = { allowed: createAllowlist(config.webhookAllow), ca: webhookCa };
  const targetOptions = { ...outboundRules, ownUrl: config.baseUrl, timeoutMs: config.webhookTimeoutMs };
  const { jobs, runner, maintenance, backups, isDispatcherAlive } = main;
  const rasterWorker = createRasterWorker();
  const services: Services = {
    store,
    contents,
    clock,
    log,
    baseUrl: config.baseUrl,
    responseCache: createResponseCache(store),
    rateLimiters: createRateLimiters(config.rates, options.reportRate),
    quotas: config.quotas,
    keyUseRecorder: createKeyUseRecorder({ store, contents, clock }, log),
    bodyBudget: new BodyBudget(maxBufferedBodyBytes),
    streamQuota: new StreamQuota(maxStreamsPerAddress, maxStreams),
    readiness: createReadiness(store, isDispatcherAlive),
    tracer: options.tracer,
    runner,
    rasters: createRasters(store, rasterWorker, log),
    screenshots: createScreenshots({ browser: config.browser, log }),
    archives: createArchives({ store, jobs, log }),
    jobs,
    imageFetcher: createImageFetcher(outboundRules),
    bundleFetcher: createFileFetcher(
      { ...outboundRules, timeoutMs: bundleTimeoutMs },
      "application/zip, application/json, text/plain",
    ),
    clientDocuments: createClientDocuments(
      createFileFetcher({ ...outboundRules, timeoutMs: clientDocumentTimeoutMs }, "application/json"),
      clock,
    ),
    pageFetcher: createPageFetcher({ ca: outboundRules.ca, allowed: createImportAllowlist(config.importAddresses) }),
    validateWebhookUrl: createWebhookUrlValidator(targetOptions),
    sendAttempt: createAttemptSender(targetOptions),
    retrySchedule: { retryMs: config.webhookRetryMs, timeoutMs: config.webhookTimeoutMs, random: Math.random },
    maintenance,
    backups,
    secrets: createKeyFileSecretBox(config.secretKey, getSecretKeyPath(config), () => store.hasSealedSecrets()),
  };
  return { services, rasterWorker };
}

/** Waits for what the services do, and closes the store. */
async function closeServices({ rasters, screenshots, jobs, archives, keyUseRecorder, store, tracer }: Services): Promise<void> {
  await rasters.close();
  await screenshots.close();
  await jobs.close();
  await archives.drain();
  await keyUseRecorder.drain();
  await store.close();
  await tracer?.close(maxFlushMs);
}

/** What records traces; undefined where none are configured, and then its code is not loaded. */
export async function createTracer(config: Config): Promise<Tracer | undefined> {
  const { tracing } = config;
  if (!tracing) return undefined;
  return (await import("#/kernel/tracing/otlp-tracer")).createOtlpTracer(tracing, createAppLog(config, systemClock));
}

/** How long the last spans of traces may take to be sent when the app closes, milliseconds. */
const maxFlushMs = 1_000;

/** Backs the database up before its schema changes, and logs that. */
const createUpgradeBackup = (config: Config, clock: Clock, log: Log) => (schema: string) => {
  log.info("the database is backed up before its upgrade", { schema });
  const file = backUpBeforeUpgrade(getDatabasePath(config), schema, { folder: config.backups?.folder, now: clock.now() });
  log.info("the database is upgraded", { backup: file });
};

/** How long the download of a bundle may take, milliseconds. */
const bundleTimeoutMs = 120_000;

/** How long the document of a remote client may take, milliseconds: a person waits for it. */
const clientDocumentTimeoutMs = 5000;

/** What pages may be fetched from; undefined if from no address. */
const createImportAllowlist = (entries: readonly string[]) =>
  entries.length === 0
    ? undefined
    : createAllowlist(
        entries.filter((entry) => entry !== "public"),
        { hasPublic: entries.includes("public") },
      );

export const createAppLog = (config: Config, clock: Clock): Log =>
  createLog(
    (line) => process.stderr.write(`${line}\n`),
    config.log,
    () => clock.now(),
  );

/** Creates the data folder, or checks that it can be used and makes it private to this account. */
export function prepareFolder(config: Config, log: Log): void {
  for (const line of preparePrivateFolder(config.dataDir, listOwnFiles(config))) log.info(line);
}

/**
 * The files that belong to Livery. The key file's permissions are not changed silently: see
 * `checkSecretKey`.
 */
const listOwnFiles = (config: Config) => ({
  ownFile: basename(getDatabasePath(config)),
  ownNames: ["livery.", "server.json", serverLockName],
  exceptNames: [basename(getSecretKeyPath(config))],
});

/** What the delivery thread is set up with. */
function dispatchSettings(config: Config, ca: string | undefined): Omit<DispatchSettings, "calls"> {
  return {
    database: getDatabaseLocation(config),
    secretKey: config.secretKey,
    secretKeyPath: getSecretKeyPath(config),
    log: config.log,
    allow: config.webhookAllow,
    ca,
    ownUrl: config.baseUrl,
    timeoutMs: config.webhookTimeoutMs,
    retryMs: config.webhookRetryMs,
    tracing: config.tracing,
  };
}

/**
 * The certificates in a file; undefined for an empty path. Throws `invalid` where the file cannot
 * be read.
 */
function readCertificates(path: string): string | undefined {
  if (path === "") return undefined;
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Failure(
      "invalid",
      `The file ${path} in --webhook-ca (LIVERY_WEBHOOK_CA) cannot be read. Check its path and permissions.`,
      { cause: error },
    );
  }
}

/** The OpenAPI document as JSON text, as a server with these settings serves it. */
export async function describeApi(config: Config): Promise<string> {
  const { generateOpenApi } = await import("#/transports/rest/openapi");
  return await generateOpenApi(config.baseUrl);
}

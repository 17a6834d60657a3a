import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Config, getDatabaseLocation, getDatabasePath, getLocalBaseUrl, getSecretKeyPath } from "#/config";
import { createScreenshots } from "#/browser/screenshots";
import { createJobRunner } from "#/jobs/job-runner";
import { BodyBudget } from "#/kernel/limits/body-budget";
import { type Clock, systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import { createHostRule } from "#/kernel/http/host-rule";
import { readTlsFiles } from "#/kernel/http/tls-files";
import { watchTlsFiles } from "#/kernel/http/watch-tls-files";
import { createKeyFileSecretBox } from "#/kernel/secrets/key-file";
import type { Metric } from "#/kernel/metrics/metrics-text";
import type { Tracer } from "#/kernel/tracing/tracer";
import { type Log, createLog } from "#/kernel/log";
import { preparePrivateFolder } from "#/kernel/files/private-folder";
import { writeServerFile } from "#/kernel/files/server-file";
import { SharedCounter } from "#/webhooks/scheduler/shared-counter";
import { StreamQuota } from "#/kernel/limits/stream-quota";
import { maxBufferedBodyBytes, maxStreams, maxStreamsPerAddress } from "#/model/limits";
import { createArchives } from "#/operations/archives/archives";
import { createReadiness } from "#/operations/readiness";
import { createResponseCache } from "#/operations/response-cache";
import { createClientDocuments } from "#/operations/oauth/client-documents";
import { createKeyUseRecorder } from "#/operations/key-use-recorder";
import { watchInterruptedRuns } from "#/operations/projects/resume-interrupted-projects";
import { createRateLimiters } from "#/operations/rate-limits";
import { createRunner } from "#/pipeline/runner";
import { createMergeInJob, createJobStages } from "#/pipeline/stage-job";
import { measureStages } from "#/pipeline/stage-metrics";
import type { Services } from "#/operations/services";
import { recheckImports } from "#/lifecycle/recheck-imports";
import { createRasterWorker } from "#/raster/raster-worker";
import { createRasters } from "#/raster/rasters";
import { createScheduledBackups } from "#/store/backup/scheduled-backups";
import { backUpBeforeUpgrade } from "#/store/backup/upgrade-backup";
import { checkSecretKey } from "#/store/check-secret-key";
import { createDesignContents } from "#/store/design-contents";
import type { OpenOptions } from "#/store/drivers/sqlite";
import { lockFolder, serverLockName } from "#/store/drivers/sqlite-lock";
import { assertFilesReachable } from "#/store/bucket/check-bucket";
import { createFileMover, type FileMover } from "#/store/bucket/file-mover";
import { openS3Bucket } from "#/store/bucket/s3-bucket";
import { measureStorage } from "#/store/measure-storage";
import { createMaintenance } from "#/store/maintenance";
import { reportUnwritableStorage, watchStorage } from "#/store/storage-watch";
import { openStore } from "#/store/open-store";
import { traceStore } from "#/store/trace-store";
import { findServerProcess, takeOverFolder } from "#/store/take-over-folder";
import { createAllowlist } from "#/http-client/address-rules";
import { createAttemptSender } from "#/webhooks/attempt-sender";
import type { DispatchSettings } from "#/webhooks/scheduler/dispatch-thread";
import { type DispatchThread, createDispatchThread } from "#/webhooks/scheduler/dispatch-thread";
import { createFileFetcher } from "#/http-client/file-fetcher";
import { createImageFetcher } from "#/http-client/image-fetcher";
import { createPageFetcher } from "#/http-client/page-fetcher";
import { createWebhookUrlValidator } from "#/webhooks/webhook-url";
import type { PortReservation } from "#/transports/rest/listener";
import type { RequestTrace } from "#/transports/rest/observe-request";

/** The assembled program: what operations work with, and how to close it. */
export type App = {
  readonly config: Config;
  readonly services: Services;
  /** Sends webhooks once started. Only `serve` starts it. */
  readonly dispatcher: DispatchThread;
  /** The requests that the server received; the dispatcher yields to them. */
  readonly requestCount: SharedCounter;
  /** Moves files to the bucket of the settings once started. Only `serve` starts it. */
  readonly fileMover: FileMover;
  /** The metrics of the services. */
  listMetrics(): Promise<readonly Metric[]>;
  close(): Promise<void>;
};

/**
 * Opens the data folder and picks every implementation. Throws `unavailable` where the folder
 * cannot be used, and `conflict` where a process of another version uses it.
 */
export async function openApp(
  config: Config,
  clock: Clock = systemClock,
  { tracer, ...options }: OpenOptions & { readonly tracer?: Tracer | undefined } = {},
): Promise<App> {
  const log = createAppLog(config, clock);
  prepareFolder(config, log);
  const database = getDatabaseLocation(config);
  const bucket = config.bucket && openS3Bucket(config.bucket);
  const backUp = createUpgradeBackup(config, clock, log);
  const ownStore = await openStore(database, { backUp, bucket, ...options });
  const store = tracer ? traceStore(ownStore, tracer) : ownStore;
  const contents = createDesignContents(store.blobs);
  const outboundRules = { allowed: createAllowlist(config.webhookAllow), ca: readCertificates(config.webhookCa) };
  const targetOptions = { ...outboundRules, ownUrl: config.baseUrl, timeoutMs: config.webhookTimeoutMs };
  const jobs = createJobRunner(log, { tracer });
  const rasterWorker = createRasterWorker();
  const measuredStages = measureStages(createJobStages(jobs), tracer);
  const services: Services = {
    store,
    contents,
    clock,
    log,
    baseUrl: config.baseUrl,
    responseCache: createResponseCache(store),
    rateLimiters: createRateLimiters(config.rates),
    quotas: config.quotas,
    keyUseRecorder: createKeyUseRecorder({ store, contents, clock }, log),
    bodyBudget: new BodyBudget(maxBufferedBodyBytes),
    streamQuota: new StreamQuota(maxStreamsPerAddress, maxStreams),
    readiness: createReadiness(store, () => dispatcher.isAlive()),
    tracer,
    runner: createRunner({ store, contents, clock, stages: measuredStages.stages, mergeImports: createMergeInJob(jobs) }, log),
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
    maintenance: createMaintenance({
      database,
      store,
      clock,
      log,
      auditRetention: config.auditRetention,
    }),
    backups: createScheduledBackups(config.backups, getDatabasePath(config), clock, log),
    secrets: createKeyFileSecretBox(config.secretKey, getSecretKeyPath(config), () => store.hasSealedSecrets()),
  };
  const requestCount = new SharedCounter();
  const settings = { ...dispatchSettings(config, outboundRules.ca), calls: requestCount.memory };
  const dispatcher = createDispatchThread(settings, { store, clock, log });
  return {
    config,
    services,
    dispatcher,
    requestCount,
    fileMover: createFileMover({ store, bucket, clock, log }),
    listMetrics: async () =>
      (await import("#/operations/metrics/list-service-metrics")).listServiceMetrics({
        ...{ services, jobs, dispatcher, rasterWorker, stages: measuredStages },
        measureStorage: () => measureStorage(getDatabasePath(config)),
      }),
    async close() {
      await dispatcher.stop();
      await services.runner.close();
      await services.rasters.close();
      await services.screenshots.close();
      await services.jobs.close();
      await services.archives.drain();
      await services.keyUseRecorder.drain();
      await store.close();
      await tracer?.close(maxFlushMs);
    },
  };
}

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

const createAppLog = (config: Config, clock: Clock): Log =>
  createLog(
    (line) => process.stderr.write(`${line}\n`),
    config.log,
    () => clock.now(),
  );

/** Creates the data folder, or checks that it can be used and makes it private to this account. */
function prepareFolder(config: Config, log: Log): void {
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

/** A running server. */
export type Server = {
  readonly url: string;
  readonly baseUrl: string;
  /** Reads the certificate again. Requests and connections are not affected. */
  reload(): Promise<void>;
  /** Takes no more requests, and waits for those in flight, jobs and deliveries. */
  stop(): Promise<void>;
};

/**
 * How long requests in flight may take once the server stops, milliseconds. Less than what the
 * command line and service managers wait, so that the rest is stopped in order.
 */
const maxDrainMs = 7_000;

/** How long the last spans of traces may take to be sent when the app closes, milliseconds. */
const maxFlushMs = 1_000;

/** What records traces; undefined where none are configured, and then its code is not loaded. */
async function createTracer({ tracing }: Config, log: Log): Promise<Tracer | undefined> {
  return tracing && (await import("#/kernel/tracing/otlp-tracer")).createOtlpTracer(tracing, log);
}

/** What a server is started with. */
export type ServeOptions = {
  /** Runs before the server listens. */
  readonly prepare?: ((services: Services) => Promise<void>) | undefined;
  /**
   * Whether it takes the place of a server that runs on the folder: it listens on the same port,
   * and stops the other one as soon as new connections come here.
   */
  readonly replaces?: boolean;
};

/**
 * Serves an app over HTTP. Throws `conflict` where another server uses the data folder and is not
 * to be replaced, `unavailable` where the port is taken.
 */
export async function serveApp(settings: Config, { prepare, replaces = false }: ServeOptions = {}): Promise<Server> {
  prepareFolder(settings, createAppLog(settings, systemClock));
  const previousPid = replaces ? findServerProcess(settings.dataDir) : undefined;
  const held: FolderHold = {
    previousPid,
    release: previousPid === undefined ? lockFolder(join(settings.dataDir, serverLockName)) : () => {},
  };
  let reservation: PortReservation | undefined;
  try {
    const { port, socket, host } = settings;
    if (port === 0 && !socket) reservation = (await import("#/transports/rest/listener")).reservePort(host);
    const config = reservation ? applyPort(settings, reservation.port) : settings;
    const tracer = await createTracer(config, createAppLog(config, systemClock));
    const app = await openApp(config, systemClock, { hasFolderLock: previousPid === undefined, tracer });
    try {
      return await startServer(app, { prepare, held, reservation });
    } catch (error) {
      await app.close();
      throw error;
    }
  } catch (error) {
    reservation?.release();
    held.release();
    throw error;
  }
}

/** The settings with the port that the system chose. Links name it, too, unless another base URL is set. */
const applyPort = (settings: Config, port: number): Config => ({
  ...settings,
  port,
  ...(!settings.isBaseUrlSet && { baseUrl: getLocalBaseUrl({ ...settings, port }) }),
});

/** A data folder's lock, or the server that has it until this one takes its place. */
type FolderHold = { readonly previousPid: number | undefined; release: () => void };

type StartOptions = {
  readonly prepare: ServeOptions["prepare"];
  readonly held: FolderHold;
  readonly reservation: PortReservation | undefined;
};

async function startServer(app: App, { prepare, held, reservation }: StartOptions): Promise<Server> {
  const { config, services } = app;
  const { store, secrets, log } = services;
  await checkSecretKey(store, secrets, config.secretKey === undefined ? getSecretKeyPath(config) : undefined, log);
  await assertFilesReachable(store, config.bucket !== undefined);
  await reportUnwritableStorage(config.dataDir, store, log);
  await prepare?.(services);
  const tls = config.tls && readTlsFiles(config.tls);
  const [{ createRestServer }, { startListener }, { createConsoleMounts }, { createOAuthMounts }] = await Promise.all([
    import("#/transports/rest/server"),
    import("#/transports/rest/listener"),
    import("#/console/console-mounts"),
    import("#/transports/oauth/mounts"),
  ]);
  const { metricsMount, observe } = await createObservers(app);
  const isOwnHost = createHostRule(config.baseUrl, config.allowedHosts);
  const mcpMount = createMcpMount(services, isOwnHost);
  const stopping = new AbortController();
  const options = {
    isTrustedProxy: config.isTrustedProxy,
    isOwnHost,
    mounts: [mcpMount, metricsMount, ...createConsoleMounts(config.baseUrl), ...createOAuthMounts(services)],
    onRequest: () => app.requestCount.increment(),
    observe,
    stopping: stopping.signal,
  };
  const joins = held.previousPid !== undefined;
  const { socket, host, port } = config;
  const address = socket ? { socket: socket.path, mode: socket.mode } : { host, port, reservation };
  const listener = await startListener(() => createRestServer(services, options), address, { tls, joins });
  if (held.previousPid !== undefined)
    held.release = await takeOverFolder(config.dataDir, held.previousPid).catch(async (error: unknown) => {
      await listener.stop(maxDrainMs);
      throw error;
    });
  const tlsWatch =
    config.tls && tls && watchTlsFiles(config.tls, tls, { replace: listener.replaceTls, log, clock: services.clock });
  const stopBackgroundWork = startBackgroundWork(app);
  return {
    baseUrl: config.baseUrl,
    url: formatListenUrl(config),
    async reload() {
      await tlsWatch?.reload();
    },
    async stop() {
      services.readiness.startDraining();
      tlsWatch?.stop();
      stopping.abort();
      const [unfinished] = await Promise.all([
        listener.stop(maxDrainMs),
        mcpMount.close(maxDrainMs),
        stopBackgroundWork(),
        app.dispatcher.stop(),
        services.runner.close(),
      ]);
      if (unfinished > 0) log.info("requests were cut off because they took too long to end", { requests: unfinished });
      await app.close();
      held.release();
    },
  };
}

/** What counts and logs requests, and serves the metrics. */
async function createObservers({ config, services, listMetrics }: App) {
  const [{ createAccessLog, observeAll }, { createRequestMetrics }, { createMetricsMount }] = await Promise.all([
    import("#/transports/rest/observe-request"),
    import("#/transports/rest/request-metrics"),
    import("#/transports/rest/metrics-mount"),
  ]);
  const requestMetrics = createRequestMetrics();
  return {
    observe: observeAll([requestMetrics.observe, ...(config.hasAccessLog ? [createAccessLog(services.log)] : [])]),
    metricsMount: createMetricsMount(config.metricsToken, async () => {
      const { listProcessMetrics } = await import("#/operations/metrics/list-process-metrics");
      return [...listProcessMetrics(), ...requestMetrics.list(), ...(await listMetrics())];
    }),
  };
}

/** Where a server listens, as its ready line says it. */
const formatListenUrl = ({ host, port, socket, tls }: Config) =>
  socket ? `unix:${socket.path}` : `${tls ? "https" : "http"}://${host.includes(":") ? `[${host}]` : host}:${port}`;

/**
 * Starts the server's background tasks. Returns a function that stops all of them but the
 * dispatcher, which drains with the server.
 */
function startBackgroundWork({ config, services, dispatcher, fileMover }: App): () => Promise<void> {
  const { store, contents, clock, log, jobs, maintenance, backups } = services;
  let isStopping = false;
  dispatcher.start();
  const importRecheck = recheckImports({ store, contents, clock }, jobs, log, () => isStopping).catch((error: unknown) =>
    log.error("stored imports could not be checked again; the next start tries again", error),
  );
  const storageWatch = watchStorage(store, log);
  maintenance.start();
  fileMover.start();
  backups.start();
  const stopResumingRuns = watchInterruptedRuns(services);
  const removeServerFile = publishServerFile(config, log);
  return async () => {
    isStopping = true;
    stopResumingRuns();
    await importRecheck;
    removeServerFile();
    storageWatch.stop();
    await Promise.all([maintenance.stop(), fileMover.stop(), backups.stop()]);
  };
}

/**
 * Writes the server's address into the data folder for other commands, whose links use it. Without
 * the file they use their own settings, so a failure is only logged. Returns a function that
 * removes the file.
 */
function publishServerFile({ dataDir, baseUrl }: Config, log: Log): () => void {
  try {
    return writeServerFile(dataDir, baseUrl);
  } catch (error) {
    log.error("the server's address cannot be written to the data folder", error);
    return () => {};
  }
}

/**
 * The MCP tools on the same port. The transport is loaded by the first request: many installations
 * never get one.
 */
function createMcpMount(services: Services, isOwnHost: (host: string) => boolean) {
  let transport: Promise<ReturnType<typeof import("#/transports/mcp/http").createHttpTransport>> | undefined;
  const open = async () => (await import("#/transports/mcp/http")).createHttpTransport(services, isOwnHost);
  return {
    path: "/mcp" as const,
    async handle(request: Request, address: string, keepOpen: () => void, trace?: RequestTrace) {
      transport ??= open();
      return await (await transport).handle(request, address, keepOpen, trace);
    },
    async close(maxMs: number) {
      await (await transport)?.close(maxMs);
    },
  };
}

/** The OpenAPI document as JSON text, as a server with these settings serves it. */
export async function describeApi(config: Config): Promise<string> {
  const { generateOpenApi } = await import("#/transports/rest/openapi");
  return await generateOpenApi(config.baseUrl);
}

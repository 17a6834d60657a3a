import { existsSync, readFileSync, statfsSync } from "node:fs";
import { basename, join } from "node:path";
import { type Config, getDatabasePath, getSecretKeyPath } from "#/config";
import { createJobRunner } from "#/jobs/job-runner";
import { BodyBudget } from "#/kernel/body-budget";
import { getBuildId } from "#/kernel/build-id";
import { type Clock, systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import { ExponentialBackoff } from "#/kernel/exponential-backoff";
import { createHostRule } from "#/kernel/host-rule";
import { createKeyFileSecretBox } from "#/kernel/key-file-secret-box";
import { loadOrCreateKey } from "#/kernel/key-file";
import { type Log, createLog } from "#/kernel/log";
import { preparePrivateFolder } from "#/kernel/private-folder";
import { writeServerFile } from "#/kernel/server-file";
import { SharedCounter } from "#/kernel/shared-counter";
import { StreamQuota } from "#/kernel/stream-quota";
import { maxBufferedBodyBytes, maxStreams, maxStreamsPerAddress } from "#/model/limits";
import { archivesOf } from "#/operations/archives/archives";
import { answersOf } from "#/operations/answers";
import { lastUsesOf } from "#/operations/last-uses";
import { followCutOffRuns } from "#/operations/projects/resume-cut-off";
import { ratesOf } from "#/operations/rates";
import { createRunner } from "#/pipeline/runner";
import { createMergeInJob, createJobStages } from "#/pipeline/stage-job";
import { stages } from "#/pipeline/stages/index";
import type { Services } from "#/operations/operation";
import { recheckImports } from "#/lifecycle/recheck-imports";
import { createRasterWorker } from "#/raster/raster-worker";
import { createRasters } from "#/raster/rasters";
import { createDesignContents } from "#/store/design-contents";
import { type OpenOptions, openSqlite } from "#/store/drivers/sqlite";
import { lockFolder, serverLockName } from "#/store/drivers/sqlite-lock";
import { createMaintenance } from "#/store/maintenance";
import { createStore } from "#/store/store";
import { createAllowlist } from "#/http-client/address-rules";
import { createAttemptSender } from "#/webhooks/attempt-sender";
import type { DispatchSettings } from "#/webhooks/scheduler/dispatch-thread";
import { type DispatchThread, createDispatchThread } from "#/webhooks/scheduler/dispatch-thread";
import { createImageFetcher } from "#/http-client/image-fetcher";
import { createWebhookUrlValidator } from "#/webhooks/webhook-url";

/** Livery put together: what operations work with, and how to let go of it. */
export type App = {
  readonly config: Config;
  readonly services: Services;
  /** Sends webhooks once it is started, which a server does and no other command. */
  readonly dispatcher: DispatchThread;
  /** The calls that came to a server, which the dispatcher gives way to. */
  readonly requestCount: SharedCounter;
  close(): Promise<void>;
};

/** Opens the data folder and picks every implementation. Throws `unavailable` where the folder cannot be used, `conflict` where another version is at work in it. */
export function openApp(config: Config, clock: Clock = systemClock, options: OpenOptions = {}): App {
  const log = createAppLog(config, clock);
  prepareFolder(config, log);
  const store = createStore(openSqlite(getDatabasePath(config), options));
  const contents = createDesignContents(store.blobs);
  const outboundRules = { allowed: createAllowlist(config.webhookAllow), ca: readCertificates(config.webhookCa) };
  const targetOptions = { ...outboundRules, ownUrl: config.baseUrl, timeoutMs: config.webhookTimeoutMs };
  const jobs = createJobRunner(log);
  const services: Services = {
    store,
    contents,
    clock,
    log,
    baseUrl: config.baseUrl,
    answers: answersOf(store),
    rates: ratesOf(config.rates),
    quotas: config.quotas,
    lastUses: lastUsesOf({ store, contents, clock }, log),
    bodies: new BodyBudget(maxBufferedBodyBytes),
    streams: new StreamQuota(maxStreamsPerAddress, maxStreams),
    signIns: new ExponentialBackoff(),
    runner: createRunner(
      { store, contents, clock, stages: createJobStages(jobs, stages), mergeImports: createMergeInJob(jobs) },
      log,
    ),
    rasters: createRasters(store, createRasterWorker(), log),
    archives: archivesOf({ store, jobs, log }, getBuildId()),
    jobs,
    outgoing: createImageFetcher(outboundRules),
    vetTarget: createWebhookUrlValidator(targetOptions),
    attempt: createAttemptSender(targetOptions),
    schedule: { retryMs: config.webhookRetryMs, timeoutMs: config.webhookTimeoutMs, random: Math.random },
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
    async close() {
      await dispatcher.stop();
      await services.runner.close();
      await services.rasters.close();
      await services.jobs.close();
      await services.archives.settle();
      await services.lastUses.settle();
      await store.close();
    },
  };
}

const createAppLog = (config: Config, clock: Clock): Log =>
  createLog(
    (line) => process.stderr.write(`${line}\n`),
    config.log,
    () => clock.now(),
  );

/** Makes the data folder, or sees that it can be used and is closed to others. */
function prepareFolder(config: Config, log: Log): void {
  for (const line of preparePrivateFolder(config.dataDir, listOwnFiles(config))) log.info(line);
}

/** What of the data folder is Livery's own. The key file is not closed in silence: see `checkSecretKey`. */
const listOwnFiles = (config: Config) => ({
  ownFile: basename(getDatabasePath(config)),
  ownNames: ["livery.", "server.json", serverLockName],
  exceptNames: [basename(getSecretKeyPath(config))],
});

/**
 * Sees before a start that secrets can be read. Throws `unavailable` where the key file is missing though secrets were sealed with it, is no key, or may be read by others.
 * A key that opens nothing is only reported, since new secrets are the way out where the old key is lost.
 */
async function checkSecretKey(config: Config, { store, secrets, log }: Services): Promise<void> {
  const path = getSecretKeyPath(config);
  if (config.secretKey === undefined && (existsSync(path) || store.hasSealedSecrets())) loadOrCreateKey(path, () => false);
  const sealed = [...(await store.webhookEndpoints.listSealedSecrets(20)), ...(await store.subscriptions.listSealedSecrets(20))];
  if (sealed.length > 0 && sealed.every(({ id, secret }) => secrets.open(secret, id) === undefined))
    log.error(
      "the key opens none of the signing secrets in this database, so webhook deliveries wait",
      "Bring back the key that they were sealed with, or give every webhook endpoint and subscription a new secret.",
    );
}

/** With less room than this the disk counts as full, bytes. */
const minFreeBytes = 512 * 1024;

/** Says at the start what will not work: a storage that cannot be written is served for reading all the same. */
async function reportStorage({ dataDir }: Config, { store, log }: Services): Promise<void> {
  try {
    await store.checkWritable();
    const { blocks, bavail, bsize } = statfsSync(dataDir);
    if (blocks > 0 && bavail * bsize < minFreeBytes)
      throw Object.assign(new Error("there is hardly any room"), { code: "SQLITE_FULL" });
  } catch (error) {
    if (!store.isUnavailable(error)) throw error;
    log.error("storage cannot be written: reads are served, writes are refused", store.recordFault(error)?.message ?? error);
  }
}

/** How often it is looked whether the storage has a new fault, or has one no more, milliseconds. */
const watchIntervalMs = 2000;

/** Writes to the log when the storage begins to have a fault, and when that has ended. */
function watchStorage({ store, log }: Pick<Services, "store" | "log">): { stop(): void } {
  const known = new Set<string>();
  const reportChanges = () => {
    const faults = store.listFaults();
    for (const { code, message } of faults) {
      if (!known.has(code)) log.error(`storage fault: ${code}`, message);
      known.add(code);
    }
    for (const code of known)
      if (faults.every((fault) => fault.code !== code)) {
        known.delete(code);
        log.info(`storage fault is over: ${code}`);
      }
  };
  const timer = setInterval(() => {
    try {
      reportChanges();
    } catch (error) {
      if (!store.recordFault(error)) log.error("the storage cannot be looked at", error);
    }
  }, watchIntervalMs);
  return { stop: () => clearInterval(timer) };
}

/** What the thread of deliveries builds its own from. */
function dispatchSettings(config: Config, ca: string | undefined): Omit<DispatchSettings, "calls"> {
  return {
    databasePath: getDatabasePath(config),
    secretKey: config.secretKey,
    secretKeyPath: getSecretKeyPath(config),
    log: config.log,
    allow: config.webhookAllow,
    ca,
    ownUrl: config.baseUrl,
    timeoutMs: config.webhookTimeoutMs,
    retryMs: config.webhookRetryMs,
  };
}

/** The certificates in a file; undefined where none is named. Throws `invalid` where it cannot be read. */
function readCertificates(path: string): string | undefined {
  if (path === "") return undefined;
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Failure("invalid", `The file of --webhook-ca (LIVERY_WEBHOOK_CA), ${path}, cannot be read.`, { cause: error });
  }
}

/** A running server: its address, and a stop that lets requests under way end. */
export type Server = { readonly url: string; readonly baseUrl: string; stop(): Promise<void> };

/** Serves an app over HTTP. Throws `conflict` where another server holds the data folder, `unavailable` where the port is taken. */
export async function serveApp(config: Config, prepare?: (services: Services) => Promise<void>): Promise<Server> {
  prepareFolder(config, createAppLog(config, systemClock));
  const release = lockFolder(join(config.dataDir, serverLockName));
  try {
    const app = openApp(config, systemClock, { hasFolderLock: true });
    try {
      await checkSecretKey(config, app.services);
      await reportStorage(config, app.services);
      await prepare?.(app.services);
    } catch (error) {
      await app.close();
      throw error;
    }
    const [{ createRestServer, idleTimeoutSeconds }, { createConsoleMounts }] = await Promise.all([
      import("#/transports/rest/server"),
      import("#/console/console-mounts"),
    ]);
    const isOwnHost = createHostRule(config.baseUrl, config.allowedHosts);
    const mcpMount = createMcpMount(app.services, isOwnHost);
    const server = createRestServer(app.services, {
      isTrustedProxy: config.isTrustedProxy,
      isOwnHost,
      mounts: [mcpMount, ...createConsoleMounts(config.baseUrl)],
      onRequest: () => app.requestCount.increment(),
    });
    try {
      server.listen({
        port: config.port,
        hostname: config.host,
        reusePort: false,
        idleTimeout: idleTimeoutSeconds,
        // Each route counts its own body and answers 413 as JSON; the runtime's refusal has no body.
        maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      });
    } catch (error) {
      await app.close();
      throw new Failure(
        "unavailable",
        `Livery cannot listen on ${config.host}:${config.port}. Choose another --port, or end what uses it.`,
        { cause: error },
      );
    }
    app.dispatcher.start();
    let isStopping = false;
    const { store, contents, clock, log, jobs } = app.services;
    const importRecheck = recheckImports({ store, contents, clock }, jobs, log, () => isStopping).catch((error: unknown) =>
      log.error("stored imports could not be judged again; the next start tries again", error),
    );
    const storageWatch = watchStorage(app.services);
    const maintenance = createMaintenance(getDatabasePath(config), app.services.store, app.services.log);
    maintenance.start();
    const stopResumingRuns = followCutOffRuns(app.services);
    const port = server.server?.port ?? config.port;
    const removeNote = writeNote(config, port, app.services.log);
    return {
      baseUrl: config.baseUrl,
      url: `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`,
      async stop() {
        isStopping = true;
        stopResumingRuns();
        await importRecheck;
        removeNote();
        storageWatch.stop();
        await maintenance.stop();
        await mcpMount.close();
        await Promise.all([server.server?.stop(), app.dispatcher.stop()]);
        await app.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Tells other commands on the same folder which address this server's links have. Without a note they use their own settings, so that is no reason not to serve. */
function writeNote({ dataDir, baseUrl, isBaseUrlSet }: Config, port: number, log: Log): () => void {
  try {
    return writeServerFile(dataDir, isBaseUrlSet ? baseUrl : `http://localhost:${port}`);
  } catch (error) {
    log.error("the note for other commands cannot be written", error);
    return () => {};
  }
}

/** The tools over HTTP, behind the same port. Their door is opened by the first request, since most installations start without one. */
function createMcpMount(services: Services, isOwnHost: (host: string) => boolean) {
  let transport: Promise<ReturnType<typeof import("#/transports/mcp/http").createHttpTransport>> | undefined;
  const open = async () => (await import("#/transports/mcp/http")).createHttpTransport(services, isOwnHost);
  return {
    path: "/mcp" as const,
    async handle(request: Request, address: string, keepOpen: () => void) {
      transport ??= open();
      return await (await transport).handle(request, address, keepOpen);
    },
    async close() {
      await (await transport)?.close();
    },
  };
}

/** The API description as JSON text, as a server with these settings would serve it. */
export async function describeApi(config: Config): Promise<string> {
  const { generateOpenApi } = await import("#/transports/rest/openapi");
  return await generateOpenApi(config.baseUrl);
}

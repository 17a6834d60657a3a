import { join } from "node:path";
import { type App, type Background, createAppLog, createTracer, openApp, prepareFolder } from "#/app";
import { type Config, getLocalBaseUrl, getSecretKeyPath } from "#/config/config";
import { writeServerFile } from "#/kernel/files/server-file";
import { type TlsIdentity, readTlsFiles } from "#/kernel/http/tls-files";
import { watchTlsFiles } from "#/kernel/http/watch-tls-files";
import type { Log } from "#/kernel/log";
import { mergeMetrics } from "#/kernel/metrics/merge-metrics";
import type { Metric } from "#/kernel/metrics/metrics-text";
import { isPortShared, steerEvenly, steerTo } from "#/kernel/system/steer-connections";
import { systemClock } from "#/kernel/clock";
import { recheckImports } from "#/lifecycle/recheck-imports";
import { watchInterruptedRuns } from "#/operations/projects/resume-interrupted-projects";
import type { Services } from "#/operations/services";
import { listen, type RequestServer } from "#/serving/listen";
import { createRateExchange, type RateExchange } from "#/serving/rate-exchange";
import { runRemoteJob, type ServingThreads, startServingThreads, toPlainMetrics } from "#/serving/serving-threads";
import { checkSecretKey } from "#/store/check-secret-key";
import { assertFilesReachable } from "#/store/bucket/check-bucket";
import { lockFolder, serverLockName } from "#/store/drivers/sqlite-lock";
import { reportUnwritableStorage, watchStorage } from "#/store/storage-watch";
import { findServerProcess, takeOverFolder } from "#/store/take-over-folder";
import { lateConnectionsMs, type PortReservation, reservePort } from "#/transports/rest/listener";

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

/** The app of the main thread. */
type MainApp = Awaited<ReturnType<typeof openApp>>;

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
    if (port === 0 && !socket) reservation = reservePort(host);
    const config = divideConnections(reservation ? applyPort(settings, reservation.port) : settings);
    const tracer = await createTracer(config);
    const exchange = config.workers > 1 ? createRateExchange() : undefined;
    const app = await openApp(config, systemClock, {
      hasFolderLock: previousPid === undefined,
      tracer,
      ...(exchange && { reportRate: exchange.report }),
    });
    try {
      return await startServer(app, { prepare, held, reservation, exchange });
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

/** The fewest connections of a thread to PostgreSQL: two that write and two that read. */
const minThreadConnections = 4;

/** The settings with the part of the database connections that each thread gets. */
function divideConnections(settings: Config): Config {
  const { postgres, workers } = settings;
  if (!postgres || workers === 1) return settings;
  const maxConnections = Math.max(minThreadConnections, Math.ceil(postgres.maxConnections / workers));
  return { ...settings, postgres: { ...postgres, maxConnections } };
}

/** A data folder's lock, or the server that has it until this one takes its place. */
type FolderHold = { readonly previousPid: number | undefined; release: () => void };

type StartOptions = {
  readonly prepare: ServeOptions["prepare"];
  readonly held: FolderHold;
  readonly reservation: PortReservation | undefined;
  readonly exchange: RateExchange | undefined;
};

async function startServer(app: MainApp, { prepare, held, reservation, exchange }: StartOptions): Promise<Server> {
  const { config, services, background } = app;
  const { store, secrets, log } = services;
  await checkSecretKey(store, secrets, config.secretKey === undefined ? getSecretKeyPath(config) : undefined, log);
  await assertFilesReachable(store, config.bucket !== undefined);
  await reportUnwritableStorage(config.dataDir, store, log);
  await prepare?.(services);
  const tls = config.tls && readTlsFiles(config.tls);
  let threads: ServingThreads | undefined;
  const listMetrics = async (own: readonly Metric[]) => {
    const { listProcessMetrics } = await import("#/operations/metrics/list-process-metrics");
    const main = [...listProcessMetrics(), ...listServingMetrics(threads), ...own, ...(await app.listMetrics())];
    return mergeMetrics([toPlainMetrics(main), ...((await threads?.listMetrics()) ?? [])]);
  };
  const requests = await listen(app, {
    tls,
    use: held.previousPid === undefined ? "alone" : "takes-over",
    reservation,
    requestCount: app.requestCount,
    listMetrics,
  });
  try {
    if (held.previousPid !== undefined) {
      held.release = await takeOverFolder(config.dataDir, held.previousPid);
      steerEvenly(config.port);
    }
    if (exchange)
      threads = await startThreads(app, { tls, exchange, listMetrics: () => listMetrics(requests.listRequestMetrics()) });
  } catch (error) {
    await requests.stop(maxDrainMs);
    throw error;
  }
  const replaceTls = async (identity: TlsIdentity) => {
    await requests.listener.replaceTls(identity);
    await threads?.replaceTls(identity);
    steerEvenly(config.port);
  };
  const tlsWatch = config.tls && tls && watchTlsFiles(config.tls, tls, { replace: replaceTls, log, clock: services.clock });
  const stopBackgroundWork = startBackgroundWork(app);
  return {
    baseUrl: config.baseUrl,
    url: formatListenUrl(config),
    async reload() {
      await tlsWatch?.reload();
    },
    async stop() {
      services.readiness.startDraining();
      threads?.startDraining();
      tlsWatch?.stop();
      exchange?.stop();
      const [unfinished] = await Promise.all([
        stopRequests(config.port, requests, threads),
        stopBackgroundWork(),
        background.dispatcher.stop(),
      ]);
      if (unfinished > 0) log.info("requests were cut off because they took too long to end", { requests: unfinished });
      await app.close();
      held.release();
    },
  };
}

/** The metrics of the threads that serve requests, this one included. */
function listServingMetrics(threads: ServingThreads | undefined): readonly Metric[] {
  const { running, failures } = threads?.getStats() ?? { running: 0, failures: 0 };
  return [
    { name: "livery_serving_threads", help: "Threads that serve requests", type: "gauge", samples: [{ value: running + 1 }] },
    {
      name: "livery_serving_thread_failures_total",
      help: "Threads that served requests, failed and were replaced",
      type: "counter",
      samples: [{ value: failures }],
    },
  ];
}

/** Starts the threads that serve requests beside this one. */
async function startThreads(
  { config, services, background, requestCount }: MainApp,
  {
    tls,
    exchange,
    listMetrics,
  }: { readonly tls: TlsIdentity | undefined; readonly exchange: RateExchange; listMetrics(): Promise<readonly Metric[]> },
): Promise<ServingThreads> {
  const { log, clock, rateLimiters, jobs, runner } = services;
  const { maintenance, backups, dispatcher } = background;
  const threads = await startServingThreads(
    config.workers - 1,
    { config, tls, calls: requestCount.memory },
    {
      runJob: (job, signal) => runRemoteJob(jobs, job, signal),
      enqueueRun: runner.enqueue,
      drainRuns: runner.drain,
      sweep: () => maintenance.sweep(),
      backUp: () => backups.run(),
      getMaintenance: () => maintenance.getState(),
      getBackups: () => backups.getState(),
      isDispatcherAlive: () => dispatcher.isAlive(),
      listMetrics: async () => toPlainMetrics(await listMetrics()),
      addRates(uses) {
        const now = clock.now();
        for (const use of uses) rateLimiters.addElsewhere(use, now);
      },
    },
    log,
  );
  exchange.start((uses) => threads.addRates(uses));
  return threads;
}

/**
 * Takes no more requests, and waits for those in flight. Resolves to how many were cut off. If another
 * process has joined the port to take the place of this one, no connection is reset: the main thread's
 * socket, which joined first, gets the new ones until those of the threads are closed, then the other
 * process does.
 */
async function stopRequests(port: number, requests: RequestServer, threads: ServingThreads | undefined): Promise<number> {
  if (!threads) return await requests.stop(maxDrainMs);
  if (!isPortShared(port)) {
    const unfinished = await Promise.all([requests.stop(maxDrainMs), threads.stop(maxDrainMs)]);
    return unfinished.reduce((sum, one) => sum + one, 0);
  }
  steerTo(port, 0);
  await Bun.sleep(lateConnectionsMs);
  const unfinished = await threads.stop(maxDrainMs);
  steerTo(port, 1);
  await Bun.sleep(lateConnectionsMs);
  return unfinished + (await requests.stop(maxDrainMs));
}

/** Where a server listens, as its ready line says it. */
const formatListenUrl = ({ host, port, socket, tls }: Config) =>
  socket ? `unix:${socket.path}` : `${tls ? "https" : "http"}://${host.includes(":") ? `[${host}]` : host}:${port}`;

/**
 * Starts the server's background tasks. Returns a function that stops all of them but the
 * dispatcher, which drains with the server.
 */
function startBackgroundWork({ config, services, background }: App & { readonly background: Background }): () => Promise<void> {
  const { store, contents, clock, log, jobs } = services;
  const { dispatcher, fileMover, maintenance, backups } = background;
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

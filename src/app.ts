import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, databasePath, secretKeyPath } from "#/config";
import { createJobRunner } from "#/jobs/job-runner";
import { BodyBudget } from "#/kernel/body-budget";
import { type Clock, systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import { GrowingDelays } from "#/kernel/growing-delays";
import { createHostRule } from "#/kernel/host-rule";
import { keptSecretBox } from "#/kernel/kept-secret-box";
import { type Log, logTo } from "#/kernel/log";
import { writeServerNote } from "#/kernel/server-note";
import { SharedCount } from "#/kernel/shared-count";
import { StreamQuota } from "#/kernel/stream-quota";
import { heldBodiesMaxBytes, streamsMax, streamsPerAddressMax } from "#/model/limits";
import { answersOf } from "#/operations/answers";
import { lastUsesOf } from "#/operations/last-uses";
import { ratesOf } from "#/operations/rates";
import { runnerOf } from "#/pipeline/runner";
import type { Services } from "#/operations/operation";
import { rejudgeImports } from "#/pipeline/rejudge-imports";
import { artistOf } from "#/raster/artist";
import { rastersOf } from "#/raster/rasters";
import { designContentsOf } from "#/store/design-contents";
import { holdFolder } from "#/store/drivers/sqlite-lock";
import { openSqlite } from "#/store/drivers/sqlite";
import { storeOver } from "#/store/store";
import { allowedBy } from "#/webhooks/address-rules";
import { attemptOf } from "#/webhooks/attempt";
import type { DispatchSettings } from "#/webhooks/dispatch-settings";
import { type DispatchThread, dispatchThreadOf } from "#/webhooks/dispatch-thread";
import { outgoingOf } from "#/webhooks/guarded-fetch";
import { vetTargetOf } from "#/webhooks/vet-target";

/** Livery put together: what operations work with, and how to let go of it. */
export type App = {
  readonly config: Config;
  readonly services: Services;
  /** Sends webhooks once it is started, which a server does and no other command. */
  readonly dispatcher: DispatchThread;
  /** The calls that came to a server, which the dispatcher gives way to. */
  readonly calls: SharedCount;
  close(): Promise<void>;
};

/** Opens the data folder and picks every implementation. Throws `unavailable` where the folder cannot be used. */
export function openApp(config: Config, clock: Clock = systemClock): App {
  const store = storeOver(openSqlite(databasePath(config)));
  const log = logTo(
    (line) => process.stderr.write(`${line}\n`),
    config.log,
    () => clock.now(),
  );
  const contents = designContentsOf(store.blobs);
  const reach = { allowed: allowedBy(config.webhookAllow), ca: authoritiesIn(config.webhookCa) };
  const toTargets = { ...reach, ownUrl: config.baseUrl, timeoutMs: config.webhookTimeoutMs };
  const services: Services = {
    store,
    contents,
    clock,
    log,
    baseUrl: config.baseUrl,
    answers: answersOf(store),
    rates: ratesOf(config.rates),
    quotas: config.quotas,
    lastUses: lastUsesOf(store, log),
    bodies: new BodyBudget(heldBodiesMaxBytes),
    streams: new StreamQuota(streamsPerAddressMax, streamsMax),
    signIns: new GrowingDelays(),
    runner: runnerOf({ store, contents, clock }, log),
    rasters: rastersOf(store, artistOf(), log),
    jobs: createJobRunner(log),
    outgoing: outgoingOf(reach),
    vetTarget: vetTargetOf(toTargets),
    attempt: attemptOf(toTargets),
    schedule: { retryMs: config.webhookRetryMs, timeoutMs: config.webhookTimeoutMs, random: Math.random },
    secrets: keptSecretBox(config.secretKey, secretKeyPath(config)),
  };
  const calls = new SharedCount();
  const settings = { ...dispatchSettings(config, reach.ca), calls: calls.memory };
  const dispatcher = dispatchThreadOf(settings, { store, clock, log });
  return {
    config,
    services,
    dispatcher,
    calls,
    async close() {
      await dispatcher.stop();
      await services.runner.settle();
      await services.rasters.close();
      await services.jobs.close();
      await services.lastUses.settle();
      await store.close();
    },
  };
}

/** What the thread of deliveries builds its own from. */
function dispatchSettings(config: Config, ca: string | undefined): Omit<DispatchSettings, "calls"> {
  return {
    databasePath: databasePath(config),
    secretKey: config.secretKey,
    secretKeyPath: secretKeyPath(config),
    log: config.log,
    allow: config.webhookAllow,
    ca,
    ownUrl: config.baseUrl,
    timeoutMs: config.webhookTimeoutMs,
    retryMs: config.webhookRetryMs,
  };
}

/** The certificates in a file; undefined where none is named. Throws `invalid` where it cannot be read. */
function authoritiesIn(path: string): string | undefined {
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
  mkdirSync(config.dataDir, { recursive: true });
  const release = holdFolder(join(config.dataDir, "serve.lock"));
  try {
    const app = openApp(config);
    await prepare?.(app.services);
    const [{ restServer }, { consoleMounts }] = await Promise.all([
      import("#/doors/rest/server"),
      import("#/doors/console/serve"),
    ]);
    const isOwnHost = createHostRule(config.baseUrl, config.allowedHosts);
    const agents = agentsDoor(app.services, isOwnHost);
    const server = restServer(app.services, {
      isTrustedProxy: config.isTrustedProxy,
      isOwnHost,
      mounts: [agents, ...consoleMounts(config.baseUrl)],
      arrived: () => app.calls.add(),
    });
    try {
      server.listen({ port: config.port, hostname: config.host, reusePort: false, idleTimeout: 30 });
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
    const { store, contents, clock, log } = app.services;
    const rejudging = rejudgeImports({ store, contents, clock }, log, () => isStopping).catch((error: unknown) =>
      log.error("stored imports could not be judged again; the next start tries again", error),
    );
    const port = server.server?.port ?? config.port;
    const removeNote = leaveNote(config, port, app.services.log);
    return {
      baseUrl: config.baseUrl,
      url: `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`,
      async stop() {
        isStopping = true;
        await rejudging;
        removeNote();
        await agents.close();
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
function leaveNote({ dataDir, baseUrl, isBaseUrlSet }: Config, port: number, log: Log): () => void {
  try {
    return writeServerNote(dataDir, isBaseUrlSet ? baseUrl : `http://localhost:${port}`);
  } catch (error) {
    log.error("the note for other commands cannot be written", error);
    return () => {};
  }
}

/** The tools over HTTP, behind the same port. Their door is opened by the first request, since most installations start without one. */
function agentsDoor(services: Services, isOwnHost: (host: string) => boolean) {
  let door: Promise<ReturnType<typeof import("#/doors/mcp/http").mcpDoor>> | undefined;
  const open = async () => (await import("#/doors/mcp/http")).mcpDoor(services, isOwnHost);
  return {
    path: "/mcp" as const,
    async handle(request: Request, address: string, keepOpen: () => void) {
      door ??= open();
      return await (await door).handle(request, address, keepOpen);
    },
    async close() {
      await (await door)?.close();
    },
  };
}

/** The API description as JSON text, as a server with these settings would serve it. */
export async function describeApi(config: Config): Promise<string> {
  const { descriptionOf } = await import("#/doors/rest/openapi");
  return await descriptionOf(config.baseUrl);
}

import { join } from "node:path";
import { type Config, getDatabaseLocation, getDatabasePath } from "#/config/config";
import { copyData, moveFiles, upgradeDatabase } from "#/host/data-commands";
import { finishRestore, requireData, requireSqlite } from "#/host/data-folder";
import { openBackups } from "#/host/open-backups";
import { runChecks } from "#/host/run-checks";
import {
  completeEngineSettings,
  getLogStyle,
  ignoreProxies,
  listUnknownVariables,
  readServiceManager,
  readTerminalSettings,
} from "#/config/environment";
import { readConfig } from "#/config/read-config";
import { listSettingOrigins } from "#/config/setting-origins";
import { settings } from "#/config/settings";
import { configureOutput, printStatus, printStatusAsJson } from "#/transports/cli/output";
import type { CommandHost } from "#/transports/cli/command-host";
import { runCommandLine } from "#/transports/cli/run-command-line";
import { jobProcessCommand } from "#/jobs/job-process";
import { replaceProcess } from "#/kernel/system/replace-process";
import { endStartupJitPolicy, startCommandJitPolicy } from "#/kernel/system/jit-policy";
import { systemClock } from "#/kernel/clock";
import { createLog } from "#/kernel/log";
import { createServiceManager } from "#/kernel/system/service-manager";
import { findRunningBaseUrl } from "#/kernel/files/server-file";
import { trimEndCharacters } from "#/kernel/text/trim";
import { type ReadinessTarget, requestReadiness } from "#/http-client/request-readiness";
import type { Flags } from "#/kernel/setting";

/**
 * The settings of a command that does not serve. Without a base URL, its links are those of the
 * server on the same folder.
 */
function readConfigBesideServer(flags: Flags): Config {
  const config = readConfig(flags);
  return config.isBaseUrlSet ? config : { ...config, baseUrl: findRunningBaseUrl(config.dataDir) ?? config.baseUrl };
}

const host: CommandHost = {
  settings,
  async open(flags, { makesData }) {
    const config = readConfigBesideServer(flags);
    reportUnknownVariables();
    await finishRestore(config);
    if (!makesData) requireData(config);
    return (await import("#/app")).openApp(config);
  },
  serviceManager: createServiceManager(...readServiceManager()),
  async serve(flags, options) {
    const { serveApp } = await import("#/serving/serve-app");
    const config = readConfig(flags);
    reportUnknownVariables();
    await finishRestore(config);
    const server = await serveApp(config, options);
    endStartupJitPolicy();
    return server;
  },
  async serveMcp(flags, pipe) {
    const config = readConfig(flags);
    reportUnknownVariables();
    if (config.server === "") {
      await finishRestore(config);
      requireData(config);
    }
    const { serveMcp } = await import("#/transports/mcp/stdio");
    const open = async () => (await import("#/app")).openApp(readConfigBesideServer(flags));
    const log = createLog((line) => process.stderr.write(`${line}\n`), config.log, systemClock.now);
    const onFault = (message: string, error: unknown) => log.error(message, error);
    endStartupJitPolicy();
    await serveMcp({ key: config.apiKey, server: config.server, open, onFault }, pipe);
  },
  async openBackups(flags) {
    const config = readConfig(flags);
    reportUnknownVariables();
    return await openBackups(config);
  },
  async exportAuditLog(flags, selection, target) {
    const config = readConfig(flags);
    reportUnknownVariables();
    await finishRestore(config);
    requireData(config);
    const [{ exportAuditLog }, { openStore }] = await Promise.all([import("#/store/audit-file"), import("#/store/open-store")]);
    const store = await openStore(getDatabaseLocation(config));
    try {
      return await exportAuditLog(store, selection, target);
    } finally {
      await store.close();
    }
  },
  async vacuum(flags, options) {
    const config = readConfig(flags);
    reportUnknownVariables();
    requireSqlite(config, "PostgreSQL reclaims space itself (autovacuum). Unreferenced content is removed by the server.");
    await finishRestore(config);
    requireData(config);
    const [{ vacuum }, { serverLockName }] = await Promise.all([import("#/store/vacuum"), import("#/store/drivers/sqlite-lock")]);
    const paths = { databasePath: getDatabasePath(config), serverLockPath: join(config.dataDir, serverLockName) };
    return await vacuum({ ...paths, ...options, graceMs: vacuumGraceMs });
  },
  async moveFiles(flags, target) {
    const config = readConfig(flags);
    reportUnknownVariables();
    await finishRestore(config);
    requireData(config);
    return await moveFiles(config, target);
  },
  async planUpgrade(flags) {
    const config = readConfig(flags);
    reportUnknownVariables();
    requireData(config);
    if (config.postgres) {
      const { readPostgresSchema } = await import("#/store/check-postgres");
      const backupAdvice = "Make a backup with pg_dump first.";
      return { ...(await readPostgresSchema(config.postgres.url)), backupFolder: null, backupAdvice, space: [] };
    }
    const { planUpgrade } = await import("#/store/plan-upgrade");
    return planUpgrade(getDatabasePath(config), config.backups?.folder);
  },
  async upgrade(flags, onStep) {
    const config = readConfig(flags);
    if (config.postgres) {
      onStep("Upgrading the database");
      const { openStore } = await import("#/store/open-store");
      await (await openStore({ postgres: config.postgres }, { isThread: true })).close();
      return undefined;
    }
    await finishRestore(config);
    return await upgradeDatabase(config, onStep);
  },
  async copyData(flags, target, onStep) {
    const config = readConfig(flags);
    reportUnknownVariables();
    await finishRestore(config);
    requireData(config);
    return await copyData(config, target, onStep);
  },
  diagnose: async (flags) => ({ settings: listSettingOrigins(flags), checks: await runChecks(flags) }),
  async checkReadiness(flags, url) {
    ignoreProxies();
    return await requestReadiness(url === undefined ? getOwnTarget(readConfig(flags)) : { url: trimEndCharacters(url, "/") });
  },
  dataDir: (flags) => readConfig(flags).dataDir,
  describeApi: async (flags) => (await import("#/app")).describeApi(readConfig(flags)),
};

/** Where the server of these settings is reached on this machine. */
function getOwnTarget({ dataDir, socket, host, port, tls }: Config): ReadinessTarget {
  if (socket) return { socket: socket.path };
  // With port 0, the system chose one.
  const runningUrl = port === 0 ? findRunningBaseUrl(dataDir) : undefined;
  if (runningUrl !== undefined) return { url: runningUrl };
  const loopback = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return { host: loopback, port, hasTls: tls !== undefined };
}

/** How long `livery vacuum` leaves content that it found unreferenced, milliseconds. */
const vacuumGraceMs = 5000;

/** Commands that begin their usual work later, with a policy of their own until then. */
const startingCommands: ReadonlySet<string | undefined> = new Set(["serve", "demo", "mcp", "version"]);

/** Commands that calculate for so long that another start of the process pays off. */
const calculatingCommands: ReadonlySet<string | undefined> = new Set(["generate", "resume", "bundle", "kit"]);

/** The job process: see `jobs/job-process.ts`. */
async function runJobProcess(): Promise<number> {
  // Ctrl+C on a terminal reaches all processes of a command. The parent decides what ends.
  process.on("SIGINT", () => {});
  const [{ serveJobs }, { jobs }] = await Promise.all([import("#/jobs/serve-jobs"), import("#/operations/jobs")]);
  await serveJobs(jobs);
  return 0;
}

/** Warns about `LIVERY_` variables that are not settings. */
function reportUnknownVariables(): void {
  for (const line of listUnknownVariables()) printStatus(line, "notice");
}

/** Writes everything on standard error as JSON, uncaught errors and runtime warnings included. */
function logAsJson(): void {
  printStatusAsJson();
  const log = createLog((line) => process.stderr.write(`${line}\n`), "json", systemClock.now);
  const exitWithError = (error: unknown) => {
    log.error("unexpected error; this is a bug in Livery", error);
    process.exit(1);
  };
  process.on("uncaughtException", exitWithError).on("unhandledRejection", exitWithError);
  process.emitWarning = (warning: string | Error) => log.info("runtime warning", { warning: String(warning) });
}

/** Starts again with the settings of the engine that the environment lacks, if any. */
function enterEngineSettings(): void {
  const environment = completeEngineSettings();
  if (environment) replaceProcess(args, environment);
}

const args = process.argv.slice(2);
if (calculatingCommands.has(args[0])) enterEngineSettings();
if (args[0] === jobProcessCommand) endStartupJitPolicy();
else if (!startingCommands.has(args[0])) startCommandJitPolicy();
if (getLogStyle(args) === "json") logAsJson();
configureOutput(readTerminalSettings());
process.exitCode = args[0] === jobProcessCommand ? await runJobProcess() : await runCommandLine(args, host);

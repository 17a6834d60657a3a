import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Config, getDatabaseLocation, getDatabasePath, getSecretKeyPath } from "#/config/config";
import { getLogStyle, ignoreProxies, listUnknownVariables, readServiceManager, readTerminalSettings } from "#/config/environment";
import { readConfig } from "#/config/read-config";
import { listSettingOrigins } from "#/config/setting-origins";
import { settings } from "#/config/settings";
import { configureOutput, printStatus, printStatusAsJson } from "#/transports/cli/output";
import type { Backups, CommandHost, CopyReport } from "#/transports/cli/command-host";
import { runCommandLine } from "#/transports/cli/run-command-line";
import { jobProcessCommand } from "#/jobs/job-process";
import { endStartupJitPolicy } from "#/kernel/system/jit-policy";
import { systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import { createLog } from "#/kernel/log";
import { createServiceManager } from "#/kernel/system/service-manager";
import { makePrivateFolder } from "#/kernel/files/private-folder";
import { findRunningBaseUrl } from "#/kernel/files/server-file";
import { trimEndCharacters } from "#/kernel/text/trim";
import { type ReadinessTarget, requestReadiness } from "#/http-client/request-readiness";
import type { CheckResult } from "#/store/check-result";
import type { Flags } from "#/kernel/setting";

/**
 * Throws `not_found` for a folder without a database, before anything is written: a mistyped path
 * leaves nothing behind.
 */
function requireData(config: Config): void {
  if (config.postgres || existsSync(getDatabasePath(config))) return;
  throw new Failure(
    "not_found",
    `There is no Livery data in ${config.dataDir}. Set the folder with --data (or LIVERY_DATA), or create one with ` +
      `\`livery init\` or \`livery serve\`.`,
  );
}

/**
 * The settings of a command that does not serve. Without a base URL, its links are those of the
 * server on the same folder.
 */
function readConfigBesideServer(flags: Flags): Config {
  const config = readConfig(flags);
  return config.isBaseUrlSet ? config : { ...config, baseUrl: findRunningBaseUrl(config.dataDir) ?? config.baseUrl };
}

/** Throws `conflict` for a command about the file of SQLite where the database is PostgreSQL. */
function requireSqlite(config: Config, advice: string): void {
  if (config.postgres) throw new Failure("conflict", `This command is for SQLite, and the database is PostgreSQL. ${advice}`);
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

/** Backups of a data folder, with the key that its settings name or that is in it. */
async function openBackups(config: Config): Promise<Backups> {
  const [{ runBackupThread, runRestoreThread }, { readBackupManifest }] = await Promise.all([
    import("#/store/backup/backup-thread"),
    import("#/store/backup/read-backup-file"),
  ]);
  return {
    async create({ target, passphrase, onStep, signal }) {
      requireSqlite(config, "Back it up with PostgreSQL's own tools, such as `pg_dump`.");
      await finishRestore(config);
      requireData(config);
      const key = { configuredKey: config.secretKey, keyPath: getSecretKeyPath(config) };
      const sealing = passphrase === undefined ? undefined : { passphrase, ...key };
      const source = { databasePath: getDatabasePath(config), sealing, now: systemClock.now() };
      return await runBackupThread({ task: "create", target, source }, onStep, signal);
    },
    verify: (file, { onStep, signal }) => runBackupThread({ task: "verify", file }, onStep, signal),
    hasSealedKey: (file) => readBackupManifest(file).parts.length > 1,
    async restore(file, { isForced, passphrase, onStep, signal }) {
      requireSqlite(config, "Restore it with PostgreSQL's own tools, such as `pg_restore`.");
      const target = { dataDir: config.dataDir, hasConfiguredKey: config.secretKey !== undefined, now: systemClock.now() };
      return await runRestoreThread({ task: "restore", file, options: { ...target, isForced, passphrase } }, onStep, signal);
    },
  };
}

/** Moves the files of a data folder that no server uses. Returns how many, and the address of the bucket. */
async function moveFiles(config: Config, target: "bucket" | "database"): Promise<{ files: number; address: string }> {
  if (!config.bucket)
    throw new Failure("invalid", "The settings name no bucket. Set LIVERY_BLOBS, and the access key for it, for this command.");
  const [{ openStore }, { openS3Bucket }, { moveFilesToBucket, moveFilesToDatabase }] = await Promise.all([
    import("#/store/open-store"),
    import("#/store/bucket/s3-bucket"),
    import("#/store/bucket/move-files"),
  ]);
  // Nothing tells whether servers use a database of PostgreSQL.
  const release = config.postgres ? () => {} : await lockFolderFor(config, "no files are moved");
  try {
    const bucket = openS3Bucket(config.bucket);
    const store = await openStore(getDatabaseLocation(config), { hasFolderLock: true, bucket });
    try {
      const files = target === "bucket" ? await moveFilesToBucket(store, bucket) : await moveFilesToDatabase(store);
      return { files, address: bucket.address };
    } finally {
      await store.close();
    }
  } finally {
    release();
  }
}

/** Locks the data folder for a command. Throws `conflict` with what does not happen while a server uses it. */
async function lockFolderFor(config: Config, consequence: string): Promise<() => void> {
  const { serverLockName, tryLockFolder } = await import("#/store/drivers/sqlite-lock");
  const release = tryLockFolder(join(config.dataDir, serverLockName));
  if (release) return release;
  throw new Failure(
    "conflict",
    `A Livery server is using ${config.dataDir}, so ${consequence}. Stop the server, then run the command again.`,
  );
}

/** Upgrades the database of a data folder that no server uses. Returns the path of its backup, if one was made. */
async function upgradeDatabase(config: Config, onStep: (step: string) => void): Promise<string | undefined> {
  const [{ openSqlite }, { backUpBeforeUpgrade }] = await Promise.all([
    import("#/store/drivers/sqlite"),
    import("#/store/backup/upgrade-backup"),
  ]);
  const release = await lockFolderFor(config, "its database is not upgraded");
  try {
    let backup: string | undefined;
    const backUp = (schema: string) => {
      const options = { folder: config.backups?.folder, now: systemClock.now(), onStep };
      backup = backUpBeforeUpgrade(getDatabasePath(config), schema, options);
      onStep("Upgrading the database");
    };
    await openSqlite(getDatabasePath(config), { hasFolderLock: true, backUp }).close();
    return backup;
  } finally {
    release();
  }
}

/** Copies the database of the settings to an address of PostgreSQL, or to `sqlite:` with a new data folder. */
async function copyData(config: Config, target: string, onStep: (step: string) => void): Promise<CopyReport> {
  const [sqlite, postgres, { copyDatabase }, { serverLockName, tryLockFolder }] = await Promise.all([
    import("#/store/copy/sqlite-end"),
    import("#/store/copy/postgres-end"),
    import("#/store/copy/copy-database"),
    import("#/store/drivers/sqlite-lock"),
  ]);
  const folder = /^sqlite:(.+)$/.exec(target)?.[1];
  if (folder === undefined && !/^postgres(ql)?:\/\//.test(target))
    throw new Failure("invalid", "--to must be an address such as postgres://livery@db.example/livery, or sqlite:DIR.");
  const release = config.postgres ? () => {} : tryLockFolder(join(config.dataDir, serverLockName));
  if (!release)
    throw new Failure("conflict", `A Livery server is using ${config.dataDir}. Stop the server, then run the command again.`);
  try {
    const source = config.postgres
      ? await postgres.openPostgresSource(config.postgres.url)
      : sqlite.openSqliteSource(getDatabasePath(config));
    try {
      const end =
        folder === undefined
          ? await postgres.openPostgresTarget(target)
          : sqlite.openSqliteTarget(getDatabasePath({ dataDir: makeDataFolder(folder) }));
      try {
        return await copyDatabase(source, end, (table) => onStep(`Copying ${table}`));
      } finally {
        await end.close();
      }
    } finally {
      await source.close();
    }
  } finally {
    release();
  }
}

/** Creates a data folder and returns its absolute path. */
function makeDataFolder(folder: string): string {
  const path = resolve(folder);
  if (!existsSync(path)) makePrivateFolder(path);
  return path;
}

/** Checks the settings and, if they are valid, the data folder and the machine. */
async function runChecks(flags: Flags): Promise<readonly CheckResult[]> {
  const unknown = listUnknownVariables().map((message) => ({ name: "settings", status: "warning", message }) as const);
  let config: Config;
  try {
    config = readConfig(flags);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [...unknown, { name: "settings", status: "error", message: error.message }];
  }
  const [{ checkDataFolder }, { listScriptFaceFiles, readScriptFaceFile }, { scriptFaceIds }, { findBrowser }] =
    await Promise.all([
      import("#/store/check-data-folder"),
      import("#/fonts/script-face-files"),
      import("#/model/script-face"),
      import("#/browser/find-browser"),
    ]);
  const location = { dataDir: config.dataDir, databasePath: getDatabasePath(config), keyPath: getSecretKeyPath(config) };
  const missingFaces = scriptFaceIds.filter((id) => {
    const files = listScriptFaceFiles(id);
    return files.length === 0 || files.some(({ file }) => !readScriptFaceFile(file)?.length);
  });
  const browser = findBrowser(config.browser);
  const runningUrl = findRunningBaseUrl(config.dataDir);
  return [
    ...unknown,
    { name: "settings", status: "ok", message: "All settings are valid." },
    ...(config.postgres
      ? await (await import("#/store/check-postgres")).checkPostgres(
          { ...config.postgres, configuredKey: config.secretKey, keyPath: location.keyPath },
          systemClock.now(),
        )
      : checkDataFolder({ ...location, configuredKey: config.secretKey }, systemClock.now())),
    {
      name: "server",
      status: "ok",
      message: runningUrl === undefined ? "None runs on this data." : `${runningUrl} runs on this data.`,
    },
    missingFaces.length === 0
      ? { name: "fonts", status: "ok", message: `The fonts of ${scriptFaceIds.length} script faces are complete.` }
      : { name: "fonts", status: "error", message: `Fonts are missing: ${missingFaces.join(", ")}. Install Livery again.` },
    "path" in browser
      ? { name: "browser", status: "ok", message: `Screenshots are taken with ${browser.path}.` }
      : browser.missing === "not-a-file"
        ? {
            name: "browser",
            status: "warning",
            message: "The browser of the settings does not exist. Set --browser (LIVERY_BROWSER).",
          }
        : { name: "browser", status: "ok", message: "There is none, so no screenshots of pages are taken." },
    ...(await checkThreads()),
    ...(await checkBackupsAndAddresses(config)),
  ];
}

/** Starts the threads that render images and make backups, which needs no data. */
async function checkThreads(): Promise<readonly CheckResult[]> {
  const [{ createRasterWorker }, { runBackupThread }] = await Promise.all([
    import("#/raster/raster-worker"),
    import("#/store/backup/backup-thread"),
  ]);
  const rasterWorker = createRasterWorker();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
  // A backup that does not exist: the answer of the thread is what counts.
  const missing = { task: "verify", file: "" } as const;
  const verification = runBackupThread(missing, () => {}, AbortSignal.timeout(maxThreadStartMs)).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${maxThreadStartMs / 1000} s`)), maxThreadStartMs);
  try {
    await Promise.race([Promise.all([rasterWorker.draw({ svg, px: 16 }), verification]), timeout]);
    return [{ name: "threads", status: "ok", message: "Worker threads start." }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown reason";
    return [
      {
        name: "threads",
        status: "error",
        message: `Worker threads do not start (${reason}). Check the limits of processes, memory and open files (ulimit).`,
      },
    ];
  } finally {
    clearTimeout(timer);
    rasterWorker.close();
  }
}

const maxThreadStartMs = 10_000;

/** Checks scheduled backups, the bucket, the certificates of the settings, and the host names in them. */
async function checkBackupsAndAddresses(config: Config): Promise<readonly CheckResult[]> {
  const [{ checkBackups }, { checkBucket }, { findCertificateProblem, listUnknownHosts }] = await Promise.all([
    import("#/store/backup/check-backups"),
    import("#/store/bucket/check-bucket"),
    import("#/http-client/check-reachability"),
  ]);
  const now = systemClock.now();
  const problem = config.webhookCa === "" ? undefined : findCertificateProblem(config.webhookCa, now);
  const collector = config.tracing ? [new URL(config.tracing.url).hostname.replace(/^\[|\]$/g, "")] : [];
  const unknownHosts = await listUnknownHosts([...config.importAddresses, ...config.webhookAllow, ...collector]);
  return [
    // A PostgreSQL database is backed up by its own tools.
    ...(config.postgres ? [] : await checkBackups(config.backups, getDatabasePath(config), now)),
    ...(await checkBucket(config.bucket)),
    ...(config.webhookCa === ""
      ? []
      : problem === undefined
        ? [{ name: "authorities", status: "ok", message: `The certificates in ${config.webhookCa} are valid.` } as const]
        : [{ name: "authorities", status: "error", message: problem } as const]),
    ...(unknownHosts.length === 0
      ? []
      : [
          {
            name: "addresses",
            status: "warning",
            message:
              `Hosts of the settings are not found: ${unknownHosts.join(", ")}. ` +
              "Check LIVERY_IMPORT_ADDRESSES, LIVERY_WEBHOOK_ALLOW and OTEL_EXPORTER_OTLP_ENDPOINT.",
          } as const,
        ]),
  ];
}

/**
 * Completes a restore that was killed. The folder is listed first, so that most commands need not
 * load what does that.
 */
async function finishRestore({ dataDir }: Config): Promise<void> {
  let names: readonly string[];
  try {
    names = readdirSync(dataDir);
  } catch {
    // Opening the folder says what is wrong with it, if it exists.
    return;
  }
  if (!names.some((name) => name.startsWith("restore-"))) return;
  const { finishInterruptedRestore } = await import("#/store/backup/finish-restore");
  finishInterruptedRestore(dataDir);
}

/** Commands that begin their usual work later, with a policy of their own until then. */
const startingCommands: ReadonlySet<string | undefined> = new Set(["serve", "demo", "mcp", "version"]);

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

const args = process.argv.slice(2);
if (!startingCommands.has(args[0])) endStartupJitPolicy();
if (getLogStyle(args) === "json") logAsJson();
configureOutput(readTerminalSettings());
process.exitCode = args[0] === jobProcessCommand ? await runJobProcess() : await runCommandLine(args, host);

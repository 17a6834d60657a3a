import { type Config, getDatabasePath, getSecretKeyPath } from "#/config/config";
import { listUnknownVariables } from "#/config/environment";
import { readConfig } from "#/config/read-config";
import { systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import { findRunningBaseUrl } from "#/kernel/files/server-file";
import type { Flags } from "#/kernel/setting";
import type { CheckResult } from "#/store/check-result";

/** Checks the settings and, if they are valid, the data folder and the machine. */
export async function runChecks(flags: Flags): Promise<readonly CheckResult[]> {
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

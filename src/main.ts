import { existsSync } from "node:fs";
import { type Config, databasePath, type Flags, readConfig, settings } from "#/config";
import type { Host } from "#/doors/cli/host";
import { runCommandLine } from "#/doors/cli/run-command-line";
import { jobProcessCommand } from "#/jobs/job-process";
import { systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import { logTo } from "#/kernel/log";
import { runningBaseUrl } from "#/kernel/server-note";

/** Refuses a folder without a database before anything is made in it, so that a mistyped path leaves nothing behind. */
function requireData(config: Config): void {
  if (existsSync(databasePath(config))) return;
  throw new Failure(
    "not_found",
    `There is no Livery data in ${config.dataDir}. Give the folder with --data (or LIVERY_DATA), or make one with \`livery init\` or \`livery serve\`.`,
  );
}

/** The settings of a command that does not serve: its links are those of the server that runs on the same folder, where no base URL was set. */
function readConfigBesideServer(flags: Flags): Config {
  const config = readConfig(flags);
  return config.isBaseUrlSet ? config : { ...config, baseUrl: runningBaseUrl(config.dataDir) ?? config.baseUrl };
}

const host: Host = {
  settings,
  async open(flags, { makesData }) {
    const config = readConfigBesideServer(flags);
    if (!makesData) requireData(config);
    return (await import("#/app")).openApp(config);
  },
  async serve(flags, prepare) {
    const { serveApp } = await import("#/app");
    return await serveApp(readConfig(flags), prepare);
  },
  async mcp(flags, pipe) {
    const config = readConfig(flags);
    if (config.server === "") requireData(config);
    const { serveAgent } = await import("#/doors/mcp/stdio");
    const open = async () => (await import("#/app")).openApp(readConfigBesideServer(flags));
    const log = logTo((line) => process.stderr.write(`${line}\n`), config.log, systemClock.now);
    const fault = (message: string, error: unknown) => log.error(message, error);
    await serveAgent({ key: config.apiKey, server: config.server, open, fault }, pipe);
  },
  dataDir: (flags) => readConfig(flags).dataDir,
  describe: async (flags) => (await import("#/app")).describeApi(readConfig(flags)),
};

/** The whole of a job process: see `jobs/job-process.ts`. */
async function runJobProcess(): Promise<number> {
  const [{ serveJobs }, { jobs }] = await Promise.all([import("#/jobs/serve-jobs"), import("#/operations/jobs")]);
  await serveJobs(jobs);
  return 0;
}

const words = process.argv.slice(2);
process.exitCode = words[0] === jobProcessCommand ? await runJobProcess() : await runCommandLine(words, host);

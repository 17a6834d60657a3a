import { readConfig, settings } from "#/config";
import type { Host } from "#/doors/cli/host";
import { runCommandLine } from "#/doors/cli/run-command-line";
import { systemClock } from "#/kernel/clock";
import { logTo } from "#/kernel/log";

const host: Host = {
  settings,
  open: async (flags) => (await import("#/app")).openApp(readConfig(flags)),
  async serve(flags, prepare) {
    const { serveApp } = await import("#/app");
    return await serveApp(readConfig(flags), prepare);
  },
  async mcp(flags, pipe) {
    const config = readConfig(flags);
    const { serveAgent } = await import("#/doors/mcp/stdio");
    const open = async () => (await import("#/app")).openApp(config);
    const log = logTo((line) => process.stderr.write(`${line}\n`), config.log, systemClock.now);
    const fault = (message: string, error: unknown) => log.error(message, error);
    await serveAgent({ key: config.apiKey, server: config.server, open, fault }, pipe);
  },
  dataDir: (flags) => readConfig(flags).dataDir,
  describe: async (flags) => (await import("#/app")).describeApi(readConfig(flags)),
};

process.exitCode = await runCommandLine(process.argv.slice(2), host);

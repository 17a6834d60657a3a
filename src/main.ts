import { readConfig, settings } from "#/config";
import type { Host } from "#/doors/cli/host";
import { runCommandLine } from "#/doors/cli/run-command-line";

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
    await serveAgent({ key: config.apiKey, server: config.server, open }, pipe);
  },
  describe: async (flags) => (await import("#/app")).describeApi(readConfig(flags)),
};

process.exitCode = await runCommandLine(process.argv.slice(2), host);

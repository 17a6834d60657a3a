import type { ProcessCommand } from "#/transports/cli/process-command";
import { UsageError } from "#/transports/cli/command-line";
import { createOutputWriter, print, printStatus } from "#/transports/cli/output";
import { demoCommand } from "#/transports/cli/demo";
import { mcpInstallCommand } from "#/transports/cli/mcp-install";
import { stopOnSignal } from "#/transports/cli/stop-on-signal";
import { webhooksListenCommand } from "#/transports/cli/webhooks-listen";
import { version } from "#/kernel/version";

const serveCommand: ProcessCommand = {
  command: "serve",
  summary: "Serve the API and the published systems until it is stopped.",
  settings: [
    "data",
    "host",
    "port",
    "baseUrl",
    "allowedHosts",
    "log",
    "databaseUrl",
    "trustProxy",
    "webhookAllow",
    "webhookCa",
    "webhookTimeout",
    "webhookRetry",
    "secretKey",
    "ratePublic",
    "rateStatic",
    "rateDrawing",
    "rateKey",
    "rateSignIn",
    "rateUnauthorized",
    "rateImport",
    "quotaWorkspace",
    "quotaDesign",
  ],
  examples: ["livery serve", "livery serve --data /srv/livery --port 8080 --base-url https://brand.example"],
  async run({ values }, host) {
    const notes: string[] = [];
    const server = await host.serve(values, async (services) => {
      const { setUpLink } = await import("#/operations/auth/set-up-link");
      const { resumeCutOff } = await import("#/operations/projects/resume-cut-off");
      try {
        const link = await setUpLink(services);
        if (link) notes.push(link);
        await resumeCutOff(services);
      } catch (error) {
        // What is there is served all the same: the log has said that nothing can be written.
        if (!services.store.isUnavailable(error)) throw error;
      }
    });
    // Whoever reads the line may stop the server at once.
    const stopped = stopOnSignal(server);
    printStatus([`Livery is ready on ${server.url}`, ...notes].join("\n"));
    await stopped;
  },
};

const mcpCommand: ProcessCommand = {
  command: "mcp",
  summary:
    "Serve the tools for agents (MCP) over standard input and output. Calls are made with the key in LIVERY_API_KEY, or in the file that LIVERY_API_KEY_FILE names.",
  settings: ["server", "apiKey", "data", "baseUrl", "log"],
  examples: ["LIVERY_API_KEY=lv_… livery mcp", "livery mcp --server https://brand.example --api-key-file ~/.livery-key"],
  async run({ positionals: [unexpected], values }, host) {
    if (unexpected !== undefined) throw new UsageError(`"livery mcp" takes no "${unexpected}".`);
    await host.serveMcp(values, { input: Bun.stdin.stream(), write: createOutputWriter() });
    // An answer that nobody reads any more would keep the process.
    process.exit(0);
  },
};

const openapiCommand: ProcessCommand = {
  command: "openapi",
  summary: "Print the OpenAPI description of the REST API.",
  settings: ["baseUrl"],
  examples: ["livery openapi > openapi.json"],
  run: async ({ values }, host) => print(await host.describeApi(values)),
};

const versionCommand: ProcessCommand = {
  command: "version",
  summary: "Print the version.",
  settings: [],
  examples: ["livery version", "livery version --json"],
  run: ({ booleanFlags }) =>
    print(
      booleanFlags.has("json")
        ? `${JSON.stringify({ version, bun: Bun.version, platform: process.platform, arch: process.arch })}\n`
        : `livery ${version}\n`,
    ),
};

/** Every command of this kind. */
export const processCommands: readonly ProcessCommand[] = [
  demoCommand,
  serveCommand,
  mcpCommand,
  mcpInstallCommand,
  openapiCommand,
  webhooksListenCommand,
  versionCommand,
];

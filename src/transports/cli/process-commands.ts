import type { ProcessCommand } from "#/transports/cli/command";
import { createOutputWriter, print, printStatus } from "#/transports/cli/output";
import { exportAuditLogCommand } from "#/transports/cli/export-audit-log";
import { backupCommand, restoreCommand, verifyBackupCommand } from "#/transports/cli/backup-commands";
import { completionsCommand } from "#/transports/cli/completions";
import { demoCommand } from "#/transports/cli/demo";
import { docsCommand } from "#/transports/cli/docs";
import { doctorCommand } from "#/transports/cli/doctor";
import { exportAllCommand } from "#/transports/cli/export-all";
import { healthCommand } from "#/transports/cli/health";
import { manualCommand } from "#/transports/cli/manual";
import { mcpInstallCommand } from "#/transports/cli/mcp-install";
import { migrateCommand } from "#/transports/cli/migrate";
import { moveFilesCommand } from "#/transports/cli/move-files";
import { createServiceCommand } from "#/transports/cli/service";
import { createReplacement, replaceFlag } from "#/transports/cli/start-replacement";
import { stopOnSignal } from "#/transports/cli/stop-on-signal";
import { verifyCommand } from "#/transports/cli/verify";
import { vacuumCommand } from "#/transports/cli/vacuum";
import { webhooksListenCommand } from "#/transports/cli/webhooks-listen";
import { version } from "#/kernel/version";
import type { Services } from "#/operations/services";

const serveCommand: ProcessCommand = {
  name: "serve",
  title: "Start the server",
  summary: "Serves the REST API, the console, the MCP tools and the published systems until it is stopped.",
  settings: [
    "data",
    "host",
    "port",
    "workers",
    "socket",
    "socketMode",
    "baseUrl",
    "tlsCert",
    "tlsKey",
    "tlsKeyPassphrase",
    "allowedHosts",
    "log",
    "accessLog",
    "metricsToken",
    "databaseUrl",
    "databaseListenUrl",
    "databaseConnections",
    "blobs",
    "s3Endpoint",
    "s3Region",
    "s3AccessKey",
    "s3SecretKey",
    "backupDir",
    "backupEvery",
    "backupKeep",
    "auditKeep",
    "trustProxy",
    "webhookAllow",
    "importAddresses",
    "webhookCa",
    "webhookTimeout",
    "webhookRetry",
    "secretKey",
    "browser",
    "rateServers",
    "ratePublic",
    "rateStatic",
    "rateDrawing",
    "rateScreenshot",
    "rateKey",
    "rateSignIn",
    "rateUnauthorized",
    "rateImport",
    "quotaWorkspace",
    "quotaDesign",
  ],
  examples: ["livery serve", "livery serve --data /srv/livery --port 8080 --base-url https://brand.example"],
  flags: [
    {
      name: replaceFlag,
      description: "Take the place of the server that runs on this data folder, without a refused connection",
    },
  ],
  notes: `Signals: SIGTERM and SIGINT stop the server, a second one at once. SIGHUP reads the certificate again. SIGUSR2 starts
the program again, such as a new version of it, in the place of this process, without a refused connection.`,
  async run({ values, booleans }, host) {
    const notes: string[] = [];
    const prepare = async (services: Services) => {
      const { createSetUpLink } = await import("#/operations/auth/create-set-up-link");
      const { resumeInterruptedProjects } = await import("#/operations/projects/resume-interrupted-projects");
      try {
        const link = await createSetUpLink(services);
        if (link) notes.push(link);
        await resumeInterruptedProjects(services);
      } catch (error) {
        // Storage that cannot be written is logged already; reads are still served.
        if (!services.store.isUnavailable(error)) throw error;
      }
    };
    const server = await host.serve(values, { prepare, replaces: booleans[replaceFlag] === true });
    // The signal handlers come first: a supervisor may stop the server as soon as it reads the
    // ready line.
    const { serviceManager } = host;
    const replacement = createReplacement();
    const stopped = stopOnSignal({
      ...server,
      startReplacement: replacement.start,
      serviceManager: {
        ...serviceManager,
        stopping() {
          const pid = replacement.getPid();
          if (pid === undefined) serviceManager.stopping();
          else serviceManager.handOver(pid);
        },
      },
    });
    printStatus(`Livery is ready on ${server.url}`);
    for (const note of notes) printStatus(note, "notice");
    serviceManager.ready();
    await stopped;
  },
};

const mcpCommand: ProcessCommand = {
  name: "mcp",
  title: "Serve the MCP tools over standard input and output",
  summary:
    "Serves the MCP tools over standard input and output. Calls use the API key in LIVERY_API_KEY, or in " +
    "the file named by LIVERY_API_KEY_FILE.",
  settings: ["server", "apiKey", "data", "databaseUrl", "baseUrl", "browser", "log"],
  examples: ["LIVERY_API_KEY=lv_… livery mcp", "livery mcp --server https://brand.example --api-key-file ~/.livery-key"],
  async run({ values }, host) {
    await host.serveMcp(values, { input: Bun.stdin.stream(), write: createOutputWriter() });
    // Output that the client no longer reads would keep the process alive.
    process.exit(0);
  },
};

const openapiCommand: ProcessCommand = {
  name: "openapi",
  title: "Print the OpenAPI document",
  summary: "Prints the OpenAPI document of the REST API.",
  settings: ["baseUrl"],
  examples: ["livery openapi > openapi.json"],
  run: async ({ values }, host) => print(await host.describeApi(values)),
};

const versionCommand: ProcessCommand = {
  name: "version",
  title: "Print the version",
  summary: "Prints the version; with --json also the runtime and the platform.",
  settings: [],
  examples: ["livery version", "livery version --json"],
  run: ({ booleans }) =>
    print(
      booleans.json
        ? `${JSON.stringify({ version, bun: Bun.version, platform: process.platform, arch: process.arch })}\n`
        : `livery ${version}\n`,
    ),
};

export const processCommands: readonly ProcessCommand[] = [
  demoCommand,
  serveCommand,
  mcpCommand,
  mcpInstallCommand,
  openapiCommand,
  webhooksListenCommand,
  backupCommand,
  verifyBackupCommand,
  restoreCommand,
  exportAuditLogCommand,
  moveFilesCommand,
  vacuumCommand,
  migrateCommand,
  doctorCommand,
  healthCommand,
  exportAllCommand,
  docsCommand,
  verifyCommand,
  completionsCommand,
  manualCommand,
  createServiceCommand(serveCommand.settings),
  versionCommand,
];

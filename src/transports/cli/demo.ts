import { endStartupJitPolicy } from "#/kernel/system/jit-policy";
import { printStatus } from "#/transports/cli/output";
import type { ProcessCommand } from "#/transports/cli/command";
import { stopOnSignal } from "#/transports/cli/stop-on-signal";
import type { Services } from "#/operations/services";

/** The demo keeps its data apart from real work. */
const demoFolder = "./livery-demo";

/** The demo system that the printed commands name. */
const exampleSlug = "nordhavn-optik";

/** `livery demo`: ready-made brands, served. */
export const demoCommand: ProcessCommand = {
  name: "demo",
  title: "Start a server with ready-made brands",
  summary: `Serves ready-made brands to try Livery out. The data is in ${demoFolder} unless --data names another folder.`,
  settings: ["data", "host", "port", "baseUrl", "log"],
  flags: [{ name: "open", isNegated: true, description: "Do not open a browser" }],
  examples: ["livery demo", "livery demo --port 4700 --no-open"],
  async run({ values, booleans }, host) {
    const notes: string[] = [];
    const prepare = async (services: Services) => {
      const { fillDemo } = await import("#/transports/cli/fill-demo");
      endStartupJitPolicy();
      notes.push(...(await fillDemo(services)));
    };
    const server = await host.serve({ data: demoFolder, log: "off", ...values }, { prepare });
    const isOpened = booleans.open !== false && process.stderr.isTTY === true && openBrowser(server.baseUrl);
    printStatus(
      [
        `Livery is ready on ${server.url}`,
        "",
        ...notes,
        `Gallery      ${server.baseUrl}/${isOpened ? "  (opened in your browser)" : ""}`,
        `Console      ${server.baseUrl}/console`,
        `API          ${server.baseUrl}/docs`,
        `MCP          ${server.baseUrl}/mcp  (setup: ${server.baseUrl}/docs/agents)`,
        "",
        "Try in another terminal:",
        `  curl '${server.baseUrl}/api/v1/systems'`,
        `  curl '${server.baseUrl}/api/systems/export/${exampleSlug}?format=utility-theme-v4'`,
        `  curl -OJ '${server.baseUrl}/api/v1/systems/${exampleSlug}/download'`,
        "",
        "Press Ctrl+C to stop. The data stays in the folder.",
      ].join("\n"),
      "notice",
    );
    await stopOnSignal(server);
  },
};

/** Opens the default browser. Returns false where no program is found to do it. */
function openBrowser(url: string): boolean {
  const program = process.platform === "darwin" ? "open" : process.platform === "win32" ? "explorer" : "xdg-open";
  const path = Bun.which(program);
  if (!path) return false;
  Bun.spawn([path, url], { stdin: "ignore", stdout: "ignore", stderr: "ignore" }).unref();
  return true;
}

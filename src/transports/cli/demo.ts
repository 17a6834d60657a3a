import { printStatus } from "#/transports/cli/output";
import type { ProcessCommand } from "#/transports/cli/process-command";
import { stopOnSignal } from "#/transports/cli/stop-on-signal";

/** The demo keeps its data apart from real work. */
const demoFolder = "./livery-demo";

/** `livery demo`: ready-made brands, served. */
export const demoCommand: ProcessCommand = {
  command: "demo",
  summary: "Serve ready-made brands from a folder of their own, to look around.",
  settings: ["data", "host", "port", "baseUrl", "log"],
  booleanFlags: [["no-open", "do not open a browser"]],
  examples: ["livery demo", "livery demo --port 4700 --no-open"],
  async run({ values, booleanFlags }, host) {
    const notes: string[] = [];
    const server = await host.serve({ data: demoFolder, log: "off", ...values }, async (services) => {
      const { fillDemo } = await import("#/transports/cli/fill-demo");
      notes.push(...(await fillDemo(services)));
    });
    const isOpened = !booleanFlags.has("no-open") && process.stderr.isTTY === true && openBrowser(server.baseUrl);
    printStatus(
      [
        `Livery is ready on ${server.url}`,
        "",
        ...notes,
        `Gallery      ${server.baseUrl}/${isOpened ? "  (opened in your browser)" : ""}`,
        `Console      ${server.baseUrl}/console`,
        `API          ${server.baseUrl}/docs`,
        `Agents       ${server.baseUrl}/mcp, set up as ${server.baseUrl}/docs/agents says`,
        "",
        "Try, in another terminal:",
        `  curl '${server.baseUrl}/api/v1/systems'`,
        `  curl '${server.baseUrl}/api/systems/export/${exampleSlug}?format=utility-theme-v4'`,
        `  curl -OJ '${server.baseUrl}/api/v1/systems/${exampleSlug}/download'`,
        "",
        "Ctrl+C ends it; the data stay in the folder.",
      ].join("\n"),
    );
    await stopOnSignal(server);
  },
};

/** The demo system that the printed commands name. */
const exampleSlug = "nordhavn-optik";

/** Opens the person's browser. Tells whether there was something to open it with. */
function openBrowser(url: string): boolean {
  const command = process.platform === "darwin" ? "open" : process.platform === "win32" ? "explorer" : "xdg-open";
  const path = Bun.which(command);
  if (!path) return false;
  Bun.spawn([path, url], { stdin: "ignore", stdout: "ignore", stderr: "ignore" }).unref();
  return true;
}

import { say } from "#/doors/cli/console";
import type { Lifecycle } from "#/doors/cli/lifecycle";
import { untilStopped } from "#/doors/cli/until-stopped";

/** The demo keeps its data apart from real work. */
const demoFolder = "./livery-demo";

/** `livery demo`: ready-made brands, served. */
export const demo: Lifecycle = {
  verb: "demo",
  summary: "Serve ready-made brands from a folder of their own, to look around.",
  settings: ["data", "host", "port", "baseUrl", "log"],
  bare: [["no-open", "do not open a browser"]],
  examples: ["livery demo", "livery demo --port 4700 --no-open"],
  async run({ values, bare }, host) {
    const notes: string[] = [];
    const server = await host.serve({ data: demoFolder, log: "off", ...values }, async (services) => {
      const { fillDemo } = await import("#/doors/cli/fill-demo");
      notes.push(...(await fillDemo(services)));
    });
    const isOpened = !bare.has("no-open") && process.stderr.isTTY === true && open(server.baseUrl);
    say(
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
        `  curl '${server.baseUrl}/api/systems/export/${slugToTry}?format=utility-theme-v4'`,
        `  curl -OJ '${server.baseUrl}/api/v1/systems/${slugToTry}/download'`,
        "",
        "Ctrl+C ends it; the data stay in the folder.",
      ].join("\n"),
    );
    await untilStopped(server);
  },
};

/** The demo system that the printed commands name. */
const slugToTry = "nordhavn-optik";

/** Opens the person's browser. Tells whether there was something to open it with. */
function open(url: string): boolean {
  const command = process.platform === "darwin" ? "open" : process.platform === "win32" ? "explorer" : "xdg-open";
  const path = Bun.which(command);
  if (!path) return false;
  Bun.spawn([path, url], { stdin: "ignore", stdout: "ignore", stderr: "ignore" }).unref();
  return true;
}

import { demoBriefs } from "#data/briefs/index";
import { say } from "#/doors/cli/console";
import type { Lifecycle } from "#/doors/cli/lifecycle";
import { untilStopped } from "#/doors/cli/until-stopped";
import { randomBase62 } from "#/kernel/secrets";
import { call } from "#/operations/call";
import type { Operation, Services } from "#/operations/operation";
import { generate } from "#/operations/projects/generate";
import { initWorkspace } from "#/operations/workspaces/init-workspace";

/** The demo keeps its data apart from real work. */
const demoFolder = "./livery-demo";
const email = "demo@livery.example";

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
      notes.push(...(await fill(services)));
    });
    const isOpened = !bare.has("no-open") && process.stderr.isTTY === true && open(server.baseUrl);
    say(
      [
        `Livery is ready on ${server.url}`,
        "",
        ...notes,
        `Gallery      ${server.baseUrl}/${isOpened ? "  (opened in your browser)" : ""}`,
        `API          ${server.baseUrl}/docs`,
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

/** Makes the demo's workspace and brands where they are missing. Gives lines to show: the sign-in and the key, which exist only at the first start. */
async function fill(services: Services): Promise<string[]> {
  const { store } = services;
  const act = async (operation: Operation, given: Record<string, unknown>) =>
    (
      await call(
        operation,
        { ...services, caller: { kind: "administrator" }, address: null, requestId: null },
        { input: () => given },
      )
    ).reply.value;
  const lines: string[] = [];
  if ((await store.workspaces.all()).length === 0) {
    const password = randomBase62(16);
    const made = (await act(initWorkspace, { workspace: "Livery Demo", email, password })) as { apiKey: { key: string } };
    lines.push(`Sign-in      ${email} / ${password}`, `API key      ${made.apiKey.key}`, "");
  }
  const [workspace] = await store.workspaces.all();
  if (!workspace) throw new Error("the demo has no workspace");
  for (const brief of demoBriefs) {
    if ((await store.brands.byName(workspace.id, brief.name)).length > 0) continue;
    const begunMs = performance.now();
    await act(generate, { brief, workspace: workspace.slug, approve: true, publish: true });
    say(`${brief.name} designed and published in ${Math.round(performance.now() - begunMs)} ms`);
  }
  return lines;
}

/** Opens the person's browser. Tells whether there was something to open it with. */
function open(url: string): boolean {
  const command = process.platform === "darwin" ? "open" : process.platform === "win32" ? "explorer" : "xdg-open";
  const path = Bun.which(command);
  if (!path) return false;
  Bun.spawn([path, url], { stdin: "ignore", stdout: "ignore", stderr: "ignore" }).unref();
  return true;
}

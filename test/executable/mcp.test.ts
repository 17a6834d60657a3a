import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AgentClient, clients, type ServerLocation } from "#test/executable/mcp-clients";
import { getEngineSettings } from "#test/executable/engine-settings";
import { executable, runLivery, startLivery, type RunningServer } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";
import { isPostgresTested } from "#test/test-store";

const folder = createTemporaryFolder();
let server: RunningServer;
let key = "";
let cookie = "";
let engine: Record<string, string> = {};

beforeAll(async () => {
  engine = await getEngineSettings(folder.path);
  const cliArgs = ["init", "--workspace", "Studio", "--email", "ada@studio.example", "--password", "long enough now", "--json"];
  key = JSON.parse((await runLivery(cliArgs, { cwd: folder.path })).out).apiKey.key;
  server = await startLivery(["serve", "--port", "0"], folder.path);
  const signedIn = await fetch(`${server.url}/api/v1/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "ada@studio.example", password: "long enough now" }),
  });
  cookie = /livery_session=[^;]+/.exec(signedIn.headers.get("set-cookie") ?? "")?.[0] ?? "";
}, 60_000);
afterAll(async () => {
  await server.end();
  folder.remove();
});

/** Asks the server as the person who is signed in. */
async function sendRequest(method: "GET" | "POST", path: string, body?: unknown) {
  const response = await fetch(server.url + path, {
    method,
    headers: { cookie, origin: server.url, ...(method === "POST" && { "content-type": "application/json" }) },
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return await response.json();
}

async function waitForState(projectId: string, state: string) {
  for (let turn = 0; turn < 400; turn++) {
    const project = await sendRequest("GET", `/api/v1/projects/${projectId}`);
    if (project.state === state && !project.running) return;
    if (project.state === "FAILED") throw new Error(project.failure);
    await Bun.sleep(200);
  }
  throw new Error(`never came to ${state}`);
}

/** A design that waits for external work. */
async function waiting(name: string): Promise<{ designId: string; projectId: string }> {
  const [{ id: workspaceId }] = (await sendRequest("GET", "/api/v1/workspaces")).workspaces;
  const brand = await sendRequest("POST", `/api/v1/workspaces/${workspaceId}/brands`, { name });
  const made = await sendRequest("POST", `/api/v1/brands/${brand.id}/designs`, {
    brief: { name, seed: 3 },
    externalDesign: true,
    run: true,
  });
  await waitForState(made.project.id, "FOUNDATION_REVIEW");
  await sendRequest("POST", `/api/v1/projects/${made.project.id}/approve`);
  await waitForState(made.project.id, "EXTERNAL_DESIGN");
  return { designId: made.design.id, projectId: made.project.id };
}

const locations: Readonly<Record<string, () => ServerLocation>> = {
  "standard input, beside the running server": () => process("mcp"),
  HTTP: () => ({ url: `${server.url}/mcp`, key }),
  "standard input, from another Livery": () => process("mcp", "--server", server.url, "--data", "missing"),
};
const process = (...args: string[]): ServerLocation => ({
  command: executable,
  args,
  cwd: folder.path,
  env: { PATH: "", HOME: folder.path, LIVERY_API_KEY: key, ...engine },
});

const page =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" ' +
  'content="width=device-width, ' +
  'initial-scale=1"><title>Hours</title></head><body><main><h1>Hours</h1></main></body></html>';

/**
 * What an agent does with a design that waits for it, from the first look to the end of its work.
 */
async function work(agent: AgentClient, { designId, projectId }: { designId: string; projectId: string }, name: string) {
  const valueFrom = async (tool: string, values?: Record<string, unknown>) => {
    const { isError, structuredContent, content } = await agent.call(tool, values);
    if (isError || !structuredContent) throw new Error(`${tool}: ${content[0]?.text}`);
    expect(JSON.parse(content[0]?.text ?? "")).toEqual(structuredContent);
    return structuredContent;
  };
  expect(await agent.tools()).toHaveLength(22);
  expect(await valueFrom("whoami")).toMatchObject({
    workspace: { name: "Studio" },
    permissions: ["READ", "ARTIFACTS_WRITE", "PIPELINE"],
  });
  const { brands } = (await valueFrom("list_brands")) as { brands: { name: string; designs: object[] }[] };
  expect(brands.find((brand) => brand.name === name)?.designs).toMatchObject([
    { id: designId, status: "DRAFT", readyToBuild: false },
  ]);
  const summary = await valueFrom("get_design_context", { designId });
  expect(summary.continuation).toHaveProperty("hardFloor");
  const { arguments: whole } = (summary.tokens as { shortened: { arguments: Record<string, unknown> } }).shortened;
  expect((await valueFrom("get_design_context", { designId, ...whole })).tokens).toHaveProperty("color");
  expect(await valueFrom("get_repo_rules_pack", { designId, paths: ["CLAUDE.md"] })).toMatchObject({
    files: [{ path: "CLAUDE.md", mode: "merge" }],
  });
  await buildFromParts(agent, designId, valueFrom);
  expect((await agent.call("get_design_prompt_pack", { designId })).content[0]?.text).toStartWith("# ");
  expect(await valueFrom("get_partner_design_kit", { designId })).toMatchObject({ validation: { ok: true } });
  expect(await agent.resources()).toContain(`livery://designs/${designId}`);
  expect(JSON.parse(await agent.read(`livery://designs/${designId}`)).continuation).toEqual(summary.continuation);
  expect(await agent.read("livery://guides/import")).toStartWith("# Import design work");
  expect(await agent.complete("apply_brand", "designId", name.toLowerCase())).toEqual([designId]);
  expect(await agent.prompt("apply_brand", { designId, stack: "Astro" })).toContain("## Rules");
  const refused = await agent.call("finish_external_design", { designId });
  expect(JSON.parse(refused.content[0]?.text ?? "")).toMatchObject({ status: 400, code: "INVALID" });
  const imported = await valueFrom("import_design_artifacts", {
    designId,
    components: [{ name: "Bread card", html: "<article><h3>Rye</h3></article>", category: "display" }],
    pages: [{ name: "Hours", html: page }],
  });
  expect(imported.artifacts).toMatchObject([{ status: "DRAFT" }, { status: "DRAFT" }]);
  const finished = await valueFrom("finish_external_design", { designId, acceptDrafts: true });
  expect(finished).toEqual({ project: { id: projectId, state: "COHERENCE_AUDIT" }, accepted: 2, pending: 0, blocked: 0 });
}

type ReadValue = (tool: string, values?: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** What an agent reads to build a page: recipe, component, value and mark, found by words. */
async function buildFromParts(agent: AgentClient, system: string, valueFrom: ReadValue) {
  const readText = async (tool: string, values: Record<string, unknown>) =>
    (await agent.call(tool, { system, ...values })).content[0]?.text ?? "";
  const { results } = (await valueFrom("search_design_system", { system, query: "primary button" })) as {
    results: { kind: string; name: string }[];
  };
  expect(results[0]).toMatchObject({ kind: "component", name: "button" });
  expect(await readText("get_page_recipe", { page: "landing" })).toContain("## Sections, in this order");
  expect(await readText("get_component", { component: "button" })).toContain(".lv-button:hover");
  expect((await valueFrom("get_tokens", { system, role: "primary" })).tokens).toHaveProperty("--primary");
  expect((await valueFrom("get_asset", { system, asset: "logo", on: "dark" })).dark).toMatchObject({ name: "reversed" });
  expect(JSON.parse(await readText("get_component", { component: "buton" }))).toMatchObject({ status: 404, code: "NOT_FOUND" });
  expect(await valueFrom("list_published_systems")).toHaveProperty("systems");
}

let brands = 0;
describe.each(Object.keys(locations))("over %s", (locationName) => {
  test.each(clients.map((client) => [client.name, client] as const))(
    "%s continues a design from the first look to its review",
    async (_, { connect, protocol }) => {
      const name = `Brand ${++brands}`;
      const design = await waiting(name);
      const getLocation = locations[locationName];
      if (!getLocation) throw new Error(`nothing is at ${locationName}`);
      const agent = await connect(getLocation());
      try {
        expect(agent.protocol).toBe(protocol);
        await work(agent, design, name);
      } finally {
        await agent.close();
      }
      await waitForState(design.projectId, "DESIGN_REVIEW");
    },
    60_000,
  );
});

describe("livery mcp", () => {
  const lines = (...messages: readonly object[]) => messages.map((message) => `${JSON.stringify(message)}\n`).join("");
  const initialize = {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } },
  };
  const whoami = { jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "whoami", arguments: {} } };
  const parseResponses = (out: string) =>
    out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));

  test("ends with its input after answering all requests, and writes only protocol messages to standard output", async () => {
    const input = `not a message\n${lines(initialize, whoami)}`;
    const begun = performance.now();
    const { out, status } = await runLivery(["mcp"], { cwd: folder.path, input, env: { LIVERY_API_KEY: key } });
    // The real figure is the bench's; this only tells ending from hanging.
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(status).toBe(0);
    const answers = parseResponses(out);
    expect(answers.map(({ id }) => id)).toEqual([null, 1, 2]);
    expect(answers[2].result.structuredContent.workspace.name).toBe("Studio");
  }, 20_000);

  test("responds to a thousand interleaved requests, each complete and under its own id", async () => {
    const list = (id: number) => ({ jsonrpc: "2.0", id, method: "tools/list" });
    const requests = Array.from({ length: 1000 }, (_, at) => (at % 2 ? { ...whoami, id: at + 10 } : list(at + 10)));
    const { out } = await runLivery(["mcp"], {
      cwd: folder.path,
      input: lines(initialize, ...requests),
      env: { LIVERY_API_KEY: key },
    });
    const answers = parseResponses(out);
    expect(answers.map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, ...requests.map(({ id }) => id)]);
    expect(answers.filter(({ result }) => result === undefined || result.isError)).toEqual([]);
  }, 30_000);

  test("ends when its output is closed", async () => {
    const child = Bun.spawn([executable, "mcp"], {
      cwd: folder.path,
      env: { PATH: "", HOME: folder.path, ...engine },
      stdin: "pipe",
      stdout: "pipe",
      stderr: "pipe",
    });
    child.stdin.write(lines(initialize));
    await child.stdin.flush();
    const reader = child.stdout.getReader();
    await reader.read();
    await reader.cancel();
    const pendingRequest = setInterval(() => void child.stdin.write(lines({ jsonrpc: "2.0", id: 2, method: "tools/list" })), 50);
    expect(await child.exited).toBe(0);
    clearInterval(pendingRequest);
    expect(await new Response(child.stderr).text()).toBe("");
  }, 20_000);

  test("uses the URL of the server on the same folder in links, unless a base URL is set", async () => {
    const input = JSON.stringify({ name: "Linked", seed: 4 });
    await runLivery(["generate", "-", "--approve", "--publish"], { cwd: folder.path, input });
    const list = { ...whoami, params: { name: "list_systems", arguments: {} } };
    const createLink = async (cliArgs: readonly string[]): Promise<string> => {
      const { out } = await runLivery(["mcp", ...cliArgs], { cwd: folder.path, input: lines(initialize, list) });
      const { systems } = parseResponses(out)[1].result.structuredContent;
      return systems.find(({ slug }: { slug: string }) => slug === "linked").previewUrl;
    };
    const link = new URL(await createLink([]));
    expect([link.hostname, link.port]).toEqual(["localhost", new URL(server.url).port]);
    expect((await fetch(`${server.url}${link.pathname}`)).status).toBe(200);
    expect(await createLink(["--base-url", "https://brand.example"])).toStartWith("https://brand.example/preview/d/");
  }, 60_000);

  test("reads its key from a file, and without one serves the public tools only", async () => {
    const path = `${folder.path}/key.txt`;
    await Bun.write(path, `${key}\n`);
    const call = async (env: Record<string, string>, cliArgs: string[] = []) => {
      const { out } = await runLivery(["mcp", ...cliArgs], { cwd: folder.path, input: lines(initialize, whoami), env });
      return parseResponses(out)[1].result.isError ?? false;
    };
    expect(await call({ LIVERY_API_KEY_FILE: path })).toBe(false);
    expect(await call({}, ["--api-key-file", path])).toBe(false);
    expect(await call({})).toBe(true);
  }, 30_000);

  test("works on empty data without a server, and exits with status 1 without data", async () => {
    const empty = createTemporaryFolder();
    const without = await runLivery(["mcp"], { cwd: empty.path, input: lines(initialize) });
    // A database of PostgreSQL is there, empty as it may be.
    if (!isPostgresTested) {
      expect([without.status, without.out, readdirSync(empty.path)]).toEqual([1, "", []]);
      expect(without.err).toContain("Set the folder with --data (or LIVERY_DATA)");
    }
    const init = ["init", "--workspace", "A", "--email", "a@a.example", "--password", "correct horse battery"];
    await runLivery(init, { cwd: empty.path });
    const list = { jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "list_systems", arguments: {} } };
    const { out, status } = await runLivery(["mcp"], { cwd: empty.path, input: lines(initialize, list) });
    expect([status, parseResponses(out)[1].result.structuredContent.systems]).toEqual([0, []]);
    empty.remove();
  }, 20_000);

  test("refuses unknown arguments and settings before any output", async () => {
    for (const [cliArgs, status] of [
      [["mcp", "surplus"], 2],
      [["mcp", "--nonsense"], 2],
      [["mcp", "--server", "ftp://x"], 1],
    ] as const) {
      const ended = await runLivery(cliArgs, { cwd: folder.path, input: "" });
      expect([cliArgs, ended.status, ended.out]).toEqual([cliArgs, status, ""]);
    }
  }, 30_000);
});

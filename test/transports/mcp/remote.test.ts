import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ProtocolError } from "@modelcontextprotocol/server";
import { createKeySource } from "#/transports/mcp/local-source";
import { createRemoteSource } from "#/transports/mcp/remote-source";
import { readResource } from "#/transports/mcp/resources/read-resource";
import { createMcpServer } from "#/transports/mcp/server";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { createRestServer } from "#/transports/rest/server";
import { Failure } from "#/kernel/errors";
import { agentResources } from "#/operations/agents/agent-resources";
import { deprecatedToolsRemovedAt } from "#/operations/tool";
import { tools } from "#/operations/tools";
import { createExternalFlow, sampleComponent, samplePage } from "#test/operations/external-flow";

let setup: Awaited<ReturnType<typeof createExternalFlow>>;
let base: string;
let port: ReturnType<typeof createRestServer>;
const seen: string[] = [];
const odd = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch(request) {
    seen.push(
      `${request.method} ${new URL(request.url).pathname}${new URL(request.url).search} ${request.headers.get("authorization")}`,
    );
    const path = new URL(request.url).pathname;
    if (path.startsWith("/moved")) return Response.redirect(`${base}/api/v1/me`, 302);
    if (path.startsWith("/page")) return new Response("<h1>Hello</h1>", { headers: { "content-type": "text/html" } });
    if (path.startsWith("/proxy")) return new Response("Bad gateway", { status: 502 });
    if (path.startsWith("/busy")) return Response.json({ error: "Slow down." }, { status: 429, headers: { "retry-after": "7" } });
    return Response.json({ error: `refused ${path.slice(1, 4)}` }, { status: Number(path.slice(1, 4)) });
  },
});

beforeAll(async () => {
  setup = await createExternalFlow();
  await setup.published({ name: "Cedar" });
  port = createRestServer(setup.app.services);
  port.listen({ port: 0, hostname: "127.0.0.1" });
  base = `http://127.0.0.1:${port.server?.port}`;
}, 20_000);
afterAll(async () => {
  await port.server?.stop(true);
  await odd.stop(true);
  await setup.app.close();
});

/** What a tool of a source answers, as its client sees it: text, or the refusal. */
async function callAndDescribe(source: ToolSource, name: string, values: Record<string, unknown>) {
  try {
    const { reply, notice } = await source.call(name, values);
    return { body: reply.body, value: reply.value, notice };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { code: error.code, message: error.message };
  }
}
const local = (key: string) => createKeySource(setup.app.services, key);
const remote = (key: string, address = base) => createRemoteSource(address, key, setup.app.clock);

describe("another Livery's tools answer what its own would", () => {
  test("for everything that reads", async () => {
    const { designId } = await setup.waiting("Alder");
    const calls: readonly (readonly [string, Record<string, unknown>])[] = [
      ["whoami", {}],
      ["list_brands", {}],
      ["get_design_context", { designId }],
      ["get_design_context", { designId, sections: ["tokens", "brief"], detail: "full" }],
      ["get_design_handoff", { designId, sections: ["design"] }],
      ["get_repo_rules_pack", { designId }],
      ["get_repo_rules_pack", { designId, paths: ["AGENTS.md", "brand/tokens.css"] }],
      ["get_partner_design_kit", { designId }],
      ["get_design_prompt_pack", { designId, format: "copy-map" }],
      ["get_system_adoption", { name: "cedar" }],
      ["get_system_adoption", { name: "cedar", sections: ["tokens"] }],
      ["get_system_tokens", { name: "cedar", format: "brand-manifest" }],
      ["get_system_tokens", { name: "cedar", format: "globals-css" }],
      ["list_systems", { platform: "nextjs" }],
      ["get_agent_prompt", { name: "Cedar" }],
      ["list_published_systems", {}],
      ["search_design_system", { system: "cedar", query: "#0b5d6b" }],
      ["get_page_recipe", { system: "cedar", page: "landing", section: "hero" }],
      ["get_page_recipe", { system: designId, page: "landing" }],
      ["get_tokens", { system: "cedar", role: "primary", mode: "dark" }],
      ["get_asset", { system: designId, asset: "logo", on: "dark" }],
      ["check_markup", { system: "cedar", markup: '<p class="p-[13px]">x</p>', fix: true }],
      ["get_screenshot", { system: "cedar", part: "symbol", mode: "dark" }],
      ["get_component", { system: "cedar", component: "button" }],
      ["get_component", { system: designId, component: "button", include: ["css", "html"] }],
    ];
    const writing = ["import_design_artifacts", "finish_external_design", "propose_adjustments"];
    const read = tools.map(({ name }) => name).filter((name) => !writing.includes(name));
    expect([...new Set(calls.map(([name]) => name))].toSorted()).toEqual(read.toSorted());
    for (const [name, values] of calls)
      expect([name, await callAndDescribe(remote(setup.key), name, values)]).toEqual([
        name,
        await callAndDescribe(local(setup.key), name, values),
      ]);
  });

  test("for all resources and prompts, images included", async () => {
    const { designId } = await setup.waiting("Aspen");
    const read = async (source: ToolSource, uri: string) => {
      try {
        return await readResource(source, uri);
      } catch (error) {
        return error instanceof ProtocolError ? { code: error.code, message: error.message, data: error.data } : String(error);
      }
    };
    const uris = agentResources
      .flatMap(({ uri }) =>
        uri.includes("{format}") ? ["spacing-ts", "dtcg"].map((format) => uri.replace("{format}", format)) : [uri],
      )
      .map((uri) => uri.replace("{name}", "cedar").replace("{designId}", designId));
    for (const uri of [...uris, "livery://systems/unknown", "livery://systems/..", "livery://designs/.."])
      for (const key of [setup.key, ""]) {
        const response = await read(local(key), uri);
        expect([uri, await read(remote(key), uri)]).toEqual([uri, response]);
      }
    expect(await read(remote(setup.key), "livery://systems/cedar/mark")).toMatchObject({ contents: [{ mimeType: "image/png" }] });
  });

  test("for work that comes back, to its end", async () => {
    const { designId, projectId } = await setup.waiting("Birch");
    const imported = await callAndDescribe(remote(setup.key), "import_design_artifacts", {
      designId,
      components: [sampleComponent],
      pages: [samplePage],
    });
    expect(imported.value).toMatchObject({ artifacts: [{ status: "DRAFT" }, { status: "DRAFT" }], project: { id: projectId } });
    expect(
      await callAndDescribe(local(setup.key), "import_design_artifacts", {
        designId,
        components: [sampleComponent],
        pages: [samplePage],
      }),
    ).toEqual(imported);
    const finished = await callAndDescribe(remote(setup.key), "finish_external_design", { designId, acceptDrafts: true });
    expect(finished.value).toMatchObject({ project: { id: projectId, state: "COHERENCE_AUDIT" }, accepted: 2 });
    await setup.settle();
  });

  test("for what it refuses, in its words", async () => {
    const { designId } = await setup.foundation({ name: "Elm" });
    const { key: foreign } = await setup.app.key(["READ"], { workspaceId: setup.other.id });
    for (const [key, name, values] of [
      ["", "whoami", {}],
      ["", "whoami", { rubbish: 1 }],
      ["", "get_design_context", {}],
      ["lv_nonsense", "list_brands", {}],
      [setup.reader, "finish_external_design", { designId }],
      [foreign, "get_design_context", { designId }],
      [setup.key, "get_design_context", { designId: "../../me?x=" }],
      [setup.key, "get_design_context", { designId: ".." }],
      [setup.key, "get_design_prompt_pack", { designId, pass: "lock", direction: ".." }],
      [setup.key, "get_design_handoff", { designId }],
      [setup.key, "get_design_context", { designId, rubbish: 1 }],
      [setup.key, "get_design_prompt_pack", { designId, pass: "lock" }],
      ["", "get_system_adoption", { name: "unknown" }],
      ["", "get_system_tokens", { name: "cedar", format: "all" }],
      ["", "get_system_tokens", {}],
      ["", "get_component", { system: "cedar", component: "buton" }],
      ["", "get_component", { system: designId, component: "button" }],
      ["lv_nonsense", "get_component", { system: designId, component: "button" }],
      [foreign, "get_component", { system: designId, component: "button" }],
      ["lv_nonsense", "get_system_adoption", { name: "unknown" }],
    ] as const)
      expect([name, await callAndDescribe(remote(key), name, values)]).toEqual([
        name,
        await callAndDescribe(local(key), name, values),
      ]);
  });
});

test("a removed tool is refused locally, without a request", async () => {
  const before = seen.length;
  const later = { now: () => new Date(deprecatedToolsRemovedAt) };
  const source = createRemoteSource(`http://127.0.0.1:${odd.port}`, "", later);
  expect(await callAndDescribe(source, "list_systems", {})).toMatchObject({ code: "gone" });
  expect(seen.length).toBe(before);
  expect(createMcpServer(source).getCapabilities().tools).toBeDefined();
});

describe("an address where no Livery is", () => {
  test("that cannot be reached is a failed call that says so", async () => {
    expect(await callAndDescribe(remote("", "http://127.0.0.1:9"), "list_systems", {})).toEqual({
      code: "unavailable",
      message: "Cannot reach the Livery server at http://127.0.0.1:9. Check that it is running and that the address is right.",
    });
  });

  test.each(["/page", "/proxy", "/moved"])("%s is distinguished from one", async (path) => {
    expect(await callAndDescribe(remote("", `http://127.0.0.1:${odd.port}${path}`), "list_systems", {})).toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("is not a Livery server"),
    });
  });

  test("is never sent the key by a redirect, and public tools send none at all", async () => {
    seen.length = 0;
    await callAndDescribe(remote("lv_secret", `http://127.0.0.1:${odd.port}/moved`), "whoami", {});
    await callAndDescribe(remote("lv_secret", `http://127.0.0.1:${odd.port}/page`), "list_systems", {});
    expect(seen).toEqual(["GET /moved/api/v1/me Bearer lv_secret", "GET /page/api/v1/systems null"]);
  });
});

test("every status has its refusal, and the time to wait is passed on", async () => {
  const codes = {
    400: "invalid",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
    409: "conflict",
    410: "gone",
    413: "too_large",
    500: "internal",
    503: "unavailable",
  };
  for (const [status, code] of Object.entries(codes))
    expect(await callAndDescribe(remote("", `http://127.0.0.1:${odd.port}/${status}`), "list_systems", {})).toMatchObject({
      code,
      message: `refused ${status}`,
    });
  const busy = remote("", `http://127.0.0.1:${odd.port}/busy`).call("list_systems", {});
  expect(await busy.catch((error: Failure) => [error.code, error.retryAfterSeconds])).toEqual(["rate_limited", 7]);
});

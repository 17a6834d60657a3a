import { afterAll, expect, test } from "bun:test";
import emitted from "#data/tools.json" with { type: "json" };
import { instructions } from "#/transports/mcp/instructions";
import type { ToolListing } from "#/transports/mcp/tool-listing";
import { deprecatedToolsRemovedAt } from "#/operations/tool";
import { tools } from "#/operations/tools";
import { generateToolsJson } from "../../../scripts/emit/tools-json";
import { createMcpClient, estimateTokens } from "#test/transports/mcp/mcp-client";
import { brief } from "#test/transports/mcp/brief";
import { createTestApp } from "#test/test-app";

const app = await createTestApp();
const agent = createMcpClient(app);
afterAll(() => app.close());
const deprecated = ["list_systems", "get_agent_prompt", "get_design_handoff"];
const listed = async (): Promise<ToolListing[]> => (await agent.ask("tools/list")).json.result.tools;

/** Every schema within a schema, itself included. */
function* listSchemas(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* listSchemas(inner);
}

test("the checked-in list is the one that the operations make", async () => {
  expect(await Bun.file("data/tools.json").text()).toBe(generateToolsJson());
});

test("the contract's thirteen tools are listed, then that for proposals and those for parts, always in the same order", async () => {
  const names = (await listed()).map(({ name }) => name);
  expect(names).toEqual([
    "whoami",
    "list_brands",
    "get_design_context",
    "get_repo_rules_pack",
    "get_partner_design_kit",
    "get_design_prompt_pack",
    "import_design_artifacts",
    "finish_external_design",
    "get_system_adoption",
    "get_system_tokens",
    "list_systems",
    "get_agent_prompt",
    "get_design_handoff",
    "propose_adjustments",
    "list_published_systems",
    "search_design_system",
    "get_page_recipe",
    "get_component",
    "get_tokens",
    "get_asset",
    "check_markup",
    "get_screenshot",
  ]);
  expect((await listed()).map(({ name }) => name)).toEqual(names);
});

test("the list is under 6,500 tokens, a description under 2 KB, the instructions under 2,048 characters", async () => {
  const list = await listed();
  expect(estimateTokens(JSON.stringify(list))).toBeLessThan(6500);
  for (const { description } of list) expect(Buffer.byteLength(description)).toBeLessThan(2048);
  expect(instructions.length).toBeLessThan(2048);
});

test("the instructions name only tools that there are, the first of them first", () => {
  const named = [...instructions.matchAll(/\b[a-z]+_[a-z_]+\b/g)].map(([name]) => name);
  const names = tools.map(({ name }) => name);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect(named[0]).toBe("list_brands");
  expect(deprecated.filter((name) => named.includes(name))).toEqual([]);
});

test("every argument says its kind and what it is, and none is an object in the guise of a text", async () => {
  for (const { name, inputSchema } of await listed()) {
    expect({ name, type: inputSchema.type, closed: inputSchema.additionalProperties }).toEqual({
      name,
      type: "object",
      closed: false,
    });
    for (const [argument, schema] of Object.entries((inputSchema.properties ?? {}) as Record<string, Record<string, unknown>>)) {
      expect([name, argument, typeof schema.type]).toEqual([name, argument, "string"]);
      if (argument !== "asset") expect([name, argument, typeof schema.description]).toEqual([name, argument, "string"]);
    }
  }
});

test("no schema lists several kinds in one place: clients that know one kind each read them all", async () => {
  for (const { name, inputSchema, outputSchema } of await listed())
    for (const schema of listSchemas([inputSchema, outputSchema]))
      expect([name, Array.isArray(schema.type)]).toEqual([name, false]);
});

test("tools that answer JSON have an object as output schema, tools that answer text or an image have none", async () => {
  const texts = (await listed()).filter(({ outputSchema }) => outputSchema === undefined).map(({ name }) => name);
  expect(texts).toEqual([
    "get_design_prompt_pack",
    "get_system_tokens",
    "get_agent_prompt",
    "get_page_recipe",
    "get_component",
    "get_screenshot",
  ]);
  for (const { outputSchema } of await listed()) expect(outputSchema?.type ?? "object").toBe("object");
});

test("only the three tools that change something say so", async () => {
  const changing = (await listed()).filter(({ annotations }) => !annotations.readOnlyHint);
  expect(changing.map(({ name, annotations }) => [name, annotations.destructiveHint, annotations.idempotentHint])).toEqual([
    ["import_design_artifacts", false, true],
    ["finish_external_design", false, false],
    ["propose_adjustments", false, true],
  ]);
});

test("a description says which key its tool needs", async () => {
  const words = Object.fromEntries((await listed()).map(({ name, description }) => [name, description.split(". ").at(-1)]));
  expect(words).toMatchObject({
    whoami: "Requires an API key.",
    list_brands: "Requires an API key with READ.",
    import_design_artifacts: "Requires the design's handoff key or an API key with ARTIFACTS_WRITE.",
    finish_external_design: "Requires the design's handoff key or an API key with PIPELINE.",
    get_system_tokens: "No key required.",
    get_component: "Key only for unpublished designs.",
  });
});

test("deprecated tools say what replaces them, in the description and in each result", async () => {
  const replacedBy = {
    list_systems: "list_brands",
    get_agent_prompt: "get_repo_rules_pack",
    get_design_handoff: "get_design_context",
  };
  for (const { name, description } of await listed()) {
    const by = (replacedBy as Record<string, string>)[name];
    expect([name, description.startsWith("Deprecated: works until 2027-01-31.")]).toEqual([name, by !== undefined]);
    if (by !== undefined) expect(description).toContain(`Use ${by} instead.`);
  }
  const run = await app.publish(brief);
  const { key } = await app.key(["READ"]);
  const systems = await agent.call("list_systems");
  expect(systems.structuredContent?.deprecation).toBe("Deprecated: works until 2027-01-31. Use list_brands instead.");
  const prompt = await agent.call("get_agent_prompt", { name: "mossgrove" });
  expect(prompt.content[1]?.text).toBe("Deprecated: works until 2027-01-31. Use get_repo_rules_pack instead.");
  const handoff = await agent.call("get_design_handoff", { designId: run.design.id, sections: ["design"] }, key);
  expect(handoff.structuredContent?.deprecation).toBe("Deprecated: works until 2027-01-31. Use get_design_context instead.");
});

test("from the stop date they are unlisted and return 410 with the replacement; REST continues", async () => {
  expect(emitted.filter(({ until }) => until !== null).map(({ listing }) => listing.name)).toEqual(deprecated);
  const left = Date.parse(deprecatedToolsRemovedAt) - app.clock.now().getTime();
  app.clock.forwardMs(left - 1);
  expect(await agent.statusOf("list_systems")).toBe(200);
  expect(await listed()).toHaveLength(22);
  app.clock.forwardMs(1);
  expect((await listed()).map(({ name }) => name).filter((name) => deprecated.includes(name))).toEqual([]);
  for (const [name, by] of [
    ["list_systems", "list_brands"],
    ["get_agent_prompt", "get_repo_rules_pack"],
    ["get_design_handoff", "get_design_context"],
  ] as const) {
    const { isError, content } = await agent.call(name);
    expect({ name, isError, ...JSON.parse(content[0]?.text ?? "") }).toMatchObject({
      name,
      isError: true,
      status: 410,
      code: "GONE",
      replacement: by,
    });
  }
  expect((await app.get("/api/v1/systems")).status).toBe(200);
  expect((await app.get("/api/v1/systems/mossgrove/agent-prompt")).status).toBe(200);
  expect(await agent.statusOf("get_system_adoption", { name: "mossgrove" })).toBe(200);
});

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createMcpClient } from "#test/transports/mcp/mcp-client";
import { createExternalFlow, sampleComponent } from "#test/operations/external-flow";

let setup: Awaited<ReturnType<typeof createExternalFlow>>;
let agent: ReturnType<typeof createMcpClient>;
beforeAll(async () => {
  setup = await createExternalFlow();
  agent = createMcpClient(setup.app);
}, 30_000);
afterAll(() => setup.app.close());

const readError = async (name: string, values: Record<string, unknown>, key?: string) => {
  const { isError, content } = await agent.call(name, values, key);
  expect([name, isError]).toEqual([name, true]);
  return JSON.parse(content[0]?.text ?? "") as { error: string; status: number; hint: string };
};

const unknownSystem = [
  ["get_system_adoption", { name: "unknown" }],
  ["get_system_tokens", { name: "unknown", format: "dtcg" }],
  ["get_agent_prompt", { name: "unknown" }],
  ["get_component", { system: "unknown", component: "button" }],
] as const;

describe("an unknown system", () => {
  test.each(unknownSystem)("%s points a caller without a key to what it can call", async (name, values) => {
    const { status, hint } = await readError(name, values);
    expect(status).toBe(404);
    expect(hint).toContain("list_published_systems");
    expect(hint).toContain("gallery");
    expect(hint).not.toContain("list_brands");
  });

  test.each(unknownSystem)("%s never hints at list_brands only", async (name, values) => {
    const { hint } = await readError(name, values, setup.key);
    expect(hint).toContain("list_published_systems");
    expect(hint).toContain("list_brands");
  });
});

test("an unknown design points to list_brands", async () => {
  for (const name of ["get_design_context", "get_repo_rules_pack", "get_partner_design_kit", "get_design_prompt_pack"]) {
    const { status, hint } = await readError(name, { designId: "ds_nothing" }, setup.key);
    expect([name, status, hint.includes("list_brands")]).toEqual([name, 404, true]);
  }
});

describe("a refusal because of the project's state does not blame the arguments", () => {
  const again = /correct .* call again/i;

  test("a finished project has no hint to correct the call and repeat it", async () => {
    const { designId } = await setup.published({ name: "Finished" });
    const imported = await readError("import_design_artifacts", { designId, components: [sampleComponent] }, setup.key);
    const finished = await readError("finish_external_design", { designId }, setup.key);
    for (const { status, hint } of [imported, finished]) {
      expect(status).toBe(400);
      expect(hint).toStartWith("Do not ");
      expect(hint).not.toMatch(again);
    }
    expect(imported.hint).toContain("rework");
  });

  test("an unfinished design has a hint about what must happen first", async () => {
    const { designId } = await setup.draft({ name: "Unmade" });
    for (const name of ["get_design_context", "get_repo_rules_pack", "get_partner_design_kit", "get_design_prompt_pack"]) {
      const { status, hint } = await readError(name, { designId }, setup.key);
      expect([name, status]).toEqual([name, 400]);
      expect(hint).toStartWith("The arguments are valid.");
    }
    const early = await readError("finish_external_design", { designId }, setup.key);
    expect(early.hint).toContain("EXTERNAL_DESIGN");
    expect(early.hint).not.toMatch(again);
    const handoff = await readError("get_design_handoff", { designId }, setup.key);
    expect(handoff.hint).toContain("get_design_context");
  });

  test("an external step without imports points to the import", async () => {
    const { designId } = await setup.waiting("Waiting");
    expect((await readError("finish_external_design", { designId }, setup.key)).hint).toContain("import_design_artifacts");
  });
});

test("an invalid argument gets the hint to correct it", async () => {
  const { hint } = await readError("get_system_tokens", { name: "unknown", format: 5 });
  expect(hint).toContain("list_published_systems");
  const { designId } = await setup.draft({ name: "Arguments" });
  const wrong = await readError("get_design_context", { designId, detail: "all" }, setup.key);
  expect(wrong.hint).toStartWith("Correct the argument that the message names");
});

test("a key without the permission is pointed to whoami, a caller without a key to where a key goes", async () => {
  expect((await readError("import_design_artifacts", { designId: "ds_x" }, setup.reader)).hint).toContain("whoami");
  expect((await readError("get_design_context", { designId: "ds_x" })).hint).toContain("LIVERY_API_KEY");
});

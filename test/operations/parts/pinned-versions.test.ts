import { afterAll, beforeAll, expect, test } from "bun:test";
import type { DesignId } from "#/model/ids";
import { createDesignFlow, type DesignFlow } from "#test/operations/design-flow";
import { createMcpClient } from "#test/transports/mcp/mcp-client";

let flow: DesignFlow;
let agent: ReturnType<typeof createMcpClient>;
let designs: { readonly first: DesignId; readonly second: DesignId; readonly draft: DesignId };
const name = "Pinned";

/** Reworks a published design with another colour, up to its publication where that is asked for. */
async function rework(designId: DesignId, brandColor: string, isPublished: boolean): Promise<DesignId> {
  const { json } = await flow.post(`designs/${designId}/rework`, { brief: { seed: 1, archetype: "swiss", name, brandColor } });
  await flow.run(json.project.id);
  await flow.approve(json.project.id);
  if (isPublished) {
    await flow.approve(json.project.id);
    await flow.post(`designs/${json.design.id}/publish`);
  }
  flow.app.clock.forwardMs(1000);
  return json.design.id;
}

beforeAll(async () => {
  flow = await createDesignFlow();
  agent = createMcpClient(flow.app);
  const { designId: first } = await flow.published({ name, brandColor: "#0b5d6b" });
  const second = await rework(first, "#7a1f3d", true);
  designs = { first, second, draft: await rework(second, "#335577", false) };
}, 60_000);
afterAll(() => flow.app.close());

const readBrand = async (values: Record<string, unknown>, key?: string) => {
  const { structuredContent, content } = await agent.call("get_tokens", { system: "pinned", role: "brand", ...values }, key);
  const { version, tokens } = (structuredContent ?? JSON.parse(content[0]?.text ?? "")) as {
    version?: string;
    tokens?: Record<string, string>;
  };
  return [version, tokens?.["--brand"]];
};

test("a pinned version keeps its values when a newer one is published", async () => {
  expect(await readBrand({})).toEqual(["1.0.1", "#7a1f3d"]);
  expect(await readBrand({ version: "1.0.0" })).toEqual(["1.0.0", "#0b5d6b"]);
  expect(await readBrand({ version: "1.0.1" })).toEqual(["1.0.1", "#7a1f3d"]);
});

test("a version that is not public is refused with those that are, and a draft is read by its id only", async () => {
  const { key } = await flow.app.key(["READ"]);
  for (const version of ["1.0.2-alpha.1", "1.0.1-rc.1", "9.9.9", ""]) {
    const { content } = await agent.call("get_tokens", { system: "pinned", version }, key);
    expect(JSON.parse(content[0]?.text ?? "")).toMatchObject({ status: 404, hint: "Versions: 1.0.1, 1.0.0." });
  }
  expect((await readBrand({ system: designs.draft }, key))[1]).toBe("#335577");
  expect(await readBrand({ system: designs.first, version: "1.0.0" }, key)).toEqual(["1.0.0", "#0b5d6b"]);
  expect(await agent.statusOf("get_tokens", { system: designs.second, version: "1.0.0" }, key)).toBe(404);
});

test("a draft without components says what it lacks, and has its tokens already", async () => {
  const { key } = await flow.app.key(["READ"]);
  const { designId } = await flow.foundation({ name: "Unfinished" });
  const { content } = await agent.call("get_component", { system: designId, component: "button" }, key);
  expect(JSON.parse(content[0]?.text ?? "")).toMatchObject({
    status: 400,
    error: "This design has no components yet. Run its project first.",
  });
  expect(await agent.statusOf("get_tokens", { system: designId }, key)).toBe(200);
  expect(await agent.statusOf("search_design_system", { system: designId, query: "button" }, key)).toBe(200);
});

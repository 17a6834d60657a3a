import { afterAll, beforeAll, expect, test } from "bun:test";
import { createExternalFlow, sampleComponent, samplePage } from "#test/operations/external-flow";
import { createSolidPng } from "#test/png-bytes";

const quotas = { workspaceBytes: 9000, designBytes: 5000 };
let flow: Awaited<ReturnType<typeof createExternalFlow>>;
beforeAll(async () => {
  flow = await createExternalFlow({ quotas });
});
afterAll(() => flow.app.close());

const pageOf = (name: string, length: number) => ({
  ...samplePage,
  name,
  html: samplePage.html.replace("</h1>", `${"x".repeat(length)}</h1>`),
});
const storageOf = async (designId: string) => (await flow.send("GET", `designs/${designId}`, { key: flow.key })).json.imports;

test("an import over a design's quota is rejected as a whole, with usage and limit, and keeps existing imports", async () => {
  const { designId } = await flow.waiting("Over the design");
  expect(await storageOf(designId)).toEqual({ usedBytes: 0, maxBytes: 5000 });
  expect((await flow.bring(designId, { pages: [pageOf("One", 3000)] })).status).toBe(201);
  const { usedBytes } = await storageOf(designId);
  expect(usedBytes).toBeGreaterThan(3000);
  const refused = await flow.bring(designId, { components: [sampleComponent], pages: [pageOf("Two", 3000)] });
  expect(refused.status).toBe(413);
  expect(refused.json.error).toContain("LIVERY_QUOTA_DESIGN");
  expect(await storageOf(designId)).toEqual({ usedBytes, maxBytes: 5000 });
  expect((await flow.bring(designId, { pages: [pageOf("One", 3000)] })).status).toBe(201);
  expect((await flow.bring(designId, { components: [sampleComponent] })).status).toBe(201);
});

test("superseded imports and all files of an image count", async () => {
  const { designId } = await flow.waiting("Again and again");
  for (const length of [500, 501, 502])
    expect((await flow.bring(designId, { pages: [pageOf("Same", length)] })).status).toBe(201);
  const { usedBytes } = await storageOf(designId);
  expect(usedBytes).toBeGreaterThan(1500);
  const picture = { name: "Dot", data: Buffer.from(createSolidPng(40, 30)).toString("base64") };
  const brought = await flow.bring(designId, { asset: picture });
  expect(brought.status).toBe(201);
  expect((await storageOf(designId)).usedBytes).toBeGreaterThan(usedBytes + brought.json.artifacts[0].bytes);
});

test("a workspace has a quota for all its designs", async () => {
  const { designId } = await flow.waiting("One more");
  const refused = await flow.bring(designId, { pages: [pageOf("Large", 4000)] });
  expect([refused.status, refused.json.error]).toEqual([413, expect.stringContaining("LIVERY_QUOTA_WORKSPACE")]);
  const workspace = await flow.app.send("GET", `/api/v1/workspaces/${flow.app.workspaceId}`, { cookie: flow.member });
  expect(workspace.json.imports).toEqual({ usedBytes: expect.any(Number), maxBytes: 9000 });
  expect(workspace.json.imports.usedBytes).toBeGreaterThan(5000);
});

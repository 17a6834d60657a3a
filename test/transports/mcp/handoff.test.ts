import type { DesignId } from "#/model/ids";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { importTool } from "#/operations/artifacts/import-tool";
import { createExternalFlow, sampleComponent, samplePage } from "#test/operations/external-flow";
import { createMcpClient } from "#test/transports/mcp/mcp-client";

let setup: Awaited<ReturnType<typeof createExternalFlow>>;
let agent: ReturnType<typeof createMcpClient>;
beforeAll(async () => {
  setup = await createExternalFlow();
  agent = createMcpClient(setup.app);
}, 20_000);
afterAll(() => setup.app.close());

const handoff = async (designId: DesignId) => {
  const { isError, content, structuredContent } = await agent.call(
    "get_design_handoff",
    { designId, sections: ["design"] },
    setup.key,
  );
  return isError ? JSON.parse(content[0]?.text ?? "") : structuredContent;
};

test("get_design_handoff is available while the project is paused and from the design review on", async () => {
  const { designId, projectId } = await setup.foundation({ name: "Willow" }, { externalDesign: true });
  expect(await handoff(designId)).toMatchObject({
    status: 400,
    error: expect.stringContaining("The project is in FOUNDATION_REVIEW."),
  });
  expect((await agent.call("get_design_context", { designId, sections: ["design"] }, setup.key)).isError).toBeUndefined();
  await setup.approve(projectId);
  expect(await handoff(designId)).toMatchObject({ design: { project: { state: "EXTERNAL_DESIGN" } } });

  await agent.call("import_design_artifacts", { designId, components: [sampleComponent], pages: [samplePage] }, setup.key);
  const finished = await agent.call("finish_external_design", { designId, acceptDrafts: true }, setup.key);
  expect(finished.structuredContent).toEqual({
    project: { id: projectId, state: "COHERENCE_AUDIT" },
    accepted: 2,
    pending: 0,
    blocked: 0,
  });
  await setup.settle();
  expect(await handoff(designId)).toMatchObject({ design: { project: { state: "DESIGN_REVIEW" } } });
  await setup.approve(projectId);
  expect(await handoff(designId)).toMatchObject({ design: { project: { state: "FINALIZED" } } });
  expect(JSON.parse((await agent.call("finish_external_design", { designId }, setup.key)).content[0]?.text ?? "")).toMatchObject({
    status: 400,
  });
});

test("a project that is cancelled or sent back hands nothing off", async () => {
  const cancelled = await setup.waiting("Yew");
  await setup.post(`projects/${cancelled.projectId}/cancel`);
  expect(await handoff(cancelled.designId)).toMatchObject({ status: 400, error: expect.stringContaining("CANCELLED") });
  const reopened = await setup.reviewed({ name: "Rowan" });
  await setup.app.store.transaction(({ projects }) => projects.update(reopened.projectId, { state: "PAGES" }));
  expect(await handoff(reopened.designId)).toMatchObject({ status: 400, error: expect.stringContaining("PAGES") });
});

test("an import is written into the audit log in the key's name", async () => {
  const { designId } = await setup.waiting("Hazel");
  await agent.call("import_design_artifacts", { designId, components: [sampleComponent] }, setup.key);
  const lines = await setup.app.store.auditLog.listPage(setup.app.workspaceId, { limit: 5000 });
  const line = lines.find(({ targetId, action }) => targetId === designId && action === "artifacts.imported");
  expect(line).toMatchObject({ actorKind: "KEY", actorName: setup.key.slice(0, 11), address: "127.0.0.1" });
  expect(line?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test("one bad item refuses the import and stores nothing", async () => {
  const { designId, projectId } = await setup.waiting("Larch");
  const rejected = await agent.call(
    "import_design_artifacts",
    { designId, components: [sampleComponent, { name: "", html: "x" }] },
    setup.key,
  );
  expect(JSON.parse(rejected.content[0]?.text ?? "")).toMatchObject({
    status: 400,
    error: expect.stringContaining("components[1].name"),
  });
  expect((await setup.deliverables(projectId)).deliverables).toEqual([]);
});

test("findings are left out, least severe first, if the response would be too long, and each row says how many", () => {
  const check = { rule: "x", severity: "warning", safety: false, subject: "s", message: "m".repeat(200), fix: "f" };
  const imported = (rows: number) => ({
    artifacts: Array.from({ length: rows }, (_, at) => ({
      id: `art_${at}`,
      kind: "component",
      name: "n",
      status: "DRAFT",
      bytes: 1,
      checks: Array(9).fill(check),
    })),
    project: { id: "prj", state: "EXTERNAL_DESIGN" },
    deliverablesUrl: "http://x",
  });
  const shown = (rows: number) =>
    importTool.toOutput?.(imported(rows) as never, {} as never) as { artifacts: { checks: unknown[]; checksLeftOut?: number }[] };
  expect(shown(2)).toEqual(imported(2));
  expect(shown(12).artifacts[11]).toMatchObject({ checks: Array(5).fill(check), checksLeftOut: 4 });
  expect(shown(30).artifacts[29]).toMatchObject({ checks: Array(2).fill(check), checksLeftOut: 7 });
  for (const rows of [12, 30, 100]) expect(JSON.stringify(shown(rows)).length).toBeLessThanOrEqual(24_000);
  expect(shown(100).artifacts).toHaveLength(100);
});

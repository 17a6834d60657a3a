import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Finding, countOpenFindings } from "#/model/audit-report";
import type { PipelineStage } from "#/pipeline/stages/index";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";
import { memoStages } from "#test/pipeline/memo-stages";

const finding = (rule: string, subject: string, more: Partial<Finding> = {}): Finding => ({
  rule,
  subject,
  severity: "error",
  safety: false,
  message: "It is off.",
  fix: "Put it right.",
  ...more,
});
const planted = [
  finding("off-scale", "page landing"),
  finding("off-scale", "page pricing"),
  finding("markup-safe", "asset hero", { safety: true }),
  finding("quiet", "page landing", { severity: "warning" }),
];
let isUnsafe = false;
/** The pipeline's stages, with an audit that reports the planted findings. */
const stages: readonly PipelineStage[] = memoStages.map((stage) =>
  stage.state === "COHERENCE_AUDIT"
    ? {
        ...stage,
        run: () => {
          const findings = planted.filter(({ safety }) => isUnsafe || !safety);
          return { audit: { rules: ["off-scale", "markup-safe", "quiet"], findings, counts: countOpenFindings(findings) } };
        },
      }
    : stage,
);

let flow: DesignFlow;
beforeAll(async () => {
  flow = await createDesignFlow(stages);
});
afterAll(() => flow.app.close());
const waive = (projectId: string, body: Record<string, unknown>) => flow.post(`projects/${projectId}/waivers`, body);

test("open errors keep a design from approval until each is waived with a reason, which stays in the version", async () => {
  const { projectId, designId } = await flow.reviewed({ name: "Waived" });
  expect((await flow.get(`projects/${projectId}/audit`)).json).toMatchObject({
    counts: { error: 2, warning: 1, info: 0 },
    findings: { length: 3 },
  });
  expect((await flow.approve(projectId)).status).toBe(409);
  const first = await waive(projectId, { rule: "off-scale", subject: "page landing", reason: " The hero is meant to be off. " });
  expect([first.status, first.json.counts.error, first.json.findings[0].waived]).toEqual([
    200,
    1,
    "The hero is meant to be off.",
  ]);
  expect((await flow.approve(projectId)).status).toBe(409);
  expect((await waive(projectId, { rule: "off-scale", reason: "Nor is this." })).json.counts).toEqual({
    error: 0,
    warning: 1,
    info: 0,
  });
  expect((await flow.approve(projectId)).status).toBe(200);
  expect((await flow.get(`designs/${designId}`)).json).toMatchObject({ status: "APPROVED", readyToBuild: true });
  expect((await flow.get(`projects/${projectId}/audit`)).json.findings.map(({ waived }: Finding) => waived)).toEqual([
    "The hero is meant to be off.",
    "Nor is this.",
    undefined,
  ]);
  expect((await flow.actions(designId)).filter((action) => action === "finding.waived")).toHaveLength(2);
});

test("safety errors cannot be waived", async () => {
  isUnsafe = true;
  const { projectId } = await flow.reviewed({ name: "Unsafe" });
  isUnsafe = false;
  const refused = await waive(projectId, { rule: "markup-safe", reason: "We trust it." });
  expect([refused.status, refused.json.error]).toEqual([409, expect.stringContaining("cannot be waived")]);
  expect((await flow.approve(projectId)).status).toBe(409);
});

test("a waiver needs a reason, something to stand for, and the design review", async () => {
  const { projectId } = await flow.reviewed({ name: "Refusals" });
  for (const [body, status] of [
    [{ rule: "off-scale" }, 400],
    [{ rule: "off-scale", reason: "  " }, 400],
    [{ rule: "off-scale", reason: "x", colour: "red" }, 400],
    [{ rule: "nothing", reason: "x" }, 404],
    [{ rule: "off-scale", subject: "page missing", reason: "x" }, 404],
  ] as const)
    expect([body, (await waive(projectId, body)).status]).toEqual([body, status]);
  const { projectId: early } = await flow.foundation({ name: "Too Early" });
  expect((await waive(early, { rule: "off-scale", reason: "x" })).status).toBe(409);
  expect((await flow.get(`projects/${early}/audit`)).status).toBe(409);
});

test("a later audit asks again", async () => {
  const { projectId } = await flow.reviewed({ name: "Asked Again" });
  await waive(projectId, { rule: "off-scale", reason: "For now." });
  await flow.post(`projects/${projectId}/request-changes`, { stage: "PAGES", note: "Once more.", discard: true });
  expect((await flow.run(projectId)).state).toBe("DESIGN_REVIEW");
  expect((await flow.get(`projects/${projectId}/audit`)).json.counts.error).toBe(2);
});

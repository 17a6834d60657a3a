import { afterAll, describe, expect, test } from "bun:test";
import type { Adjustment } from "#/model/adjustment";
import { createDesignFlow } from "#test/operations/design-flow";

const flow = await createDesignFlow();
afterAll(() => flow.app.close());

const editDesign = (id: string, body: unknown, headers = { cookie: flow.member }) =>
  flow.send("PATCH", `designs/${id}/edits`, { ...headers, body });
const getEdits = async (id: string) => (await flow.get(`designs/${id}/edits`)).json;
const exportTokens = async (id: string) => JSON.stringify((await flow.get(`designs/${id}/export?format=dtcg`)).json);
const getState = async (projectId: string) => (await flow.get(`projects/${projectId}`)).json.state;

describe("edits by hand", () => {
  const adjustments: readonly Adjustment[] = [
    { kind: "color-role", mode: "light", role: "primary", value: "#7a1fa2" },
    { kind: "radius", px: 14 },
    { kind: "face", slot: "display", face: "bitter" },
  ];

  test("change the finished parts and leave the project in its review", async () => {
    const { designId, projectId } = await flow.reviewed({ name: "Edited" });
    const before = (await flow.get(`designs/${designId}`)).json;
    const edited = await editDesign(designId, { adjustments });
    expect([edited.status, edited.json.edits]).toEqual([200, { adjustments: [...adjustments], given: {} }]);
    expect(await getState(projectId)).toBe("DESIGN_REVIEW");
    const { parts, status } = (await flow.get(`designs/${designId}`)).json;
    expect([status, parts]).toEqual([before.status, ["brief", "adjustments", ...before.parts.slice(1)]]);
    const typography = (await flow.get(`designs/${designId}/export?format=typography-ts`)).text;
    expect(typography).toContain("Bitter");
  }, 60_000);

  test("that are taken back give the original bytes", async () => {
    const { designId } = await flow.reviewed({ name: "Taken back" });
    const before = (await flow.app.services.store.designs.findById(designId))?.parts;
    expect((await editDesign(designId, { adjustments })).status).toBe(200);
    expect((await flow.app.services.store.designs.findById(designId))?.parts).not.toEqual(before);
    expect((await editDesign(designId, { adjustments: [] })).status).toBe(200);
    expect((await flow.app.services.store.designs.findById(designId))?.parts).toEqual(before);
  }, 60_000);

  test("survive a new seed, and a rework takes them along", async () => {
    const { designId, projectId } = await flow.reviewed({ name: "Kept edits" });
    await editDesign(designId, { adjustments });
    expect(
      (await flow.send("PATCH", `designs/${designId}`, { cookie: flow.member, body: { seed: 9, discard: true } })).status,
    ).toBe(200);
    expect((await getEdits(designId)).adjustments).toEqual([...adjustments]);
    expect(await getState(projectId)).toBe("IDENTITY");
    const published = await flow.published({ name: "Reworked edits" });
    const rework = await flow.post(`designs/${published.designId}/rework`, {}, flow.member);
    expect((await editDesign(rework.json.design.id, { adjustments })).status).toBe(200);
    expect((await editDesign(published.designId, { adjustments })).status).toBe(409);
  }, 60_000);

  test("keep what people accepted in the audit", async () => {
    const { designId, projectId } = await flow.reviewed({ name: "Accepted finding" });
    const pale: Adjustment = { kind: "color-role", mode: "light", role: "muted-foreground", value: "#cccccc" };
    await editDesign(designId, { adjustments: [pale] });
    const readAudit = async () => (await flow.get(`projects/${projectId}/audit`)).json;
    const { findings } = await readAudit();
    const [finding] = findings.filter(({ rule }: { rule: string }) => rule === "token-contrast");
    expect(finding).toMatchObject({ severity: "error" });
    const waiver = { rule: finding.rule, subject: finding.subject, reason: "It is decoration." };
    expect((await flow.post(`projects/${projectId}/waivers`, waiver)).status).toBe(200);
    await editDesign(designId, { adjustments: [pale, { kind: "radius", px: 2 }] });
    expect((await readAudit()).findings).toContainEqual(expect.objectContaining({ ...finding, waived: "It is decoration." }));
  }, 60_000);

  test("are refused with the field that is wrong, and nothing changes", async () => {
    const { designId } = await flow.reviewed({ name: "Refused edits" });
    const before = await exportTokens(designId);
    const bad = await editDesign(designId, { adjustments: [{ kind: "brand-color", value: "blurple" }] });
    expect([bad.status, bad.json.error]).toEqual([400, expect.stringContaining("adjustments/0: “blurple” is not a colour")]);
    const unknown = await editDesign(designId, { adjustments: [{ kind: "wobble" }] });
    expect(unknown.status).toBe(400);
    expect((await editDesign(designId, {})).status).toBe(400);
    const hash = "0".repeat(64);
    const picture = { slug: "hero", name: "Hero", kind: "hero", alt: "", width: 10, height: 10, hash };
    const foreign = await editDesign(designId, { given: { pictures: [picture] } });
    expect([foreign.status, foreign.json.error]).toEqual([
      400,
      expect.stringContaining("a file that this workspace does not have"),
    ]);
    expect(await exportTokens(designId)).toBe(before);
  }, 60_000);

  test("are previewed as CSS without a change, with the contrast that would fail", async () => {
    const { designId } = await flow.reviewed({ name: "Previewed edits" });
    const before = await exportTokens(designId);
    const preview = await flow.post(
      `designs/${designId}/edits/preview`,
      { adjustments: [{ kind: "radius", px: 14 }] },
      flow.member,
    );
    expect([preview.status, preview.json.failures]).toEqual([200, []]);
    expect(preview.json.css).toContain("--radius: 0.875rem");
    expect(await exportTokens(designId)).toBe(before);
    expect((await getEdits(designId)).adjustments).toEqual([]);
  }, 60_000);

  test("of another person are not overwritten with If-Match", async () => {
    const { designId } = await flow.reviewed({ name: "Matched edits" });
    const stale = (await flow.get(`designs/${designId}/edits`)).headers.get("etag") ?? "";
    expect((await editDesign(designId, { adjustments: [{ kind: "radius", px: 3 }] })).status).toBe(200);
    const headers = { cookie: flow.member, headers: { "if-match": stale } };
    expect((await editDesign(designId, { adjustments: [] }, headers)).status).toBe(412);
  }, 60_000);
});

test("a note in a review says what it is about and discards nothing; outside a review it is refused", async () => {
  const { designId, projectId } = await flow.reviewed({ name: "Noted" });
  const before = (await flow.get(`designs/${designId}`)).json.parts;
  const note = { note: " The heading is too long. ", about: "page:landing" };
  const { status, json } = await flow.post(`projects/${projectId}/notes`, note, flow.member);
  expect([status, json.state]).toEqual([200, "DESIGN_REVIEW"]);
  expect(json.changeRequests).toEqual([
    expect.objectContaining({ stage: "DESIGN_REVIEW", note: "The heading is too long.", about: "page:landing" }),
  ]);
  expect((await flow.get(`designs/${designId}`)).json.parts).toEqual(before);
  expect((await flow.post(`projects/${projectId}/notes`, { note: "  " }, flow.member)).status).toBe(400);
  const draft = await flow.draft({ name: "Not in review" });
  expect((await flow.post(`projects/${draft.projectId}/notes`, { note: "Hm" }, flow.member)).status).toBe(409);
}, 60_000);

test("edits show in the comparison, the changelog, the agents' context and DESIGN.md, with what they replaced", async () => {
  const { brandId, designId } = await flow.published({ name: "Visible edits" });
  const rework = (await flow.post(`designs/${designId}/rework`, { run: true }, flow.member)).json;
  const { id } = rework.design;
  await flow.settle();
  await flow.approve(rework.project.id);
  const reason = "As in print";
  expect((await editDesign(id, { adjustments: [{ kind: "radius", px: 14, reason }] })).status).toBe(200);
  const { edits } = (await flow.get(`designs/${id}/difference?from=${designId}`)).json;
  const text = `Corner radius changed from ${edits[0].from} to 14 px by hand.`;
  expect(edits).toEqual([{ label: "Corner radius", from: expect.stringMatching(/^\d+ px$/), to: "14 px", reason, text }]);
  const { changelog } = (await flow.get(`designs/${id}/release`)).json;
  expect(changelog.decisions).toEqual([{ text, reason }]);
  const context = (await flow.get(`designs/${id}/handoff?sections=design`)).json;
  expect(context.design.decisions).toEqual({
    edits: [{ label: "Corner radius", from: edits[0].from, to: "14 px", reason }],
    given: [],
  });
  await flow.approve(rework.project.id);
  expect((await flow.post(`designs/${id}/publish`)).status).toBe(200);
  const { slug } = await flow.system(brandId);
  const page = await (await flow.app.get(`/systems/${slug}`)).text();
  expect(page).toContain(text);
  expect(page).not.toContain(reason);
  const { files } = (await flow.get(`designs/${id}/rules-pack?paths=DESIGN.md`)).json;
  expect(files[0].content).toContain('- Decided by people: "Corner radius was set to 14 px by hand."');
}, 60_000);

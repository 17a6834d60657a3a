import { afterAll, describe, expect, test } from "bun:test";
import { createJobRunner } from "#/jobs/job-runner";
import { createLog } from "#/kernel/log";
import type { Adjustment } from "#/model/adjustment";
import { createExternalFlow, sampleComponent, samplePage } from "#test/operations/external-flow";
import { createDesignFlow } from "#test/operations/design-flow";

const flow = await createDesignFlow();
afterAll(() => flow.app.close());

type Flow = Pick<typeof flow, "post">;
const check = ({ post }: Flow, id: string, body: unknown, cookie = flow.member) =>
  post(`designs/${id}/edits/check`, body, cookie);

type CheckedFinding = { rule: string; subject: string; adjustments?: Adjustment[] };
const pale: Adjustment = { kind: "color-role", mode: "light", role: "muted-foreground", value: "#cccccc" };

describe("checking edits before they are saved", () => {
  test("returns the findings that they add with their remedies, and stores nothing", async () => {
    const { designId, projectId } = await flow.reviewed({ name: "Checked edits" });
    const readStored = async () => [
      (await flow.app.services.store.designs.findById(designId))?.parts,
      (await flow.get(`projects/${projectId}/audit`)).json.counts,
    ];
    const before = await readStored();
    const { status, json } = await check(flow, designId, { adjustments: [pale] });
    expect(status).toBe(200);
    const pair = json.appear.find(({ subject }: CheckedFinding) => subject === "tokens, light: muted-foreground on background");
    expect(pair).toMatchObject({ rule: "token-contrast", severity: "error", message: expect.stringContaining(":1") });
    expect([json.disappear, json.counts.error]).toEqual([[], json.appear.length]);
    const fixed = await check(flow, designId, { adjustments: [...pair.adjustments] });
    expect([fixed.json.appear, fixed.json.counts.error]).toEqual([[], 0]);
    expect(await readStored()).toEqual(before);
  }, 60_000);

  test("returns the findings that they remove, of the draft or of other edits", async () => {
    const { designId } = await flow.reviewed({ name: "Settled findings" });
    const edited = await flow.send("PATCH", `designs/${designId}/edits`, { cookie: flow.member, body: { adjustments: [pale] } });
    expect(edited.status).toBe(200);
    const { json } = await check(flow, designId, { adjustments: [] });
    expect([json.appear, json.counts.error]).toEqual([[], 0]);
    expect(json.disappear.map(({ rule }: CheckedFinding) => rule)).toContain("token-contrast");
    const moved = await check(flow, designId, { adjustments: [{ kind: "radius", px: 3 }], since: [] });
    expect([moved.json.appear, moved.json.disappear]).toEqual([[], []]);
  }, 60_000);

  test("leaves out what people accepted, and finds what the words of a page break", async () => {
    const { designId, projectId } = await flow.reviewed({ name: "Accepted pair" });
    const first = (await check(flow, designId, { adjustments: [pale] })).json.appear;
    await flow.send("PATCH", `designs/${designId}/edits`, { cookie: flow.member, body: { adjustments: [pale] } });
    for (const { rule, subject } of first)
      expect((await flow.post(`projects/${projectId}/waivers`, { rule, subject, reason: "Decoration." })).status).toBe(200);
    const again = await check(flow, designId, { adjustments: [pale] });
    expect([again.json.appear, again.json.disappear, again.json.counts.error]).toEqual([[], [], 0]);
    const { texts } = (await flow.get(`designs/${designId}/edits/texts?page=landing`)).json;
    const { from } = texts.find(({ kind }: { kind: string }) => kind === "text");
    const filler: Adjustment = { kind: "text", page: "landing", from, to: "Lorem ipsum dolor sit amet, consectetur." };
    const { json } = await check(flow, designId, { adjustments: [pale, filler] });
    expect(json.appear).toContainEqual(expect.objectContaining({ rule: "no-filler-text", subject: "page landing" }));
  }, 60_000);

  test("is refused for edits that are not valid, larger than the limit, or by others", async () => {
    const { designId } = await flow.reviewed({ name: "Refused checks" });
    const bad = await check(flow, designId, { adjustments: [{ kind: "brand-color", value: "blurple" }] });
    expect([bad.status, bad.json.error]).toEqual([400, expect.stringContaining("adjustments/0: “blurple” is not a colour")]);
    const badBasis = await check(flow, designId, { since: [{ kind: "brand-color", value: "blurple" }] });
    expect(badBasis.status).toBe(400);
    const large = await check(flow, designId, { adjustments: [{ ...pale, reason: "x".repeat(8_000_000) }] });
    expect(large.status).toBe(413);
    expect((await check(flow, designId, { adjustments: [pale] }, flow.stranger)).status).toBe(404);
    const withKey = (key: string) => flow.send("POST", `designs/${designId}/edits/check`, { key, body: {} });
    expect((await withKey(flow.reader)).status).toBe(403);
    expect((await withKey(flow.maker)).status).toBe(200);
  }, 60_000);

  test("is refused before the first audit", async () => {
    const { designId } = await flow.foundation({ name: "Not audited" });
    const { status, json } = await check(flow, designId, { adjustments: [pale] });
    expect([status, json.error]).toEqual([409, "This design has not been audited yet. Run its project first."]);
  }, 60_000);
});

test("imports from design tools are audited as they are", async () => {
  const external = await createExternalFlow();
  try {
    const { designId, projectId } = await external.waiting("Imported page");
    const component = { ...sampleComponent, html: '<span style="font-size: 5px">9 €</span>' };
    await external.bring(designId, { components: [component], pages: [samplePage] });
    expect((await external.finish(designId, { acceptDrafts: true })).status).toBe(200);
    await external.settle();
    const { counts, findings } = (await external.get(`projects/${projectId}/audit`)).json;
    expect(findings.map(({ subject }: CheckedFinding) => subject)).toContain("component price-tag");
    const { json } = await check(external, designId, { adjustments: [{ kind: "radius", px: 3 }] }, external.member);
    expect(json).toEqual({ appear: [], disappear: [], counts });
  } finally {
    await external.app.close();
  }
}, 60_000);

test("a newer check of the same person takes the place of one that waits", async () => {
  const jobs = createJobRunner(
    createLog(
      () => undefined,
      "off",
      () => new Date(0),
    ),
  );
  const busy = await createDesignFlow(undefined, { jobs });
  try {
    const { designId } = await busy.reviewed({ name: "Checked often" });
    const send = (px: number) => check(busy, designId, { adjustments: [{ kind: "radius", px }] }, busy.member);
    const replies = await Promise.all([3, 4, 5, 6].map(send));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    const messages = replies.flatMap(({ status, json }) => (status === 409 ? json.error : []));
    expect(new Set(messages)).toEqual(new Set(["A newer request of yours replaced this one. Use the result of the newer one."]));
  } finally {
    await busy.app.close();
    await jobs.close();
  }
}, 120_000);

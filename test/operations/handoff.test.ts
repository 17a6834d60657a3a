import type { DesignId, ProjectId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import { Handoff, handoffSections } from "#/documents/handoff/schema";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
let whole: { designId: DesignId; projectId: ProjectId };
beforeAll(async () => {
  flow = await createDesignFlow();
  whole = await flow.reviewed({ name: "Handed Over" });
});
afterAll(() => flow.app.close());

const handoffOf = (designId: DesignId, query = "", given: { key?: string; cookie?: string } = { key: flow.reader }) =>
  flow.send("GET", `designs/${designId}/handoff${query}`, given);

describe("GET /api/v1/designs/{id}/handoff", () => {
  test("returns the whole design to a key with READ and to a member", async () => {
    for (const given of [{ key: flow.reader }, { cookie: flow.member }]) {
      const { status, json } = await handoffOf(whole.designId, "", given);
      expect(status).toBe(200);
      expect(Object.keys(json)).toEqual([...handoffSections]);
      expect(json.design).toMatchObject({ id: whole.designId, project: { id: whole.projectId, state: "DESIGN_REVIEW" } });
      expect(json.liveInventory.components[0].html).toContain("<");
      expect(json.coherenceAudit.counts.error).toBe(0);
    }
  });

  test("matches its published schema in full and as a summary", async () => {
    for (const query of ["", "?detail=summary"]) {
      const { json } = await handoffOf(whole.designId, query);
      expect(Value.Check(Handoff, json) ? [] : [...Value.Errors(Handoff, json)]).toEqual([]);
    }
  });

  test("returns the requested sections, and a section that a summary calls complete is complete", async () => {
    const summary = (await handoffOf(whole.designId, "?detail=summary&sections=tokens,continuation")).json;
    expect(Object.keys(summary)).toEqual(["tokens", "continuation"]);
    const { url, bytes } = summary.tokens.shortened;
    const { status, json } = await flow.app.send("GET", new URL(url).pathname + new URL(url).search, { key: flow.reader });
    expect(status).toBe(200);
    expect(JSON.stringify(json.tokens).length).toBeGreaterThan(bytes / 2);
    expect(Buffer.byteLength(JSON.stringify(json.tokens))).toBe(bytes);
  });

  test("is available once the design has an identity, with empty sections for missing parts", async () => {
    const { designId } = await flow.foundation({ name: "At Its Foundation" });
    const { status, json } = await handoffOf(designId);
    expect(status).toBe(200);
    expect(json.liveInventory).toMatchObject({ components: [], pages: [] });
    expect(json.coherenceAudit).toBeNull();
    expect(json.tokens.color.brand.$type).toBe("color");
  });

  test("returns 400 with a fix before the design has an identity", async () => {
    const { designId } = await flow.draft({ name: "Not Run" });
    const { status, json } = await handoffOf(designId);
    expect(status).toBe(400);
    expect(json.error).toContain("Run its project first");
  });

  test.each(["?sections=tokens,nonsense", "?sections=", "?detail=some", "?nonsense=1", "?detail=full&detail=full"])(
    "returns 400 for %s",
    async (query) => {
      const { status, json } = await handoffOf(whole.designId, query);
      expect(status).toBe(400);
      expect(json.error).toBeString();
    },
  );

  test("is available to a handoff key for its own design, and 404 for foreign and unknown ones", async () => {
    const { key } = await flow.app.key(["READ"], { kind: "HANDOFF", designId: whole.designId });
    const other = await flow.draft({ name: "Other" });
    expect((await handoffOf(whole.designId, "?sections=brief", { key })).status).toBe(200);
    const foreign = await handoffOf(other.designId, "", { key });
    const unknown = await handoffOf("ds_01kaph4c7ke0sbx1v0s1kq4s4m", "", { key });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });

  test("returns 401 without a key and 403 without READ", async () => {
    const { key } = await flow.app.key(["ARTIFACTS_WRITE"]);
    expect((await handoffOf(whole.designId, "", {})).status).toBe(401);
    expect((await handoffOf(whole.designId, "", { key })).status).toBe(403);
  });
});

describe("GET /api/v1/designs/{id}/handoff-prompt", () => {
  const promptOf = (designId: DesignId, given: { key?: string; cookie?: string } = { key: flow.reader }) =>
    flow.send("GET", `designs/${designId}/handoff-prompt`, given);

  test("returns the contract as Markdown", async () => {
    const { status, headers, text } = await promptOf(whole.designId);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(text).toStartWith('# "Handed Over": how to continue this design');
    expect(text).toContain(`/api/v1/designs/${whole.designId}/external-artifacts`);
    expect((await promptOf(whole.designId)).text).toBe(text);
  });

  test("returns 400 before the design has an identity, and 401, 403 and 404 as the handoff does", async () => {
    const { designId } = await flow.draft({ name: "Not Run Either" });
    const { key } = await flow.app.key(["PIPELINE"]);
    expect((await promptOf(designId)).status).toBe(400);
    expect((await promptOf(designId, {})).status).toBe(401);
    expect((await promptOf(designId, { key })).status).toBe(403);
    expect((await promptOf("ds_01kaph4c7ke0sbx1v0s1kq4s4m")).status).toBe(404);
  });
});

import { afterAll, describe, expect, test } from "bun:test";
import { permissions } from "#/model/key";
import { createDesignFlow } from "#test/operations/design-flow";

const flow = await createDesignFlow();
afterAll(() => flow.app.close());

const patch = (id: string, body: unknown, given: { cookie?: string; key?: string } = { cookie: flow.member }) =>
  flow.send("PATCH", `designs/${id}`, { ...given, body });
const design = async (id: string) => (await flow.get(`designs/${id}`)).json;
const states = async (id: string) => (await flow.get(`designs/${id}/discarded`)).json.states;
const restore = (id: string, state: string, body: unknown = {}) =>
  flow.post(`designs/${id}/discarded/${state}/restore`, body, flow.member);

describe("a design with finished parts", () => {
  test.each([
    ["direction", { direction: "soft", run: true }],
    ["seed", { seed: 9 }],
    ["brief", { brief: { name: "Kept brief", tagline: "New" } }],
  ])("keeps its parts on a new %s without discard: true, and the error names what would be discarded", async (name, body) => {
    const { designId, projectId } = await flow.reviewed({ name: `Kept ${name}` });
    const before = await design(designId);
    for (const given of [{ cookie: flow.member }, { key: flow.maker }]) {
      const refused = await patch(designId, body, given);
      expect([refused.status, refused.json.error]).toEqual([
        409,
        expect.stringContaining("direction, mark, imagery, icons, tokens, components, pages, audit"),
      ]);
    }
    expect(await design(designId)).toEqual(before);
    expect((await flow.get(`projects/${projectId}`)).json.state).toBe("DESIGN_REVIEW");
    expect(await states(designId)).toEqual([]);
  });

  test("keeps its parts on requested changes without discard: true", async () => {
    const { designId, projectId } = await flow.reviewed({ name: "Asked" });
    const ask = (body: unknown) => flow.post(`projects/${projectId}/request-changes`, body);
    const refused = await ask({ stage: "COMPONENTS", note: "Softer" });
    expect([refused.status, refused.json.error]).toEqual([409, expect.stringContaining("components, pages, audit")]);
    expect((await ask({ stage: "COMPONENTS", note: "Softer", discard: true })).status).toBe(200);
    const [state] = await states(designId);
    expect(state).toMatchObject({ cause: "CHANGES_REQUESTED", projectState: "DESIGN_REVIEW", discardedBy: flow.adminUser.email });
  });

  test("is restored with its parts, seed, direction and project state, and the replaced state is saved", async () => {
    const { designId, projectId } = await flow.reviewed({ name: "Restored" });
    const before = await design(designId);
    expect((await patch(designId, { seed: 9, direction: "craft", discard: true })).status).toBe(200);
    const [lost] = await states(designId);
    expect(lost).toMatchObject({
      cause: "EDIT",
      seed: 1,
      direction: "swiss",
      parts: before.parts,
      projectState: "DESIGN_REVIEW",
    });
    expect((await restore(designId, lost.id)).json).toMatchObject({
      design: { seed: 1, direction: "swiss", status: "IN_REVIEW", parts: before.parts },
      project: { id: projectId, state: "DESIGN_REVIEW" },
    });
    const { updatedAt, ...after } = await design(designId);
    const { updatedAt: _, ...was } = before;
    expect(after).toEqual(was);
    expect(await states(designId)).toEqual([]);
    expect(await flow.actions(designId)).toContain("design.parts_restored");
    await patch(designId, { seed: 2, discard: true });
    await flow.run(projectId);
    const [older] = await states(designId);
    expect((await restore(designId, older.id)).status).toBe(409);
    expect((await restore(designId, older.id, { discard: true })).status).toBe(200);
    expect((await states(designId)).map(({ cause }: { cause: string }) => cause)).toEqual(["RESTORE"]);
    expect((await flow.approve(projectId)).status).toBe(200);
  });

  test("keeps its latest 20 discarded states", async () => {
    const { designId, projectId } = await flow.foundation({ name: "Often" });
    for (let seed = 2; seed < 24; seed++) {
      await patch(designId, { seed: (seed % 2) + 1, discard: true });
      await flow.run(projectId);
    }
    expect(await states(designId)).toHaveLength(20);
  });

  test("cannot be restored after approval or across designs and workspaces", async () => {
    const { designId, projectId } = await flow.reviewed({ name: "Closed" });
    await patch(designId, { seed: 2, discard: true });
    const [lost] = await states(designId);
    const { designId: other } = await flow.foundation({ name: "Other" });
    expect((await restore(other, lost.id)).status).toBe(404);
    expect((await flow.post(`designs/${designId}/discarded/${lost.id}/restore`, {}, flow.stranger)).status).toBe(404);
    await flow.post(`projects/${projectId}/cancel`);
    expect((await restore(designId, lost.id)).status).toBe(409);
  });
});

test("a draft without finished parts needs no discard: true", async () => {
  const { designId } = await flow.draft({ name: "Empty" });
  expect((await patch(designId, { seed: 5 })).status).toBe(200);
  expect(await states(designId)).toEqual([]);
});

test("a handoff key reads, imports and finishes; other operations are rejected before any lookup", async () => {
  const { designId, projectId, brandId } = await flow.reviewed({ name: "Handed" });
  const { key } = await flow.app.key(permissions, { kind: "HANDOFF", designId });
  const unknown = "ds_01kaph4c7ke0sbx1v0s1kq4s4m";
  const before = await design(designId);
  for (const id of [designId, unknown])
    for (const body of [{ direction: "soft", run: true, discard: true }, { name: "Mine" }, { nonsense: 1 }])
      expect((await patch(id, body, { key })).status).toBe(403);
  for (const path of [`projects/${projectId}/cancel`, `projects/${projectId}/run`, `projects/${projectId}/resume`])
    expect([path, (await flow.send("POST", path, { key, body: {} })).status]).toEqual([path, 403]);
  expect((await flow.send("PATCH", `projects/${projectId}`, { key, body: { name: "Mine" } })).status).toBe(403);
  expect((await flow.send("PATCH", `brands/${brandId}`, { key, body: { name: "Mine" } })).status).toBe(403);
  expect((await flow.send("POST", `brands/${brandId}/designs`, { key, body: { brief: { name: "Mine" } } })).status).toBe(403);
  expect(await design(designId)).toEqual(before);
  expect((await flow.send("GET", `designs/${designId}`, { key })).status).toBe(200);
  expect((await flow.send("POST", `designs/${designId}/finish-external`, { key, body: {} })).status).toBe(400);
});

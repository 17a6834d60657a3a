import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
beforeAll(async () => {
  flow = await createDesignFlow();
});
afterAll(() => flow.app.close());

const design = async (id: string) => (await flow.get(`designs/${id}`)).json;
const rename = (id: string, name: string) => flow.send("PATCH", `designs/${id}`, { cookie: flow.member, body: { name } });

describe("the name of a design", () => {
  test("is the name in the request", async () => {
    const brand = await flow.brand("Named at birth");
    const body = { brief: { name: "Named at birth", seed: 1, archetype: "swiss" }, name: "Spring campaign" };
    const made = await flow.post(`brands/${brand.id}/designs`, body);
    expect([made.status, made.json.design.name, made.json.project.name]).toEqual([201, "Spring campaign", "Spring campaign"]);
    const started = await flow.post(`workspaces/${flow.app.workspaceId}/designs`, { ...body, name: "Autumn campaign" });
    expect(started.json.design.name).toBe("Autumn campaign");
    expect((await flow.post(`brands/${brand.id}/designs`, { ...body, name: "   " })).status).toBe(400);
  });
  test("is distinct by default for designs of one brand and direction", async () => {
    const first = await flow.draft({ name: "Twice", seed: 1 });
    const second = await flow.draft({ name: "Twice", seed: 2 }, { brandId: first.brandId });
    expect((await design(first.designId)).name).toBe("Twice, Swiss");
    expect((await design(second.designId)).name).toBe("Twice, Swiss 2");
    await flow.send("PATCH", `designs/${second.designId}`, { cookie: flow.member, body: { direction: "soft" } });
    expect((await design(second.designId)).name).toBe("Twice, Soft");
  });
  test("can be changed at any time, even after approval, and renames the project", async () => {
    const { designId, projectId } = await flow.approved({ name: "Renamed later", seed: 3 });
    const before = await design(designId);
    expect((await rename(designId, "The calm one")).status).toBe(200);
    const after = await design(designId);
    expect([after.name, after.status, after.version]).toEqual(["The calm one", before.status, before.version]);
    expect((await flow.get(`projects/${projectId}`)).json.name).toBe("The calm one");
    expect((await flow.send("PATCH", `designs/${designId}`, { cookie: flow.member, body: { seed: 9 } })).status).toBe(409);
  });
  test("in the request is kept when the direction changes", async () => {
    const { designId } = await flow.draft({ name: "Chosen name", seed: 4 });
    await rename(designId, "Mine");
    await flow.send("PATCH", `designs/${designId}`, { cookie: flow.member, body: { direction: "luxury" } });
    expect((await design(designId)).name).toBe("Mine");
  });
});

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Adjustment } from "#/model/adjustment";
import { partNames } from "#/model/design-content";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
beforeAll(async () => {
  flow = await createDesignFlow();
});
afterAll(() => flow.app.close());

const adjustments: readonly Adjustment[] = [{ kind: "radius", px: 14 }];
const given = { tokens: { colors: { light: { primary: "#7a1fa2" } } } };
const edit = (id: string) => flow.send("PATCH", `designs/${id}/edits`, { cookie: flow.member, body: { adjustments, given } });
const getParts = async (id: string) => {
  const parts = (await flow.app.store.designs.findById(id as `ds_${string}`))?.parts ?? {};
  return partNames.map((name) => [name, parts[name]]);
};

describe("a duplicated design", () => {
  test("is a draft with the same input that produces the same bytes, and the original stays as it is", async () => {
    const { designId, brandId, projectId } = await flow.reviewed({ name: "Twice" });
    expect((await edit(designId)).status).toBe(200);
    const before = await flow.get(`designs/${designId}`);
    const duplicate = await flow.post(`designs/${designId}/duplicate`, {}, flow.member);
    expect(duplicate.status).toBe(201);
    expect(duplicate.json).toMatchObject({
      design: { brandId, basedOn: designId, name: "Twice, Swiss 2", status: "DRAFT", seed: 1, direction: "swiss" },
      project: { state: "BRIEF", name: "Twice, Swiss 2" },
      notices: [],
    });
    const { design, project } = duplicate.json;
    expect((await flow.get(`designs/${design.id}/edits`)).json).toEqual({ adjustments: [...adjustments], given });
    await flow.run(project.id);
    await flow.approve(project.id);
    expect(await getParts(design.id)).toEqual(await getParts(designId));
    expect((await flow.get(`designs/${designId}`)).json).toEqual(before.json);
    expect((await flow.get(`projects/${projectId}`)).json.state).toBe("DESIGN_REVIEW");
  }, 60_000);

  test("takes the name that is sent, and refuses one without letters", async () => {
    const { designId } = await flow.draft({ name: "Named" });
    expect((await flow.post(`designs/${designId}/duplicate`, { name: " Autumn " })).json.design.name).toBe("Autumn");
    expect((await flow.post(`designs/${designId}/duplicate`, { name: "…" })).status).toBe(400);
  });

  test("of an archived or published design is possible too", async () => {
    const { designId } = await flow.published({ name: "Out" });
    expect((await flow.post(`designs/${designId}/duplicate`)).status).toBe(201);
    await flow.post(`designs/${designId}/archive`);
    expect((await flow.post(`designs/${designId}/duplicate`)).json.design.status).toBe("DRAFT");
  }, 60_000);
});

describe("a duplicated brand", () => {
  test("has the live design's input under the new name, not that of a newer draft", async () => {
    const { brandId, designId } = await flow.reviewed({ name: "Origin", offer: "Tea" });
    expect((await edit(designId)).status).toBe(200);
    const { project } = (await flow.get(`designs/${designId}`)).json;
    await flow.approve(project.id);
    await flow.send("PATCH", `brands/${brandId}`, {
      cookie: flow.admin,
      body: { tagline: "Poured well", visibility: "PRIVATE" },
    });
    await flow.draft({ name: "Origin", offer: "Coffee", archetype: "craft" }, { brandId });
    const duplicate = await flow.post(`brands/${brandId}/duplicate`, { name: "Second origin" }, flow.member);
    expect(duplicate.status).toBe(201);
    expect(duplicate.json).toMatchObject({
      brand: { name: "Second origin", slug: "second-origin", tagline: "Poured well", visibility: "PRIVATE" },
      design: { basedOn: null, name: "Second origin, Swiss", status: "DRAFT", seed: 1, direction: "swiss" },
      project: { state: "BRIEF" },
    });
    const copy = (await flow.get(`designs/${duplicate.json.design.id}`)).json;
    expect(copy).toMatchObject({ brandId: duplicate.json.brand.id, brief: { name: "Second origin", offer: "Tea" } });
    expect((await flow.get(`designs/${copy.id}/edits`)).json).toEqual({ adjustments: [...adjustments], given });
    expect((await flow.run(duplicate.json.project.id)).state).toBe("FOUNDATION_REVIEW");
    expect((await flow.get(`brands/${brandId}`)).json.name).toBe("Origin");
  }, 60_000);

  test("without designs is a brand without designs", async () => {
    const { id } = await flow.brand("Bare");
    const { json } = await flow.post(`brands/${id}/duplicate`, { name: "Bare too" });
    expect([json.brand.name, json.design, json.project]).toEqual(["Bare too", null, null]);
    expect((await flow.post(`brands/${id}/duplicate`, {})).status).toBe(400);
  });
});

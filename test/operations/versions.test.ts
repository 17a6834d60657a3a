import type { DesignId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { memoStages } from "#test/pipeline/memo-stages";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
/**
 * The stages, where a brief in the tone "sparse" gets no switch: a change of what a system gives to
 * others.
 */
const stages = memoStages.map((stage) => ({
  ...stage,
  run(...[parts, parameters]: Parameters<typeof stage.run>) {
    const result = stage.run(parts, parameters);
    if (!result.components || parts.brief.tone !== "sparse") return result;
    return { components: result.components.filter(({ slug }) => slug !== "switch") };
  },
}));
beforeAll(async () => {
  flow = await createDesignFlow(stages);
});
afterAll(() => flow.app.close());

type Version = { number: string; kind: string; changelog: { added: string[]; removed: string[]; changed: string[] } };
const versionsOf = async (slug: string): Promise<Version[]> =>
  (await flow.get(`systems/${slug}/versions?limit=200`)).json.versions;
const numbersOf = async (slug: string) => (await versionsOf(slug)).map(({ number }) => number);
const parts = async (designId: DesignId) => (await flow.app.store.designs.findById(designId))?.parts;

/** Reworks a design up to its publication, and gives the new one. */
const rework = async (designId: DesignId, brief: Brief) => {
  const { json } = await flow.post(`designs/${designId}/rework`, { brief: { seed: 1, archetype: "swiss", ...brief } });
  await flow.run(json.project.id);
  await flow.approve(json.project.id);
  await flow.approve(json.project.id);
  await flow.post(`designs/${json.design.id}/publish`);
  flow.app.clock.forwardMs(1000);
  return json.design.id as DesignId;
};

describe("version numbers through rework", () => {
  test("changed values make a patch, added names a minor, removed names a major version", async () => {
    const name = "Numbers";
    const one = await flow.published({ name, tone: "sparse", brandColor: "#335577" });
    const two = await rework(one.designId, { name, tone: "sparse", brandColor: "#335578" });
    const three = await rework(two, { name, brandColor: "#335578" });
    await rework(three, { name, tone: "sparse", brandColor: "#335578" });
    const versions = await versionsOf("numbers");
    expect(versions.map(({ number }) => number)).toEqual([
      "1.0.0-alpha.1",
      "1.0.0-rc.1",
      "1.0.0",
      "1.0.1-alpha.1",
      "1.0.1-rc.1",
      "1.0.1",
      "1.0.2-alpha.1",
      "1.1.0-rc.1",
      "1.1.0",
      "1.1.1-alpha.1",
      "2.0.0-rc.1",
      "2.0.0",
    ]);
    const changelogs = new Map(versions.map(({ number, changelog }) => [number, changelog]));
    expect(changelogs.get("1.0.1")).toMatchObject({ added: [], removed: [] });
    expect(changelogs.get("1.0.1")?.changed).toContain("token:color.primary");
    expect(changelogs.get("1.1.0")).toMatchObject({ added: expect.arrayContaining(["component:switch"]), removed: [] });
    expect(changelogs.get("2.0.0")).toMatchObject({ added: [], removed: changelogs.get("1.1.0")?.added });
  });

  test("foundations and candidates count towards the same release", async () => {
    const { projectId } = await flow.reviewed({ name: "Counting" });
    await flow.post(`projects/${projectId}/request-changes`, { stage: "FOUNDATION", note: "Again", discard: true });
    await flow.run(projectId);
    await flow.approve(projectId);
    await flow.approve(projectId);
    expect(await numbersOf("counting")).toEqual(["1.0.0-alpha.1", "1.0.0-alpha.2", "1.0.0-rc.1"]);
  });
});

describe("GET versions", () => {
  test("those of a system are listed in pages, those of a design are its own only", async () => {
    const one = await flow.published({ name: "Listed" });
    await rework(one.designId, { name: "Listed", brandColor: "#884422" });
    const first = (await flow.send("GET", "systems/listed/versions?limit=4", { key: flow.reader })).json;
    const second = (await flow.get(`systems/Listed/versions?limit=4&cursor=${first.nextCursor}`)).json;
    expect([...first.versions, ...second.versions].map(({ number }) => number)).toEqual([
      "1.0.0-alpha.1",
      "1.0.0-rc.1",
      "1.0.0",
      "1.0.1-alpha.1",
      "1.0.1-rc.1",
      "1.0.1",
    ]);
    const own = (await flow.get(`designs/${one.designId}/versions`)).json;
    expect(own.versions.map(({ number }: Version) => number)).toEqual(["1.0.0-alpha.1", "1.0.0-rc.1", "1.0.0"]);
    expect(own.nextCursor).toBeNull();
  });

  test("return 404 to outsiders as for an unknown name, 401 to anonymous callers, 400 for an invalid cursor", async () => {
    const { designId } = await flow.approved({ name: "Versions Hidden" });
    const [foreign, unknown] = [
      await flow.get("systems/versions-hidden/versions", flow.stranger),
      await flow.get("systems/unknown/versions"),
    ];
    expect([foreign.status, unknown.status, foreign.text]).toEqual([404, 404, unknown.text]);
    expect((await flow.get(`designs/${designId}/versions`, flow.stranger)).status).toBe(404);
    expect((await flow.send("GET", "systems/versions-hidden/versions")).status).toBe(401);
    expect((await flow.get("systems/versions-hidden/versions?cursor=x")).status).toBe(400);
    const { key } = await flow.app.key(["PIPELINE"]);
    expect((await flow.send("GET", "systems/versions-hidden/versions", { key })).status).toBe(403);
  });
});

describe("POST /systems/{name}/versions/{number}/restore", () => {
  test("creates a draft with the same parts, which can be approved and published again", async () => {
    const one = await flow.published({ name: "Back Again", brandColor: "#123456" });
    const two = await rework(one.designId, { name: "Back Again", brandColor: "#654321" });
    const answer = await flow.post("systems/back-again/versions/1.0.0/restore", {}, flow.member);
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      design: { status: "DRAFT", basedOn: one.designId, seed: 1, direction: "swiss" },
      project: { state: "COHERENCE_AUDIT", running: false },
    });
    const { id } = answer.json.design;
    const { audit, ...restored } = (await parts(one.designId)) ?? {};
    expect(await parts(id)).toEqual(restored);
    expect(audit).toBeDefined();
    expect(await flow.system(one.brandId)).toMatchObject({ servedDesignId: two, brandColor: "#654321" });
    expect((await flow.run(answer.json.project.id)).state).toBe("DESIGN_REVIEW");
    await flow.approve(answer.json.project.id);
    await flow.post(`designs/${id}/publish`);
    expect(await flow.system(one.brandId)).toMatchObject({ servedDesignId: id, brandColor: "#123456", version: "1.0.2" });
    const line = (await flow.app.store.auditLog.listPage(flow.app.workspaceId, { limit: 5000 })).find(
      ({ targetId, action }) => targetId === id && action === "design.created",
    );
    expect(line?.details).toMatchObject({ restores: "1.0.0" });
  });

  test("a foundation returns to its review with its original seed", async () => {
    const { designId, projectId } = await flow.reviewed({ name: "Older Ground" });
    await flow.send("PATCH", `designs/${designId}`, {
      cookie: flow.member,
      body: { seed: 99, direction: "craft", discard: true },
    });
    const { json } = await flow.post("systems/older-ground/versions/1.0.0-alpha.1/restore", { run: true });
    expect(json).toMatchObject({
      design: { seed: 1, direction: "swiss", parts: ["brief", "direction", "mark", "imagery", "icons", "tokens"] },
      project: { state: "FOUNDATION_REVIEW", running: false },
    });
    await flow.approve(json.project.id);
    expect((await flow.get(`projects/${json.project.id}`)).json.state).toBe("DESIGN_REVIEW");
    expect(projectId).not.toBe(json.project.id);
  });

  test("an unknown number, an unknown system and a foreign one return the same 404; keys get 403", async () => {
    await flow.approved({ name: "Not Restored" });
    const restore = (name: string, number: string, cookie = flow.member) =>
      flow.post(`systems/${name}/versions/${number}/restore`, {}, cookie);
    const answers = [
      await restore("not-restored", "9.9.9"),
      await restore("unknown", "1.0.0-rc.1"),
      await restore("not-restored", "1.0.0-rc.1", flow.stranger),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await flow.send("POST", "systems/not-restored/versions/1.0.0-rc.1/restore", { key: flow.maker })).status).toBe(403);
    expect((await flow.post("systems/not-restored/versions/1.0.0-rc.1/restore", { nonsense: 1 })).status).toBe(400);
  });
});

describe("POST /systems/{name}/archive and restore", () => {
  test("an archived system returns 404 to the public until it is restored", async () => {
    const { designId, brandId } = await flow.published({ name: "Withdrawn" });
    const open = [
      "/api/v1/systems/withdrawn/adoption",
      "/api/v1/systems/withdrawn/download",
      "/api/v1/systems/withdrawn/agent-prompt",
      "/api/systems/export/withdrawn?format=dtcg",
      "/r/withdrawn.json",
      `/preview/d/${designId}`,
      `/preview/d/${designId}/landing`,
    ];
    const statuses = async () => Promise.all(open.map(async (path) => (await flow.app.get(path)).status));
    const listed = async () => (await (await flow.app.get("/api/v1/systems?limit=200")).text()).includes('"withdrawn"');
    expect([await statuses(), await listed()]).toEqual([open.map(() => 200), true]);
    expect(await flow.post("systems/withdrawn/archive")).toMatchObject({
      status: 200,
      json: { status: "ARCHIVED", servedDesignId: designId },
    });
    expect([await statuses(), await listed()]).toEqual([open.map(() => 404), false]);
    expect((await flow.get(`designs/${designId}`)).status).toBe(200);
    expect((await flow.post("systems/withdrawn/archive")).status).toBe(409);
    expect(await flow.post("systems/withdrawn/restore")).toMatchObject({ status: 200, json: { status: "ACTIVE" } });
    expect([await statuses(), await listed()]).toEqual([open.map(() => 200), true]);
    expect((await flow.post("systems/withdrawn/restore")).status).toBe(409);
    const { id } = await flow.system(brandId);
    expect(await flow.actions(id)).toEqual(["system.archived", "system.restored"]);
  });

  test("an archived system publishes nothing; an archived draft is restored as a draft", async () => {
    const { projectId, designId, brandId } = await flow.reviewed({ name: "Held Back" });
    const other = await flow.approved({ name: "Held Back" }, { brandId });
    await flow.post("systems/held-back/archive");
    expect((await flow.post(`projects/${projectId}/approve`)).json.error).toContain("You can restore it.");
    for (const commandContext of ["publish", "pin"])
      expect((await flow.post(`designs/${other.designId}/${commandContext}`)).status).toBe(409);
    expect((await flow.post(`designs/${other.designId}/archive`)).status).toBe(200);
    expect((await flow.post("systems/held-back/restore")).json.status).toBe("DRAFT");
    expect((await flow.post(`projects/${projectId}/approve`)).status).toBe(200);
    expect((await flow.system(brandId)).servedDesignId).toBe(designId);
  });

  test("require an admin: members and keys get 403, outsiders 404", async () => {
    await flow.approved({ name: "Kept" });
    for (const commandContext of ["archive", "restore"]) {
      const path = `systems/kept/${commandContext}`;
      expect((await flow.post(path, {}, flow.member)).status).toBe(403);
      expect((await flow.send("POST", path, { key: flow.maker })).status).toBe(403);
      expect((await flow.post(path, {}, flow.stranger)).status).toBe(404);
      expect((await flow.send("POST", path)).status).toBe(401);
      expect((await flow.post(path, { nonsense: 1 })).status).toBe(400);
    }
  });
});

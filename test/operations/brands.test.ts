import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { dispatch } from "#/operations/dispatch";
import { listBrands } from "#/operations/brands/list-brands";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
beforeAll(async () => {
  flow = await createDesignFlow();
});
afterAll(() => flow.app.close());

const brandsPath = () => `workspaces/${flow.app.workspaceId}/brands`;
const missing = "br_00000000000000000000000000";

describe("POST /workspaces/{id}/brands", () => {
  test("creates a brand with a draft system and an audit entry", async () => {
    const { member, memberUser, app } = flow;
    const answer = await flow.post(
      brandsPath(),
      { name: " Fern\u0007 & Söhne ", tagline: "", website: "https://fern.example/" },
      member,
    );
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      name: "Fern & Söhne",
      slug: "fern-soehne",
      tagline: null,
      description: null,
      website: "https://fern.example/",
      system: { status: "DRAFT", slug: "fern-soehne", platform: "nextjs", version: null, servedDesignId: null },
    });
    const [line] = await app.store.auditLog.listPage(app.workspaceId, { limit: 1 });
    expect(line).toMatchObject({ action: "brand.created", actorName: memberUser.email, targetId: answer.json.id });
  });

  test("a second brand with the same name gets its own slug", async () => {
    const [one, two] = [await flow.brand("Twin"), await flow.brand("Twin")];
    expect([one.slug, two.slug]).toEqual(["twin", "twin-2"]);
  });

  test.each([
    [{}, "name is required."],
    [{ name: "" }, "name must not be empty."],
    [{ name: "\u0001 \u202e" }, "name must contain at least one letter, digit or symbol."],
    [{ name: "x".repeat(81) }, "name must have at most 80 characters."],
    [{ name: "A", website: "javascript:alert(1)" }, "website must be an http or https URL, such as https://example.com."],
    [{ name: "A", platform: "drupal" }, "platform must be one of: nextjs, wordpress."],
    [{ name: "A", colour: "red" }, '"colour" is not a known field. Remove or correct it.'],
  ])("%j returns 400 and creates nothing", async (body, message) => {
    const before = (await flow.get(brandsPath())).json.brands.length;
    expect(await flow.post(brandsPath(), body)).toMatchObject({ status: 400, json: { error: message } });
    expect((await flow.get(brandsPath())).json.brands).toHaveLength(before);
  });

  test("returns 401 without a key, 403 without PIPELINE and 404 for a foreign workspace", async () => {
    const body = { name: "By Key" };
    expect((await flow.send("POST", brandsPath(), { key: flow.maker, body })).status).toBe(201);
    expect((await flow.send("POST", brandsPath(), { key: flow.reader, body })).status).toBe(403);
    expect((await flow.send("POST", brandsPath(), { body })).status).toBe(401);
    expect((await flow.post(brandsPath(), body, flow.stranger)).status).toBe(404);
  });
});

describe("GET /workspaces/{id}/brands", () => {
  test("pages through all brands once, in creation order", async () => {
    const all = (await flow.get(`${brandsPath()}?limit=200`)).json.brands.map(({ id }: { id: string }) => id);
    const paged: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: { brands: { id: string }[]; nextCursor: string | null } = (
        await flow.get(`${brandsPath()}?limit=2${cursor && `&cursor=${cursor}`}`)
      ).json;
      paged.push(...page.brands.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(all);
    expect(paged.length).toBeGreaterThan(3);
  });

  test("invalid limits and cursors return 400", async () => {
    expect((await flow.get(`${brandsPath()}?limit=0`)).status).toBe(400);
    expect((await flow.get(`${brandsPath()}?cursor=x`)).status).toBe(400);
  });
});

describe("PATCH and GET /brands/{id}", () => {
  test("a new name also renames the system and keeps the slug", async () => {
    const brand = await flow.brand("Before");
    const answer = await flow.send("PATCH", `brands/${brand.id}`, {
      cookie: flow.member,
      body: { name: "After", description: "What we do" },
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ name: "After", description: "What we do", slug: "before", system: { name: "After" } });
    const cleared = await flow.send("PATCH", `brands/${brand.id}`, { cookie: flow.member, body: { description: "" } });
    expect(cleared.json).toMatchObject({ name: "After", description: null });
    expect((await flow.send("GET", `brands/${brand.id}`, { key: flow.reader })).json).toEqual(cleared.json);
    expect(await flow.actions(brand.id)).toEqual(["brand.created", "brand.updated", "brand.updated"]);
  });

  test("an empty change returns 400, and foreign and unknown brands the same 404", async () => {
    const brand = await flow.brand("Untouched");
    expect((await flow.send("PATCH", `brands/${brand.id}`, { cookie: flow.member, body: {} })).status).toBe(400);
    const answers = await Promise.all([brand.id, missing].map((id) => flow.get(`brands/${id}`, flow.stranger)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.text).toBe(answers[1]?.text ?? "");
  });
});

describe("DELETE /brands/{id}", () => {
  const remove = (id: string, cookie = flow.member) => flow.send("DELETE", `brands/${id}`, { cookie });

  test("deletes a brand without approvals, with its drafts, projects, change requests and handoff keys", async () => {
    const { app, post } = flow;
    const { brandId, designId, projectId } = await flow.foundation({ name: "Short Life" });
    await post(`projects/${projectId}/request-changes`, { stage: "FOUNDATION", note: "Again", discard: true });
    const bound = await app.key(["READ"], { kind: "HANDOFF", designId });
    expect(await remove(brandId)).toMatchObject({ status: 200, json: { deleted: true } });
    for (const path of [`brands/${brandId}`, `designs/${designId}`, `projects/${projectId}`])
      expect([path, (await flow.get(path)).status]).toEqual([path, 404]);
    expect((await flow.send("GET", "me", { key: bound.key })).status).toBe(401);
    expect(await flow.actions(brandId)).toEqual(["brand.created", "brand.deleted"]);
    expect((await flow.brand("Short Life")).slug).toBe("short-life");
  });

  test("returns 409 after a foundation was approved and keeps the brand", async () => {
    const { brandId } = await flow.reviewed({ name: "Stays" });
    expect((await remove(brandId)).status).toBe(409);
    expect((await flow.get(`brands/${brandId}`)).status).toBe(200);
  });

  test("a stage that runs meanwhile stores nothing", async () => {
    const { brandId, projectId } = await flow.draft({ name: "Gone Midway" });
    await flow.post(`projects/${projectId}/run`);
    expect((await remove(brandId)).status).toBe(200);
    await flow.settle();
    expect(await flow.app.store.projects.findById(projectId)).toBeUndefined();
  });

  test("returns 404 from outside and 403 for a key without PIPELINE", async () => {
    const brand = await flow.brand("Guarded");
    expect((await remove(brand.id, flow.stranger)).status).toBe(404);
    expect((await flow.send("DELETE", `brands/${brand.id}`, { key: flow.reader })).status).toBe(403);
    expect((await remove(missing)).status).toBe(404);
  });
});

describe("designs of a brand", () => {
  test("POST creates a draft with its project and records seed and direction", async () => {
    const brand = await flow.brand("Pier");
    const answer = await flow.send("POST", `brands/${brand.id}/designs`, {
      key: flow.maker,
      body: { brief: { name: "Pier\u0000", brandColor: "#114488" }, direction: "poster", seed: 9 },
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      design: { brandId: brand.id, status: "DRAFT", direction: "poster", seed: 9, parts: ["brief"], readyToBuild: false },
      project: { state: "BRIEF", running: false, externalDesign: false },
      notices: ["name: 1 control character was removed."],
    });
    const listed = (await flow.get(`brands/${brand.id}/designs`)).json;
    expect(listed).toEqual({ designs: [answer.json.design], nextCursor: null });
    expect(await flow.actions(answer.json.design.id)).toEqual(["design.created"]);
  });

  test("run: true starts the project in the background", async () => {
    const brand = await flow.brand("At Once");
    const { json } = await flow.post(`brands/${brand.id}/designs`, { brief: { name: "At Once", seed: 1 }, run: true });
    expect(json.project).toMatchObject({ state: "IDENTITY", running: true });
    await flow.settle();
    expect((await flow.get(`projects/${json.project.id}`)).json).toMatchObject({ state: "FOUNDATION_REVIEW", running: false });
  });

  test("an invalid brief, direction or seed returns 400 and names the field", async () => {
    const brand = await flow.brand("Refused");
    for (const [body, message] of [
      [{}, "brief is required."],
      [{ brief: { name: "A", brandColor: "bluish" } }, 'brandColor: "bluish"'],
      [{ brief: { name: "A" }, direction: "modern" }, "direction must be one of"],
      [{ brief: { name: "A" }, seed: -1 }, "seed must be at least 0."],
    ] as const) {
      const answer = await flow.post(`brands/${brand.id}/designs`, body);
      expect([answer.status, answer.json.error.startsWith(message)]).toEqual([400, true]);
    }
    expect((await flow.get(`brands/${brand.id}/designs`)).json.designs).toEqual([]);
  });

  test("keys need READ or PIPELINE, and a foreign brand returns 404", async () => {
    const brand = await flow.brand("Keys");
    const path = `brands/${brand.id}/designs`;
    const body = { brief: { name: "Keys" } };
    expect((await flow.send("GET", path, { key: flow.reader })).status).toBe(200);
    expect((await flow.send("POST", path, { key: flow.reader, body })).status).toBe(403);
    expect((await flow.send("GET", path, {})).status).toBe(401);
    expect((await flow.get(path, flow.stranger)).status).toBe(404);
    expect((await flow.post(path, body, flow.stranger)).status).toBe(404);
  });
});

describe("list_brands", () => {
  const ask = async (key: string, given: Record<string, unknown> = {}) => {
    const { app } = flow;
    const { authenticateCaller } = await import("#/operations/authenticate-caller");
    const caller = await authenticateCaller(app.services, { authorization: `Bearer ${key}` });
    const context = { ...app.services, caller, address: null, requestId: null };
    return (await dispatch(listBrands, context, { input: () => given })).value as {
      brands: {
        name: string;
        designs: {
          id: string;
          readyToBuild: boolean;
          status: string;
          version: string | null;
          served: boolean;
          createdAt: string;
        }[];
      }[];
      nextCursor: string | null;
    };
  };

  test("lists the workspace's brands with their designs and whether they are ready to build from", async () => {
    const { designId } = await flow.approved({ name: "Kiln" });
    const kiln = (await ask(flow.reader, { limit: 200 })).brands.find(({ name }) => name === "Kiln");
    expect(kiln?.designs).toEqual([
      {
        id: designId,
        name: "Kiln, Swiss",
        status: "APPROVED",
        readyToBuild: true,
        version: "1.0.0-rc.1",
        served: true,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      } as never,
    ]);
  });

  test("has each design's version, served flag and creation date, as REST does", async () => {
    const { designId, brandId } = await flow.published({ name: "Two Designs" });
    const draft = await flow.draft({ name: "Two Designs" }, { brandId });
    type Facts = Awaited<ReturnType<typeof ask>>["brands"][number]["designs"][number];
    const designsOf = async () =>
      (await ask(flow.reader, { limit: 200 })).brands.find(({ name }) => name === "Two Designs")?.designs ?? [];
    const facts = ({ id, version, served, createdAt }: Facts) => ({ id, version, served, createdAt });
    const designs = (await designsOf()).map(facts);
    expect(designs).toEqual([
      { id: designId, version: "1.0.0", served: true, createdAt: expect.any(String) },
      { id: draft.designId, version: null, served: false, createdAt: expect.any(String) },
    ]);
    const { json } = await flow.get(`brands/${brandId}/designs`);
    expect(json.designs.map(facts)).toEqual(designs);
    await flow.post("systems/two-designs/archive");
    expect((await designsOf()).map(({ served }) => served)).toEqual([false, false]);
  });

  test("a handoff key sees only its own brand and design", async () => {
    const { app } = flow;
    const first = await flow.draft({ name: "Handed Off" });
    await flow.draft({ name: "Handed Off" }, { brandId: first.brandId });
    const { key } = await app.key(["READ"], { kind: "HANDOFF", designId: first.designId });
    const { brands, nextCursor } = await ask(key);
    expect(brands.map(({ name, designs }) => [name, designs.map(({ id }) => id)])).toEqual([["Handed Off", [first.designId]]]);
    expect(nextCursor).toBeNull();
  });

  test("requires READ", async () => {
    const { key } = await flow.app.key(["PIPELINE"]);
    await expect(ask(key)).rejects.toThrow("does not have the READ permission");
  });

  test("has no route in the API description, since only tools of another Livery call it over HTTP", async () => {
    expect(listBrands.rest?.hidden).toBe(true);
    expect(await Bun.file("data/openapi.json").text()).not.toContain("list_brands");
  });
});

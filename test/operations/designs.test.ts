import type { BrandId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { exportFormats } from "#/kits/index";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
beforeAll(async () => {
  flow = await createDesignFlow();
});
afterAll(() => flow.app.close());

const missing = "ds_00000000000000000000000000";
const design = async (id: string) => (await flow.get(`designs/${id}`)).json;
const patch = (id: string, body: unknown, cookie = flow.member) => flow.send("PATCH", `designs/${id}`, { cookie, body });
const served = async (brandId: BrandId) => (await flow.system(brandId)).servedDesignId;

describe("GET /designs/{id}", () => {
  test("returns status, brief, parts, versions and whether it is ready to build from", async () => {
    const { designId, brandId } = await flow.approved({ name: "Whole" });
    const answer = await flow.send("GET", `designs/${designId}`, { key: flow.reader });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      brandId,
      status: "APPROVED",
      readyToBuild: true,
      brief: { name: "Whole", seed: 1, archetype: "swiss" },
      parts: ["brief", "direction", "mark", "imagery", "icons", "tokens", "components", "pages", "audit"],
      project: { state: "FINALIZED" },
      audit: { error: 0 },
      version: "1.0.0-rc.1",
      previewUrl: `http://livery.test/preview/d/${designId}`,
    });
    expect(answer.json.versions.map(({ number, kind }: { number: string; kind: string }) => [number, kind])).toEqual([
      ["1.0.0-alpha.1", "alpha"],
      ["1.0.0-rc.1", "rc"],
    ]);
  });

  test("returns the same 404 for unknown and foreign designs, 403 without READ and 401 without a key", async () => {
    const { designId } = await flow.draft({ name: "Hidden" });
    const [foreign, unknown] = [await flow.get(`designs/${designId}`, flow.stranger), await flow.get(`designs/${missing}`)];
    expect([foreign.status, unknown.status, foreign.text]).toEqual([404, 404, unknown.text]);
    const { key } = await flow.app.key(["PIPELINE"]);
    expect((await flow.send("GET", `designs/${designId}`, { key })).status).toBe(403);
    expect((await flow.send("GET", `designs/${designId}`)).status).toBe(401);
  });
});

describe("PATCH /designs/{id}", () => {
  test("a new brief, seed or direction discards the parts and returns the project to its first stage", async () => {
    const { designId, projectId } = await flow.reviewed({ name: "Edited" });
    const answer = await patch(designId, {
      brief: { name: "Edited", brandColor: "#aa3311", archetype: "craft" },
      seed: 5,
      discard: true,
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      design: { name: "Edited, Craft", status: "DRAFT", seed: 5, direction: "craft", parts: ["brief"] },
      project: { id: projectId, state: "IDENTITY", running: false },
    });
    expect((await flow.run(projectId)).state).toBe("FOUNDATION_REVIEW");
    expect((await design(designId)).brief.brandColor).toBe("#aa3311");
    expect(await flow.actions(designId)).toContain("design.updated");
  });

  test("a new name discards nothing, and a chosen name survives a new direction", async () => {
    const { designId, projectId } = await flow.foundation({ name: "Christened" });
    const before = await design(designId);
    expect((await patch(designId, { name: "Spring" })).json.design).toMatchObject({ name: "Spring", parts: before.parts });
    expect((await flow.get(`projects/${projectId}`)).json.state).toBe("FOUNDATION_REVIEW");
    expect((await patch(designId, { direction: "luxury", discard: true })).json.design).toMatchObject({
      name: "Spring",
      direction: "luxury",
    });
  });

  test("unchanged values discard nothing", async () => {
    const { designId, projectId } = await flow.foundation({ name: "The Same" });
    await patch(designId, { seed: 1, direction: "swiss" });
    expect((await flow.get(`projects/${projectId}`)).json.state).toBe("FOUNDATION_REVIEW");
  });

  test("run: true starts the new run", async () => {
    const { designId, projectId } = await flow.foundation({ name: "Edit And Run" });
    expect((await patch(designId, { seed: 3, run: true, discard: true })).json.project).toMatchObject({
      state: "IDENTITY",
      running: true,
    });
    await flow.settle();
    expect((await flow.get(`projects/${projectId}`)).json.state).toBe("FOUNDATION_REVIEW");
  });

  test("returns 409 while a stage runs, after an approval and after the project ended", async () => {
    const running = await flow.draft({ name: "Being Made" });
    await flow.post(`projects/${running.projectId}/run`);
    expect((await patch(running.designId, { seed: 2 })).status).toBe(409);
    await flow.settle();
    const approved = await flow.approved({ name: "Fixed" });
    expect(await patch(approved.designId, { seed: 2 })).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining("You can publish it, rework it or archive it.") },
    });
    const cancelled = await flow.draft({ name: "Ended" });
    await flow.post(`projects/${cancelled.projectId}/cancel`);
    expect((await patch(cancelled.designId, { seed: 2 })).status).toBe(409);
  });

  test.each([
    [{}, "Nothing to update. Send at least one of name, brief, direction or seed."],
    [{ brief: { tagline: "x" } }, "brief.name is required."],
    [{ brief: { name: "A", brandColor: "bluish" } }, 'brandColor: "bluish"'],
    [{ direction: "modern" }, "direction must be one of"],
    [{ seed: 1.5 }, "seed must be an integer."],
    [{ name: "\u0007" }, "name must contain at least one letter"],
    [{ status: "APPROVED" }, '"status" is not a known field.'],
  ])("%j returns 400", async (body, message) => {
    const { designId } = await flow.draft({ name: "Bad Edits" });
    const answer = await patch(designId, body);
    expect([answer.status, answer.json.error.startsWith(message)]).toEqual([400, true]);
  });

  test("returns 404 from outside and 403 for a key without PIPELINE", async () => {
    const { designId } = await flow.draft({ name: "Not Yours" });
    expect((await patch(designId, { seed: 2 }, flow.stranger)).status).toBe(404);
    expect((await flow.send("PATCH", `designs/${designId}`, { key: flow.reader, body: { seed: 2 } })).status).toBe(403);
  });
});

describe("GET /designs/{id}/export", () => {
  test("writes every format of a complete draft, equal to the public export after approval", async () => {
    const { designId, projectId, brandId } = await flow.reviewed({ name: "Exports" });
    const sizes: Record<string, number> = {};
    for (const { format, mediaType } of exportFormats) {
      const answer = await flow.send("GET", `designs/${designId}/export?format=${format}`, { key: flow.reader });
      expect([format, answer.status, answer.headers.get("content-type")?.split(";")[0]]).toEqual([format, 200, mediaType]);
      expect([format, answer.headers.get("cache-control")]).toEqual([format, "no-store"]);
      sizes[format] = answer.text.length;
    }
    expect(Math.min(...Object.values(sizes))).toBeGreaterThan(200);
    await flow.approve(projectId);
    const { slug } = await flow.system(brandId);
    const own = await flow.send("GET", `designs/${designId}/export?format=globals-css`, { cookie: flow.member });
    expect(await (await flow.app.get(`/api/systems/export/${slug}?format=globals-css`)).text()).toBe(own.text);
  });

  test("returns 400 naming the missing parts; token files need no components", async () => {
    const { designId, projectId } = await flow.draft({ name: "Half Done" });
    const ask = (format: string) => flow.get(`designs/${designId}/export?format=${format}`);
    expect((await ask("dtcg")).json.error).toContain("The design lacks direction, tokens.");
    await flow.run(projectId);
    for (const { format } of exportFormats) {
      const expected = ["components", "components-json", "pages", "all"].includes(format) ? 400 : 200;
      expect([format, (await ask(format)).status]).toEqual([format, expected]);
    }
    expect((await ask("all")).json.error).toBe(
      "all is not available yet. The design lacks components, pages. Run its project first.",
    );
  });

  test("returns 400 for a missing or unknown format, 404 for a foreign design and 403 without READ", async () => {
    const { designId } = await flow.draft({ name: "Export Refused" });
    for (const query of ["", "?format=less"])
      expect(await flow.get(`designs/${designId}/export${query}`)).toMatchObject({
        status: 400,
        json: { error: expect.stringContaining("one of: globals-css") },
      });
    expect((await flow.get(`designs/${designId}/export?format=dtcg`, flow.stranger)).status).toBe(404);
    const { key } = await flow.app.key(["ARTIFACTS_WRITE"]);
    expect((await flow.send("GET", `designs/${designId}/export?format=dtcg`, { key })).status).toBe(403);
  });
});

describe("publish, pin, unpin and archive", () => {
  test("require an admin: 403 for members and keys, 404 from outside, 401 without a session", async () => {
    const { designId } = await flow.approved({ name: "Guarded" });
    for (const commandContext of ["publish", "pin", "unpin", "archive"]) {
      const path = `designs/${designId}/${commandContext}`;
      const statuses = [
        (await flow.post(path, {}, flow.member)).status,
        (await flow.send("POST", path, { key: flow.maker })).status,
        (await flow.post(path, {}, flow.stranger)).status,
        (await flow.send("POST", path)).status,
        (await flow.post(`designs/${missing}/${commandContext}`)).status,
        (await flow.post(path, { nonsense: 1 })).status,
      ];
      expect([commandContext, ...statuses]).toEqual([commandContext, 403, 403, 404, 401, 404, 400]);
    }
  });

  test("publishing an approved design creates a release; any other status returns 409", async () => {
    const { designId } = await flow.approved({ name: "Released" });
    expect(await flow.post(`designs/${designId}/publish`)).toMatchObject({
      status: 200,
      json: { status: "PUBLISHED", version: "1.0.0", readyToBuild: true },
    });
    expect((await flow.post(`designs/${designId}/publish`)).status).toBe(409);
    const draft = await flow.draft({ name: "Unreleased" });
    expect((await flow.post(`designs/${draft.designId}/publish`)).status).toBe(409);
  });

  test("parallel publications create one release", async () => {
    const { designId } = await flow.approved({ name: "Twice Out" });
    const answers = await Promise.all(Array.from({ length: 5 }, () => flow.post(`designs/${designId}/publish`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const releases = (await flow.app.store.versions.listByDesign(designId)).filter(({ kind }) => kind === "release");
    expect(releases.map(({ number }) => number)).toEqual(["1.0.0"]);
  });

  test("the live design is the pinned one, else the newest published, else the newest approved", async () => {
    const one = await flow.approved({ name: "Order" });
    const { brandId } = one;
    const two = await flow.approved({ name: "Order", brandColor: "#117755" }, { brandId });
    expect(await served(brandId)).toBe(two.designId);
    await flow.post(`designs/${one.designId}/publish`);
    expect(await served(brandId)).toBe(one.designId);
    expect((await flow.post(`designs/${two.designId}/pin`)).json.pinned).toBe(true);
    expect(await served(brandId)).toBe(two.designId);
    expect((await flow.system(brandId)).brandColor).toBe("#117755");
    expect((await flow.post(`designs/${two.designId}/pin`)).status).toBe(200);
    expect((await flow.post(`designs/${one.designId}/unpin`)).status).toBe(200);
    expect(await served(brandId)).toBe(two.designId);
    expect((await flow.post(`designs/${two.designId}/unpin`)).json.pinned).toBe(false);
    expect(await served(brandId)).toBe(one.designId);
    expect(await flow.actions(two.designId)).toEqual([
      "design.created",
      "foundation.approved",
      "design.approved",
      "design.pinned",
      "design.unpinned",
    ]);
  });

  test("only approved and published designs can be pinned", async () => {
    const { designId } = await flow.reviewed({ name: "Unpinnable" });
    expect((await flow.post(`designs/${designId}/pin`)).status).toBe(409);
  });

  test("the public list follows the live design, and archiving the last design removes the system", async () => {
    const { designId, brandId } = await flow.published({ name: "Public Face", brandColor: "#553311" });
    const { slug } = await flow.system(brandId);
    const listed = async () =>
      (
        (await (await flow.app.get("/api/v1/systems?limit=200")).json()) as { systems: { slug: string; brandColor: string }[] }
      ).systems.find((system) => system.slug === slug);
    expect(await listed()).toMatchObject({ brandColor: "#553311", version: "1.0.0" });
    await flow.post(`designs/${designId}/pin`);
    expect(await flow.post(`designs/${designId}/archive`)).toMatchObject({
      status: 200,
      json: { status: "ARCHIVED", pinned: false, readyToBuild: false },
    });
    expect(await listed()).toBeUndefined();
    expect(await flow.system(brandId)).toMatchObject({
      status: "DRAFT",
      version: null,
      servedDesignId: null,
      pinnedDesignId: null,
      tokenCount: 0,
    });
    expect((await flow.app.get(`/api/v1/systems/${slug}/adoption`)).status).toBe(404);
    expect((await flow.post(`designs/${designId}/archive`)).status).toBe(409);
    expect((await flow.post(`designs/${designId}/pin`)).status).toBe(409);
  });

  test("archiving a draft cancels its project", async () => {
    const { designId, projectId } = await flow.foundation({ name: "Put Away" });
    expect((await flow.post(`designs/${designId}/archive`)).json.status).toBe("ARCHIVED");
    expect((await flow.get(`projects/${projectId}`)).json.state).toBe("CANCELLED");
    expect((await flow.post(`projects/${projectId}/run`)).status).toBe(409);
  });
});

describe("POST /designs/{id}/rework", () => {
  test("creates a draft with the old brief, seed and direction unless the request has new ones", async () => {
    const old = await flow.published({ name: "Reworked" });
    const answer = await flow.post(`designs/${old.designId}/rework`, { seed: 12, externalDesign: true }, flow.member);
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      design: { basedOn: old.designId, status: "DRAFT", seed: 12, direction: "swiss", parts: ["brief"] },
      project: { state: "BRIEF", externalDesign: true },
    });
    expect((await design(answer.json.design.id)).brief.name).toBe("Reworked");
    expect(await served(old.brandId)).toBe(old.designId);
  });

  test("the old design stays live until the new one is approved, if none is published", async () => {
    const old = await flow.approved({ name: "Takes Over" });
    const { json } = await flow.post(`designs/${old.designId}/rework`, { brief: { name: "Takes Over", brandColor: "#334455" } });
    await flow.run(json.project.id);
    await flow.approve(json.project.id);
    expect(await served(old.brandId)).toBe(old.designId);
    await flow.approve(json.project.id);
    expect(await served(old.brandId)).toBe(json.design.id);
  });

  test("returns 409 for an editable draft and 201 for one whose project was cancelled", async () => {
    const { designId, projectId } = await flow.draft({ name: "Still Open" });
    expect(await flow.post(`designs/${designId}/rework`)).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining("You can edit it") },
    });
    await flow.post(`projects/${projectId}/cancel`);
    expect((await flow.post(`designs/${designId}/rework`)).status).toBe(201);
  });

  test("returns 400 for an invalid brief, 403 for keys and 404 from outside", async () => {
    const { designId } = await flow.approved({ name: "Rework Refused" });
    const path = `designs/${designId}/rework`;
    expect((await flow.post(path, { brief: {} })).status).toBe(400);
    expect((await flow.send("POST", path, { key: flow.maker })).status).toBe(403);
    expect((await flow.post(path, {}, flow.stranger)).status).toBe(404);
  });
});

describe("previews of drafts", () => {
  const preview = (path: string, cookie?: string) =>
    flow.app.get(`/preview/d/${path}`, cookie ? { cookie: `livery_session=${cookie}` } : {});

  test("are visible to members, return 404 to others and are not cacheable", async () => {
    const { designId, projectId } = await flow.reviewed({ name: "Draft Seen" });
    for (const path of ["", "/landing", "/components/button"]) {
      const own = await preview(`${designId}${path}`, flow.member);
      expect([path, own.status, own.headers.get("cache-control"), own.headers.get("set-cookie")]).toEqual([
        path,
        200,
        "no-store",
        null,
      ]);
      expect(own.headers.get("content-security-policy")).toStartWith("sandbox; default-src 'none';");
      const [others, nobody, unknown] = [
        await preview(`${designId}${path}`, flow.stranger),
        await preview(`${designId}${path}`),
        await preview(`${missing}${path}`),
      ];
      expect([others.status, nobody.status, unknown.status]).toEqual([404, 404, 404]);
      const [ofUnknown, ...rest] = await Promise.all(
        [unknown, others, nobody].map(async (answer) => ({ ...((await answer.json()) as object), requestId: "" })),
      );
      expect(rest.map((one) => JSON.stringify(one))).toEqual([JSON.stringify(ofUnknown), JSON.stringify(ofUnknown)]);
    }
    await flow.approve(projectId);
    const open = await preview(designId);
    expect([open.status, open.headers.get("cache-control")]).toEqual([200, "public, no-cache"]);
    expect((await preview(designId, "no such session")).status).toBe(200);
  });

  test("show a foundation in review before components exist, but not a brief alone", async () => {
    const { designId, projectId } = await flow.draft({ name: "Early Look" });
    expect((await preview(designId, flow.member)).status).toBe(404);
    await flow.run(projectId);
    const page = await preview(designId, flow.member);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Early Look");
    expect((await preview(`${designId}/landing`, flow.member)).status).toBe(404);
  });

  test("cannot be read with an API key", async () => {
    const { designId } = await flow.reviewed({ name: "No Key" });
    expect((await flow.app.get(`/preview/d/${designId}`, { authorization: `Bearer ${flow.maker}` })).status).toBe(404);
  });
});

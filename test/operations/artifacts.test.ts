import type { ProjectId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Finding } from "#/model/audit-report";
import { createExternalFlow, sampleComponent as component, samplePage as page } from "#test/operations/external-flow";
import { createPngChunk, createPngHeader, createPngPixels, createSolidPng, createPng } from "#test/png-bytes";

let flow: Awaited<ReturnType<typeof createExternalFlow>>;
beforeAll(async () => {
  flow = await createExternalFlow();
});
afterAll(() => flow.app.close());

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const picture = { name: "Shop front", kind: "photo", data: base64(createSolidPng()), alt: "The shop" };
const unsafe = { name: "Alert", html: "<p onclick=alert(1)>Hi</p>" };
const statuses = async (projectId: ProjectId) =>
  (await flow.deliverables(projectId)).deliverables.map(({ name, status }: Record<string, string>) => `${name} ${status}`);

describe("imports", () => {
  test("become drafts with checks and return the review URL", async () => {
    const { designId, projectId } = await flow.waiting("Landing place");
    const answer = await flow.bring(designId, { components: [component], pages: [page] });
    expect(answer.status).toBe(201);
    const { artifacts, project, deliverablesUrl } = answer.json;
    expect(artifacts.map(({ kind, name, status, bytes }: Record<string, unknown>) => [kind, name, status, bytes])).toEqual([
      ["component", "Price tag", "DRAFT", Buffer.byteLength(component.html)],
      ["page", "Opening hours", "DRAFT", Buffer.byteLength(page.html)],
    ]);
    expect(project).toEqual({ id: projectId, state: "EXTERNAL_DESIGN" });
    expect(deliverablesUrl).toBe(`http://livery.test/api/v1/projects/${projectId}/deliverables`);
    expect(await flow.actions(designId)).toContain("artifacts.imported");
    const listed = await flow.deliverables(projectId);
    expect(listed.deliverables.map(({ id }: { id: string }) => id)).toEqual(artifacts.map(({ id }: { id: string }) => id));
    const first = await flow.deliverables(projectId, "?limit=1");
    expect((await flow.deliverables(projectId, `?limit=1&cursor=${first.nextCursor}`)).deliverables[0].name).toBe(page.name);
  });

  test("are accepted from members and the design's handoff key and rejected without permission", async () => {
    const { designId } = await flow.waiting("Senders");
    const body = { components: [component] };
    const handoff = await flow.app.key(["ARTIFACTS_WRITE"], { kind: "HANDOFF", designId });
    const elsewhere = await flow.app.key(["ARTIFACTS_WRITE"], { workspaceId: flow.other.id });
    expect((await flow.bring(designId, body, { cookie: flow.member })).status).toBe(201);
    expect((await flow.bring(designId, body, { key: handoff.key })).status).toBe(201);
    expect((await flow.bring(designId, body, { key: flow.reader })).status).toBe(403);
    expect((await flow.bring(designId, body, { key: elsewhere.key })).status).toBe(404);
    expect((await flow.bring(designId, body, {})).status).toBe(401);
  });

  test("with one invalid item store nothing of the request", async () => {
    const { designId, projectId } = await flow.waiting("All or nothing");
    const bad: readonly (readonly [unknown, string])[] = [
      [{}, "Send at least one of: components, pages, asset."],
      [{ components: [] }, "components"],
      [{ components: [component], asset: picture }, "in a separate request"],
      [{ asset: { name: "Two", data: picture.data, url: "https://example.com/a.png" } }, "either data or url"],
      [{ asset: { name: "None" } }, "either data or url"],
      [{ asset: { ...picture, kind: "poster" } }, "asset.kind"],
      [{ components: [component, { ...component, html: 5 }] }, "components[1].html"],
      [{ components: [component, { ...component }] }, "Two components"],
      [{ components: [component, { name: "PRICE  TAG", html: "<i>x</i>" }] }, "Two components"],
      [{ components: [{ ...component, category: "widgets" }] }, "category"],
      [
        {
          components: [
            {
              ...component,
              variants: [
                { name: "A", html: "a" },
                { name: "A", html: "b" },
              ],
            },
          ],
        },
        "two variants",
      ],
      [{ components: [component], pages: [{ ...page, path: "javascript:alert(1)" }] }, "path"],
      [{ components: [component], pages: [{ ...page, html: "  " }] }, "pages[0].html"],
      [{ components: [component], pages: [{ ...page, html: "a\u0000b" }] }, "NUL"],
      [{ components: [component], pages: [{ ...page, name: "\u202e \u0007" }] }, "pages[0].name"],
      [{ components: [component], extra: 1 }, "extra"],
      [{ components: [{ ...component, __proto__html: "x" }] }, "__proto__html"],
      [{ asset: { ...picture, data: "!!!!" } }, "base64"],
      [{ asset: { ...picture, data: picture.data.replace(/=+$/, "") } }, "base64"],
      [{ asset: { ...picture, data: `data:image/png;base64,${picture.data}` } }, "data: URL"],
      [{ asset: { ...picture, data: `${picture.data.slice(0, -4)}-_-_` } }, "base64"],
      [{ asset: { ...picture, data: base64(Buffer.alloc(2_999_000)) } }, "signature"],
      [
        {
          asset: { ...picture, data: base64(createPng(createPngHeader(8193, 1), createPngPixels(1, 1), createPngChunk("IEND"))) },
        },
        "8193",
      ],
      [
        {
          asset: {
            ...picture,
            data: base64(createPng(createPngHeader(8000, 8000), createPngPixels(1, 1), createPngChunk("IEND"))),
          },
        },
        "64000000",
      ],
      [
        {
          asset: {
            ...picture,
            data: base64(createPng(createPngHeader(400, 400), createPngPixels(1, 1), createPngChunk("IEND"))),
          },
        },
        "cannot be decoded",
      ],
      [{ asset: { ...picture, data: base64(Buffer.concat([createSolidPng(), Buffer.from("<script>")])) } }, "follow its end"],
      [{ asset: { name: "Near", url: "https://127.0.0.1/a.png" } }, "public network"],
      [{ asset: { name: "Plain", url: "http://example.com/a.png" } }, "https"],
    ];
    for (const [body, reason] of bad) {
      const { status, json } = await flow.bring(designId, body);
      expect({ status, says: json.error.includes(reason) ? reason : json.error }).toEqual({ status: 400, says: reason });
    }
    expect((await flow.deliverables(projectId)).deliverables).toEqual([]);
  });

  test("with the same content return the existing row; new content supersedes the pending row", async () => {
    const { designId, projectId } = await flow.waiting("Again");
    const once = (await flow.bring(designId, { components: [component] })).json.artifacts[0];
    const logged = (await flow.actions(designId)).length;
    const twice = (await flow.bring(designId, { components: [component] })).json.artifacts[0];
    expect(twice).toEqual(once);
    expect(await flow.actions(designId)).toHaveLength(logged);
    const newer = (await flow.bring(designId, { components: [{ ...component, html: "<b>10 €</b>" }] })).json.artifacts[0];
    expect(newer.id).not.toBe(once.id);
    expect(await statuses(projectId)).toEqual(["Price tag SUPERSEDED", "Price tag DRAFT"]);
    await flow.accept(projectId, newer.id);
    expect((await flow.bring(designId, { components: [{ ...component, html: "<b>10 €</b>" }] })).json.artifacts[0]).toMatchObject(
      {
        id: newer.id,
        status: "ACCEPTED",
      },
    );
    const third = (await flow.bring(designId, { components: [component] })).json.artifacts[0];
    expect(await statuses(projectId)).toEqual(["Price tag SUPERSEDED", "Price tag ACCEPTED", "Price tag DRAFT"]);
    await flow.accept(projectId, third.id);
    expect(await statuses(projectId)).toEqual(["Price tag SUPERSEDED", "Price tag SUPERSEDED", "Price tag ACCEPTED"]);
  });

  test("sent in parallel make one row for the same content and leave one pending for different content", async () => {
    const { designId, projectId } = await flow.waiting("At once");
    const same = await Promise.all(Array.from({ length: 8 }, () => flow.bring(designId, { components: [component] })));
    expect(new Set(same.map(({ json }) => json.artifacts[0].id)).size).toBe(1);
    await Promise.all(
      Array.from({ length: 8 }, (_, at) => flow.bring(designId, { components: [{ ...component, html: `<p>${at}</p>` }] })),
    );
    const pending = (await statuses(projectId)).filter((row: string) => row.endsWith("DRAFT"));
    expect(pending).toHaveLength(1);
  });

  test("can be sent again after rejection", async () => {
    const { designId, projectId } = await flow.waiting("Rejected");
    const { id } = (await flow.bring(designId, { pages: [page] })).json.artifacts[0];
    const { status, json } = await flow.reject(projectId, id);
    expect({ status, state: json.status, reason: json.reason, by: json.decidedBy }).toEqual({
      status: 200,
      state: "REJECTED",
      reason: "Too small",
      by: flow.adminUser.email,
    });
    expect((await flow.reject(projectId, id)).status).toBe(409);
    expect((await flow.accept(projectId, id)).status).toBe(409);
    expect((await flow.bring(designId, { pages: [page] })).json.artifacts[0].id).not.toBe(id);
    expect(await statuses(projectId)).toEqual(["Opening hours REJECTED", "Opening hours DRAFT"]);
    expect(await flow.actions(id)).toEqual(["artifact.rejected"]);
  });

  test("are rejected before the foundation exists and after the project ended", async () => {
    const { designId: early } = await flow.draft({ name: "Early" });
    expect((await flow.bring(early, { components: [component] })).status).toBe(400);
    const { designId } = await flow.approved({ name: "Ended", seed: 1 });
    const { status, json } = await flow.bring(designId, { components: [component] });
    expect({ status, error: json.error }).toEqual({
      status: 400,
      error: "Project “Ended, Swiss” is FINALIZED. You can rework the design.",
    });
  });

  test("below 4,000,000 bytes pass and are rejected at that size", async () => {
    const { designId } = await flow.waiting("Limit");
    const sized = (bytes: number) => {
      const text = JSON.stringify({ components: [component] });
      return text + " ".repeat(bytes - Buffer.byteLength(text));
    };
    const streamed = async (bytes: number) => {
      const stream = new Blob([sized(bytes)]).stream();
      return (await flow.app.stream(`/api/v1/designs/${designId}/external-artifacts`, stream, flow.key)).status;
    };
    expect((await flow.bring(designId, sized(3_999_999))).status).toBe(201);
    expect((await flow.bring(designId, sized(4_000_000))).status).toBe(413);
    expect(await streamed(3_999_999)).toBe(201);
    expect(await streamed(4_000_000)).toBe(413);
  });

  test("are rate limited by key: the 61st in a minute returns 429", async () => {
    const own = await createExternalFlow({ rates: { import: 60 } });
    const { designId } = await own.foundation({ name: "Counted", seed: 1 }, { externalDesign: true });
    const answers = await Promise.all(Array.from({ length: 61 }, () => own.bring(designId, {})));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get("retry-after"))).toBeGreaterThan(0);
    await own.app.close();
  });
});

describe("a review", () => {
  test("adds accepted imports to the design's parts, previews and approved version", async () => {
    const { designId, projectId, brandId } = await flow.waiting("Joined");
    const [tag, hours] = (await flow.bring(designId, { components: [component], pages: [page] })).json.artifacts;
    const [front] = (await flow.bring(designId, { asset: picture })).json.artifacts;
    const [button] = (await flow.bring(designId, { components: [{ name: "Button", html: "<button type=button>Go</button>" }] }))
      .json.artifacts;
    const decided = await flow.bulk(projectId, { accept: [tag.id, hours.id, front.id, button.id] });
    expect(decided.json.deliverables.map(({ status }: { status: string }) => status)).toEqual(Array(4).fill("ACCEPTED"));
    const design = await flow.app.store.designs.findById(designId);
    const content = design && (await flow.app.contents.loadPart(design.parts, "pages"));
    expect(content?.at(-1)).toMatchObject({
      slug: "opening-hours",
      lang: "da",
      title: "Åbningstider",
      description: "Hvornår vi har åbent",
    });
    const done = await flow.finish(designId);
    expect(done.json).toEqual({ project: { id: projectId, state: "COHERENCE_AUDIT" }, accepted: 4, pending: 0, blocked: 0 });
    await flow.settle();
    expect((await flow.get(`projects/${projectId}`)).json.state).toBe("DESIGN_REVIEW");
    await flow.approve(projectId);
    await flow.post(`designs/${designId}/publish`);
    const { slug } = await flow.system(brandId);
    const shown = await flow.app.get(`/preview/d/${designId}/opening-hours`);
    const document = await shown.text();
    expect(document).toContain("<body><main><h1>Åbningstider</h1></main></body>");
    expect(document).toContain("--primary:");
    expect(document).toContain("@font-face");
    expect(shown.headers.get("content-security-policy")).toStartWith("sandbox; default-src 'none'");
    expect(await (await flow.app.get(`/preview/d/${designId}/components/price-tag`)).text()).toContain("9 €");
    expect(await (await flow.app.get(`/preview/d/${designId}/components/button`)).text()).toContain(">Go</button>");
    const { brandAssets } = await (await flow.app.get(`/api/v1/systems/${slug}/adoption`)).json();
    const raster = brandAssets.at(-1);
    expect(raster).toMatchObject({ name: "Shop front", kind: "photo", mediaType: "image/png", width: 4, height: 3 });
    for (const [address, mediaType] of [
      [raster.url, "image/png"],
      [raster.webpUrl, "image/webp"],
      [raster.thumbnailUrl, "image/webp"],
    ]) {
      const answer = await flow.app.get(new URL(address).pathname);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, mediaType]);
    }
    const added = (await flow.get(`designs/${designId}/versions`)).json.versions.at(-1).changelog.added;
    expect(added).toEqual(expect.arrayContaining(["component:price-tag", "page:opening-hours", "asset:shop-front.png"]));
  });

  test("after the audit runs the audit again", async () => {
    const { designId, projectId } = await flow.waiting("Late");
    const doubled = { ...component, html: '<p id="a">1</p><p id="a">2</p>' };
    await flow.bring(designId, { components: [doubled], pages: [page] });
    await flow.finish(designId);
    await flow.settle();
    const rows = (await flow.deliverables(projectId)).deliverables;
    const before = await flow.app.store.designs.findById(designId);
    await flow.accept(projectId, rows[0].id);
    const after = await flow.app.store.designs.findById(designId);
    expect(after?.status).toBe("IN_REVIEW");
    expect(after?.parts.components).not.toBe(before?.parts.components);
    const audit = after && (await flow.app.contents.loadPart(after.parts, "audit"));
    expect(audit?.findings.some(({ subject }: Finding) => subject.includes("price-tag"))).toBe(true);
    expect((await flow.get(`projects/${projectId}`)).json.state).toBe("DESIGN_REVIEW");
  });

  test("accepts imports before the pages exist, which the pages stage then includes", async () => {
    const { designId, projectId } = await flow.foundation({ name: "Ahead", seed: 1 }, { externalDesign: true });
    const [tag] = (await flow.bring(designId, { components: [component] })).json.artifacts;
    expect((await flow.accept(projectId, tag.id)).status).toBe(200);
    await flow.approve(projectId);
    const design = await flow.app.store.designs.findById(designId);
    const components = design && (await flow.app.contents.loadPart(design.parts, "components"));
    expect(components?.at(-1)?.slug).toBe("price-tag");
  });

  test("rejects the acceptance of unsafe imports by anyone", async () => {
    const { designId, projectId } = await flow.waiting("Unsafe");
    const [bad] = (await flow.bring(designId, { components: [unsafe] })).json.artifacts;
    expect(bad.checks.some(({ safety, severity }: Finding) => safety && severity === "error")).toBe(true);
    expect((await flow.deliverables(projectId)).deliverables[0].acceptable).toBe(false);
    expect((await flow.accept(projectId, bad.id)).status).toBe(409);
    const [tag] = (await flow.bring(designId, { components: [component] })).json.artifacts;
    expect((await flow.bulk(projectId, { accept: [tag.id, bad.id] })).status).toBe(409);
    expect(await statuses(projectId)).toEqual(["Alert DRAFT", "Price tag DRAFT"]);
    expect((await flow.bulk(projectId, { reject: [tag.id, bad.id], reason: "No" })).status).toBe(200);
  });

  test("in bulk is all or nothing and either accepts or rejects", async () => {
    const { designId, projectId } = await flow.waiting("Bulk");
    const [tag] = (await flow.bring(designId, { components: [component] })).json.artifacts;
    for (const body of [
      {},
      { accept: [tag.id], reject: [tag.id] },
      { reject: [tag.id] },
      { accept: [tag.id], reason: "x" },
      { accept: [] },
      { accept: [tag.id, tag.id] },
    ])
      expect((await flow.bulk(projectId, body)).status).toBe(400);
    expect((await flow.bulk(projectId, { accept: [tag.id, "art_none"] })).status).toBe(404);
    expect(await statuses(projectId)).toEqual(["Price tag DRAFT"]);
  });

  test("cannot reach an import of another project", async () => {
    const one = await flow.waiting("One");
    const two = await flow.waiting("Two");
    const [tag] = (await flow.bring(one.designId, { components: [component] })).json.artifacts;
    const foreign = await flow.accept(two.projectId, tag.id);
    const unknown = await flow.accept(two.projectId, "art_00000000000000000000000000");
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });

  test("does not block deleting the brand", async () => {
    const { designId, brandId, projectId } = await flow.draft({ name: "Gone", seed: 1 }, { externalDesign: true });
    await flow.run(projectId);
    expect((await flow.bring(designId, { components: [component] })).status).toBe(201);
    expect((await flow.send("DELETE", `brands/${brandId}`, { cookie: flow.admin })).status).toBe(200);
    expect((await flow.bring(designId, { components: [component] })).status).toBe(404);
  });

  test("ends with the project", async () => {
    const { designId, projectId } = await flow.waiting("Over");
    const [tag] = (await flow.bring(designId, { components: [component] })).json.artifacts;
    await flow.post(`projects/${projectId}/cancel`);
    expect((await flow.accept(projectId, tag.id)).status).toBe(409);
    expect((await flow.reject(projectId, tag.id)).status).toBe(409);
  });
});

describe("finishing", () => {
  test("requires the pause, a component and a page", async () => {
    const { designId } = await flow.waiting("Needs");
    const missing = await flow.finish(designId);
    expect([missing.status, missing.json.error]).toEqual([
      400,
      "Import at least one component and one page first. There is no component and no page yet.",
    ]);
    await flow.bring(designId, { components: [component] });
    expect((await flow.finish(designId)).json.error).toContain("There is no page yet");
    const { designId: other } = await flow.foundation({ name: "Not yet", seed: 1 });
    expect((await flow.finish(other)).json.error).toContain("is in FOUNDATION_REVIEW");
  });

  test("accepts every safe draft on request and leaves blocked ones", async () => {
    const { designId, projectId } = await flow.waiting("Opt in");
    await flow.bring(designId, { components: [component, unsafe], pages: [page] });
    const asMember = await flow.finish(designId, { acceptDrafts: true }, { cookie: flow.member });
    expect(asMember.status).toBe(403);
    const done = await flow.finish(designId, { acceptDrafts: true });
    expect(done.json).toMatchObject({ accepted: 2, pending: 0, blocked: 1 });
    await flow.settle();
    expect(await statuses(projectId)).toEqual(["Price tag ACCEPTED", "Alert DRAFT", "Opening hours ACCEPTED"]);
    expect((await flow.finish(designId)).status).toBe(400);
  });

  test("by a member leaves drafts pending", async () => {
    const { designId } = await flow.waiting("Member ends");
    await flow.bring(designId, { components: [component], pages: [page] });
    const done = await flow.finish(designId, {}, { cookie: flow.member });
    expect(done.json).toMatchObject({ accepted: 0, pending: 2, blocked: 0 });
    await flow.settle();
  });
});

describe("a preview of an import", () => {
  test("is sandboxed, visible only to members of its workspace and not cacheable", async () => {
    const { designId } = await flow.waiting("Shown");
    const [tag] = (await flow.bring(designId, { components: [component] })).json.artifacts;
    const look = (path: string, cookie?: string) => flow.app.send("GET", path, { ...(cookie && { cookie }) });
    const path = `/preview/artifacts/${tag.id}`;
    const own = await look(path, flow.member);
    expect([own.status, own.text.includes(component.html)]).toEqual([200, true]);
    expect(own.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none';/);
    expect(own.headers.get("cache-control")).toBe("no-store");
    expect(own.headers.get("x-content-type-options")).toBe("nosniff");
    const unknown = await look("/preview/artifacts/art_00000000000000000000000000", flow.member);
    for (const cookie of [undefined, flow.stranger]) {
      const { status, text } = await look(path, cookie);
      expect({ status, text }).toEqual({ status: 404, text: unknown.text });
    }
  });
});

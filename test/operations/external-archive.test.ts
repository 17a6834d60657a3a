import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { cleanHtml } from "#/html/clean-html";
import { unzipSync } from "fflate";
import { generateOpenApi } from "#/transports/rest/openapi";
import { zip } from "#/kernel/archive/zip";
import { createTarEntry, createTarGz, createZip } from "#test/archive-bytes";
import { createExternalFlow, sampleComponent, samplePage } from "#test/operations/external-flow";
import { createSolidPng } from "#test/png-bytes";

let flow: Awaited<ReturnType<typeof createExternalFlow>>;
beforeAll(async () => {
  flow = await createExternalFlow();
});
afterAll(() => flow.app.close());

type Credentials = { key?: string; cookie?: string };
const sendArchive = (
  designId: string,
  body: Uint8Array | string,
  credentials: Credentials = { key: flow.key },
  type = "application/zip",
) =>
  flow.app.send("POST", `/api/v1/designs/${designId}/external-archive`, {
    ...credentials,
    body,
    headers: { "content-type": type },
  });

const { html } = samplePage;
const withRoot = html.replace("</head>", "<style>:root { --brand: #123456 }</style></head>");
const page = zip([{ path: "Landing.html", content: html }]);
/** An export in the layout of an external tool. */
const handoff: readonly (readonly [path: string, content: string | Uint8Array])[] = [
  ["shop/README.md", "# CODING AGENTS: READ THIS FIRST"],
  ["shop/chats/chat1.md", "make it blue"],
  ["shop/project/Landing Page.html", withRoot],
  ["shop/project/Pricing.dc.html", html.replace("<h1>", "<h1 onclick=alert(1)>")],
  ["shop/project/Latin.html", Buffer.from("<p>\u00e5</p>", "latin1")],
  ["shop/project/landing-page.html", html],
  ["shop/project/app.jsx", "export default 1"],
  ["shop/project/deep/Other.html", html],
  ["shop/project/uploads/Shop front.png", createSolidPng()],
  ["shop/project/broken.png", "no picture"],
  ["shop/colors_and_type.css", ":root { --a: 1 }"],
  ["shop/tool.bin", "?"],
];
const expectedReport = {
  taken: [
    { path: "shop/project/Landing Page.html", kind: "page", name: "Landing Page" },
    { path: "shop/project/Pricing.dc.html", kind: "page", name: "Pricing" },
    { path: "shop/project/uploads/Shop front.png", kind: "asset", name: "Shop front" },
  ],
  left: [
    ["shop/README.md", "Instructions"],
    ["shop/chats/chat1.md", "Conversations"],
    ["shop/project/app.jsx", "Source code"],
    ["shop/project/deep/Other.html", "from the root, project/ and pages/"],
    ["shop/colors_and_type.css", ":root custom properties"],
    ["shop/tool.bin", "Files of this type"],
    ["shop/project/Landing Page.html", "do not become tokens"],
    ["shop/project/Latin.html", "UTF-8"],
    ["shop/project/landing-page.html", "the same name as shop/project/Landing Page.html"],
    ["shop/project/broken.png", "signature"],
  ].map(([path, why]) => ({ path, why: expect.stringContaining(why ?? "") })),
};

describe("an external tool's export", () => {
  test.each([
    ["a ZIP", () => zip(handoff.map(([path, content]) => ({ path, content }))), "application/zip"],
    ["a gzip tar", () => createTarGz(...handoff.map(([path, content]) => createTarEntry(path, content))), "application/gzip"],
    ["a file without a type", () => createZip(handoff.map(([path, text]) => ({ path, text }))), "application/octet-stream"],
  ])("as %s becomes drafts and a report of every file", async (name, make, type) => {
    const { designId, projectId } = await flow.waiting(`Export as ${name}`);
    const { status, json } = await sendArchive(designId, make(), { key: flow.key }, type);
    expect(status).toBe(201);
    expect(json.report).toEqual(expectedReport);
    expect(json.artifacts.map(({ kind, name, status }: Record<string, string>) => [kind, name, status])).toEqual([
      ["page", "Landing Page", "DRAFT"],
      ["page", "Pricing", "DRAFT"],
      ["asset", "Shop front", "DRAFT"],
    ]);
    expect(json.project).toEqual({ id: projectId, state: "EXTERNAL_DESIGN" });
    expect(json.deliverablesUrl).toBe(`http://livery.test/api/v1/projects/${projectId}/deliverables`);
    const { deliverables } = await flow.deliverables(projectId);
    expect(deliverables.map(({ acceptable }: { acceptable: boolean }) => acceptable)).toEqual([true, false, true]);
    expect(json.artifacts[1].checks[0]).toMatchObject({ safety: true, severity: "error" });
    expect(await flow.actions(designId)).toContain("artifacts.imported");
  });

  test("with pages only at the root or in project/ is read", async () => {
    const { designId } = await flow.waiting("Flat");
    const flat = await sendArchive(
      designId,
      zip([
        { path: "Home.html", content: html },
        { path: "project/About.html", content: html },
        { path: "scraps/Old.html", content: html },
        { path: ".hidden.html", content: html },
      ]),
    );
    expect(flat.json.report.taken.map(({ path }: { path: string }) => path)).toEqual(["Home.html", "project/About.html"]);
  });

  test("sent again returns the existing rows", async () => {
    const { designId, projectId } = await flow.waiting("Again");
    const once = await sendArchive(designId, page);
    const actions = await flow.actions(designId);
    const twice = await sendArchive(designId, page);
    expect([twice.status, twice.json]).toEqual([201, once.json]);
    expect(await flow.actions(designId)).toEqual(actions);
    expect((await flow.deliverables(projectId)).deliverables).toHaveLength(1);
  });

  test("skips files with unsafe names and reports them", async () => {
    const { designId } = await flow.waiting("Slip");
    const slip = createZip([
      { path: "../Evil.html", text: html },
      { path: "Good.html", text: html },
    ]);
    const { json } = await sendArchive(designId, slip);
    expect(json.report).toEqual({
      taken: [{ path: "Good.html", kind: "page", name: "Good" }],
      left: [{ path: "../Evil.html", why: "Its name is not safe." }],
    });
  });

  test("imports at most 200 pages and images", async () => {
    const { designId } = await flow.waiting("Many");
    const text = "<!DOCTYPE html><title>x</title>";
    const { json } = await sendArchive(
      designId,
      createZip(Array.from({ length: 201 }, (_, at) => ({ path: `p${at}.html`, text }))),
    );
    expect(json.artifacts).toHaveLength(200);
    expect(json.report.left).toEqual([{ path: "p200.html", why: expect.stringContaining("200") }]);
  });
});

/** An archive with an extra wrapper folder. */
const wrapped = (archive: Uint8Array, folder: string) =>
  zip(Object.entries(unzipSync(archive)).map(([path, content]) => ({ path: `${folder}/${path}`, content })));

describe("Livery's own archives", () => {
  const archiveOf = async (designId: string, path: string) => {
    const answer = await flow.app.get(`/api/v1/designs/${designId}/${path}`, { authorization: `Bearer ${flow.key}` });
    return new Uint8Array(await answer.arrayBuffer());
  };
  const paths = {
    components: "export?format=components",
    pages: "export?format=pages",
    "assets-svg": "export?format=assets-svg",
    all: "export?format=all",
    "the partner kit": "partner-design-kit/download",
  };
  type Taken = { path: string; kind: string; name: string };
  const slugsOf = (rows: readonly { kind: string; slug: string }[], kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ slug }) => slug)
      .toSorted();

  // All of it has most of the drawings, each of which is rendered: inside of a folder, its parts stand for it.
  test.each(
    Object.entries(paths).flatMap(([name, path]) => [
      [name, path, undefined] as const,
      ...(name === "all" ? [] : [[name, path, "returned work"] as const]),
    ]),
  )(
    "%s comes back whole (%s, inside of the folder %p)",
    async (name, path, folder) => {
      const { designId, projectId } = await flow.waiting(`Back with ${name}${folder ? " wrapped" : ""}`);
      const archive = await archiveOf(designId, path);
      const { status, json } = await sendArchive(designId, folder ? wrapped(archive, folder) : archive);
      expect(status).toBe(201);
      const design = (await flow.get(`designs/${designId}/handoff?sections=liveInventory`)).json.liveInventory;
      const live = {
        component: design.components.map(({ slug }: { slug: string }) => slug),
        page: design.pages.map(({ slug }: { slug: string }) => slug),
      };
      const kinds =
        {
          components: ["component"],
          pages: ["page"],
          "assets-svg": ["asset"],
          all: ["component", "page", "asset"],
          "the partner kit": ["component", "asset"],
        }[name] ?? [];
      const kindsTaken = new Set(json.report.taken.map(({ kind }: Taken) => kind));
      expect([...kindsTaken].sort()).toEqual(kinds.toSorted());
      const { deliverables } = await flow.deliverables(projectId, "?limit=200");
      if (kinds.includes("component")) expect(slugsOf(deliverables, "component")).toEqual(live.component.toSorted());
      if (kinds.includes("page")) expect(slugsOf(deliverables, "page")).toEqual(live.page.toSorted());
      const blocked = deliverables.filter(({ acceptable }: { acceptable: boolean }) => !acceptable);
      expect(blocked.map(({ name, checks }: { name: string; checks: unknown[] }) => [name, checks[0]])).toEqual([]);
      const files = Object.keys(unzipSync(archive)).filter((file) => !file.endsWith("/"));
      expect(json.report.taken.length + new Set(json.report.left.map((left: { path: string }) => left.path)).size).toBe(
        files.length,
      );
      // Every drawing is rendered in a process of low priority, which waits for other tests.
    },
    180_000,
  );

  test("a component keeps its name, category and variants", async () => {
    const { designId, projectId } = await flow.waiting("Variants back");
    await sendArchive(designId, await archiveOf(designId, paths.components));
    const { deliverables } = await flow.deliverables(projectId, "?limit=200");
    const made = (await flow.app.store.designs.findById(designId))?.parts ?? {};
    const components = await flow.app.services.contents.loadPart(made, "components");
    for (const { slug, name, category, css, variants } of components) {
      const row = deliverables.find((deliverable: { slug: string }) => deliverable.slug === slug);
      const artifact = await flow.app.store.externalArtifacts.findById(row.id);
      const blob = await flow.app.store.blobs.findByHash(artifact?.contentHash ?? "");
      const content = JSON.parse(new TextDecoder().decode(blob?.bytes));
      expect([row.name, content.category]).toEqual([name, category]);
      const whole = variants.map((variant) => ({
        name: variant.name,
        html: cleanHtml(`<style>\n${css.trim()}\n</style>\n${variant.html}`, { isDocument: false }).html,
      }));
      expect([content.html, ...content.variants.map(({ html }: { html: string }) => html)]).toEqual(
        whole.map(({ html }) => html),
      );
    }
  });

  test("accepting the design's own drawings adds no second copy", async () => {
    const { designId, projectId } = await flow.waiting("Drawings back");
    const { json } = await sendArchive(designId, await archiveOf(designId, paths["assets-svg"]));
    const ids = json.artifacts.map(({ id }: { id: string }) => id);
    expect((await flow.bulk(projectId, { accept: ids })).status).toBe(200);
    const parts = (await flow.app.store.designs.findById(designId))?.parts ?? {};
    expect((await flow.app.services.contents.loadPart(parts, "imagery")).rasters ?? []).toEqual([]);
  });

  test("an SVG of another tool becomes an image; one with live text or a script is skipped with a fix", async () => {
    const { designId } = await flow.waiting("Foreign drawing");
    const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
    const { json } = await sendArchive(
      designId,
      zip([
        { path: "assets/leaf.svg", content: drawing('<path d="M1 1h7v7H1z"/>') },
        { path: "assets/words.svg", content: drawing("<text y='9'>Hi</text>") },
        { path: "assets/script.svg", content: drawing("<script>alert(1)</script>") },
        { path: "assets/none.svg", content: "no drawing" },
      ]),
    );
    expect(json.report.taken).toEqual([{ path: "assets/leaf.svg", kind: "asset", name: "leaf" }]);
    expect(json.report.left).toEqual([
      { path: "assets/words.svg", why: expect.stringContaining("live text") },
      { path: "assets/script.svg", why: expect.stringContaining("not safe") },
      { path: "assets/none.svg", why: expect.stringContaining("The SVG cannot be rendered") },
    ]);
  });

  test("components are imported from components/: fragments unchanged, documents by the content of their body", async () => {
    const { designId, projectId } = await flow.waiting("Foreign components");
    const { json } = await sendArchive(
      designId,
      zip([
        { path: "kit/components/price_tag.html", content: sampleComponent.html },
        {
          path: "kit/components/cards/Offer.html",
          content: `<!doctype html><style>.o{padding:8px}</style><body><p class=o>Offer</p>`,
        },
        { path: "kit/index.html", content: html },
      ]),
    );
    expect(json.report).toEqual({
      taken: [
        { path: "kit/components/price_tag.html", kind: "component", name: "price tag" },
        { path: "kit/components/cards/Offer.html", kind: "component", name: "Offer" },
        { path: "kit/index.html", kind: "page", name: "index" },
      ],
      left: [],
    });
    const { deliverables } = await flow.deliverables(projectId);
    const offer = await flow.app.store.externalArtifacts.findById(deliverables[1].id);
    const blob = await flow.app.store.blobs.findByHash(offer?.contentHash ?? "");
    expect(JSON.parse(new TextDecoder().decode(blob?.bytes)).html).toBe(
      '<style>\n.o{padding:8px}\n</style>\n<p class="o">Offer</p>',
    );
  });
});

describe("the sender", () => {
  test("is a member, a key with ARTIFACTS_WRITE or the design's handoff key", async () => {
    const { designId } = await flow.waiting("Senders");
    const handoffKey = (await flow.app.key(["ARTIFACTS_WRITE"], { kind: "HANDOFF", designId })).key;
    const elsewhere = (await flow.app.key(["ARTIFACTS_WRITE"], { workspaceId: flow.other.id })).key;
    const statuses = [];
    for (const credentials of [{ cookie: flow.member }, { key: handoffKey }, { key: flow.reader }, { key: elsewhere }, {}])
      statuses.push((await sendArchive(designId, page, credentials)).status);
    expect(statuses).toEqual([201, 201, 403, 404, 401]);
    expect((await sendArchive("ds_unknown", page)).status).toBe(404);
  });
});

describe("a rejected export stores nothing", () => {
  test("400 for a file that is not an archive, is damaged, has another type or no item", async () => {
    const { designId, projectId } = await flow.waiting("Refused");
    const bad: readonly (readonly [Uint8Array | string, string, string?])[] = [
      ["", "neither a ZIP nor a gzip tar"],
      ["<html>", "neither a ZIP nor a gzip tar"],
      [page.subarray(0, 60), "damaged"],
      [createZip([{ path: "a.html", text: html, crc: 1 }]), "damaged"],
      [page, "application/zip, application/gzip", "application/json"],
      [page, "application/zip, application/gzip", "multipart/form-data; boundary=x"],
      [zip([{ path: "README.md", content: "x" }]), "README.md: Instructions"],
    ];
    for (const [body, reason, type] of bad) {
      const { status, json } = await sendArchive(designId, body, { key: flow.key }, type);
      expect({ status, says: json.error.includes(reason) ? reason : json.error }).toEqual({ status: 400, says: reason });
    }
    expect((await flow.deliverables(projectId)).deliverables).toEqual([]);
  });

  test("400 for a project that ended", async () => {
    const { design } = await flow.app.publish({ name: "Over", seed: 1 });
    const { status, json } = await sendArchive(design.id, page);
    expect([status, json.error]).toEqual([400, expect.stringContaining("FINALIZED")]);
  });

  test("413 for a body over 64 MB and for contents over 500 MB or 2,000 files", async () => {
    const { designId } = await flow.waiting("Large");
    const bomb = createTarGz(...Array.from({ length: 6 }, (_, at) => createTarEntry(`${at}.css`, Buffer.alloc(90_000_000))));
    expect((await sendArchive(designId, bomb)).status).toBe(413);
    const many = createZip(Array.from({ length: 2001 }, (_, at) => ({ path: `${at}.css`, text: "" })));
    expect((await sendArchive(designId, many)).status).toBe(413);
    expect((await sendArchive(designId, Buffer.alloc(64_000_001))).status).toBe(413);
    expect((await sendArchive(designId, Buffer.alloc(64_000_000))).status).toBe(400);
  });

  test("429 beyond the import rate limit", async () => {
    const limited = await createExternalFlow({ rates: { import: 1 } });
    try {
      const { designId } = await limited.waiting("Fast");
      const send = () =>
        limited.app.send("POST", `/api/v1/designs/${designId}/external-archive`, {
          key: limited.key,
          body: page,
          headers: { "content-type": "application/zip" },
        });
      const statuses = [(await send()).status, (await send()).status, (await send()).status];
      expect(statuses[0]).toBe(201);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.app.close();
    }
  });
});

test("the API description shows the body as a file", async () => {
  const described = JSON.parse(await generateOpenApi("http://livery.test"));
  const { requestBody } = described.paths["/api/v1/designs/{id}/external-archive"].post;
  expect(requestBody.required).toBe(true);
  expect(Object.keys(requestBody.content)).toEqual(["application/zip", "application/gzip", "application/octet-stream"]);
  expect(requestBody.content["application/zip"]).toEqual({ schema: { type: "string", format: "binary" } });
});

import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { maxBrandImports } from "#/model/brand-import";
import type { DesignId } from "#/model/ids";
import { fontMediaType } from "#/operations/files/given-fonts";
import { sweepBlobs } from "#/store/sweep-blobs";
import { createGivenFaces } from "#test/kits/given-faces-fixture";
import { createDesignFlow, type DesignFlow } from "#test/operations/design-flow";

setDefaultTimeout(120_000);

let flow: DesignFlow;
let given: Awaited<ReturnType<typeof createGivenFaces>>;
beforeAll(async () => {
  flow = await createDesignFlow();
  given = await createGivenFaces();
  const { app } = flow;
  const proposal = { given: { faces: given.faces }, recognized: [], mapped: [], left: [], notices: [] };
  await app.store.transaction(async ({ blobs, brandImports }) => {
    for (const bytes of given.bytes.values()) await blobs.put(bytes, fontMediaType);
    const contentHash = await blobs.put(JSON.stringify(proposal), "application/json");
    const createdAt = app.clock.now().toISOString();
    const row = { id: createId("imp"), workspaceId: app.workspaceId, name: "Acme", contentHash, createdBy: "test", createdAt };
    await brandImports.insert(row, maxBrandImports);
  });
});
afterAll(() => flow.app.close());

/** A draft in its review that has the given faces. */
async function createDraft(name: string) {
  const made = await flow.reviewed({ name });
  const body = { given: { faces: given.faces } };
  const { status } = await flow.send("PATCH", `designs/${made.designId}/edits`, { cookie: flow.member, body });
  expect(status).toBe(200);
  return made;
}

const getPage = (path: string, cookie?: string) => flow.app.send("GET", path, cookie === undefined ? {} : { cookie });
const getFont = async (id: DesignId, hash: string, cookie?: string) => await getPage(`/fonts/d/${id}/${hash}.woff2`, cookie);
const [display, text] = ["display", "text"] as const;
const getHash = (slot: "display" | "text") => given.faces[slot]?.files[0]?.hash ?? "";

describe("the fonts of a draft", () => {
  test("are inside its previews, and at no address for others", async () => {
    const { designId } = await createDraft("Private fonts");
    for (const path of ["", "/landing", "/components/button"]) {
      const page = await getPage(`/preview/d/${designId}${path}`, flow.member);
      expect([path, page.status]).toEqual([path, 200]);
      for (const bytes of given.bytes.values()) expect(page.text).toContain(Buffer.from(bytes).toString("base64"));
      expect(page.text).not.toContain(`/fonts/d/${designId}`);
      expect(page.headers.get("content-security-policy")).toContain("font-src 'self' data:");
      expect((await getPage(`/preview/d/${designId}${path}`)).status).toBe(404);
    }
    for (const hash of given.bytes.keys()) {
      expect((await getFont(designId, hash)).status).toBe(404);
      expect((await getFont(designId, hash, flow.stranger)).status).toBe(404);
      expect((await getFont(designId, hash, flow.member)).status).toBe(200);
      for (const path of [`/fonts/${hash}.woff2`, `/assets/${hash}.png`, `/assets/${hash}.svg`, `/assets/${hash}-64.png`])
        expect([path, (await getPage(path)).status]).toEqual([path, 404]);
    }
  });

  test("are in the style sheet of edits only if its pages do not have them yet", async () => {
    const { designId } = await flow.reviewed({ name: "Edited fonts" });
    const preview = (body: unknown) => flow.post(`designs/${designId}/edits/preview`, body, flow.member);
    const added = await preview({ given: { faces: given.faces } });
    expect(added.json.css).toContain("data:font/woff2;base64,");
    await flow.send("PATCH", `designs/${designId}/edits`, { cookie: flow.member, body: { given: { faces: given.faces } } });
    const known = await preview({ adjustments: [{ kind: "radius", px: 14 }] });
    expect(known.status).toBe(200);
    expect(known.json.css).not.toContain("data:font");
    expect(known.json.css).toContain('"Acme Text"');
  });

  test("of another workspace cannot be named by their hash", async () => {
    const own = await flow.app.send("POST", `/api/v1/workspaces/${flow.other.id}/brands`, {
      cookie: flow.stranger,
      body: { name: "Thief" },
    });
    const design = await flow.app.send("POST", `/api/v1/brands/${own.json.id}/designs`, {
      cookie: flow.stranger,
      body: { brief: { name: "Thief", seed: 1, archetype: "swiss" } },
    });
    const stolen = await flow.app.send("PATCH", `/api/v1/designs/${design.json.design.id}/edits`, {
      cookie: flow.stranger,
      body: { given: { faces: given.faces } },
    });
    expect([stolen.status, stolen.json.error]).toEqual([400, expect.stringContaining("does not have")]);
    const preview = await flow.app.send("POST", `/api/v1/designs/${design.json.design.id}/edits/preview`, {
      cookie: flow.stranger,
      body: { given: { faces: given.faces } },
    });
    expect([preview.status, preview.text.includes("data:font")]).toEqual([400, false]);
  });
});

describe("the fonts of a published design", () => {
  let designId: DesignId;
  beforeAll(async () => {
    const made = await createDraft("Public fonts");
    designId = made.designId;
    await flow.approve(made.projectId);
    expect((await flow.post(`designs/${designId}/publish`)).status).toBe(200);
    flow.app.clock.forwardMs(1000);
  });

  test("have addresses that its pages name and everyone can read", async () => {
    for (const path of ["/systems/public-fonts", `/preview/d/${designId}`, `/preview/d/${designId}/landing`]) {
      const page = await getPage(path);
      expect([path, page.status]).toEqual([path, 200]);
      for (const slot of [display, text]) expect(page.text).toContain(`url("/fonts/d/${designId}/${getHash(slot)}.woff2")`);
      expect(page.text).toContain('--font-display: "Acme Display"');
      expect(page.text).not.toContain("data:font");
    }
    for (const [hash, bytes] of given.bytes) {
      const font = await flow.app.get(`/fonts/d/${designId}/${hash}.woff2`);
      expect([font.status, font.headers.get("content-type")]).toEqual([200, fontMediaType]);
      expect(font.headers.get("cache-control")).toContain("immutable");
      expect(font.headers.get("access-control-allow-origin")).toBe("*");
      expect(Buffer.compare(await font.bytes(), bytes)).toBe(0);
    }
  });

  test("are found under their design only, and only by their own hash", async () => {
    const { designId: other } = await flow.published({ name: "No fonts" });
    expect((await getFont(other, getHash(display))).status).toBe(404);
    const design = await flow.app.store.designs.findById(designId);
    for (const hash of [design?.parts.tokens ?? "", "0".repeat(64)]) expect((await getFont(designId, hash)).status).toBe(404);
  });

  test("are in its archives byte for byte, and survive a sweep", async () => {
    const first = await sweepBlobs(flow.app.store, { pauseMs: 0 });
    await sweepBlobs(flow.app.store, { pauseMs: 0, unreferencedBefore: first.unreferenced });
    for (const path of [
      "/api/v1/systems/public-fonts/download",
      "/api/systems/export/public-fonts?format=all",
      "/api/systems/export/public-fonts?format=pages",
    ]) {
      const reply = await flow.app.get(path);
      expect([path, reply.status]).toEqual([path, 200]);
      const files = unzipSync(await reply.bytes());
      for (const slot of [display, text]) {
        const file = given.faces[slot]?.files[0];
        const packed = files[`fonts/${file?.fileName}`] ?? new Uint8Array();
        expect(Buffer.compare(packed, given.bytes.get(file?.hash ?? "") ?? new Uint8Array(1))).toBe(0);
      }
    }
    const kit = await flow.get(`designs/${designId}/partner-design-kit`);
    expect(kit.text).toContain(getHash(display));
  });

  test("are declared with absolute URLs by a style sheet for pages elsewhere, of the latest version or a pinned one", async () => {
    const latest = await getPage("/fonts/public-fonts.css");
    expect([latest.status, latest.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
    expect(latest.headers.get("access-control-allow-origin")).toBe("*");
    const base = flow.app.services.baseUrl;
    const urls = [...latest.text.matchAll(/url\("([^"]+)"\)/g)].map(([, url = ""]) => url);
    expect(urls).toContain(`${base}/fonts/d/${designId}/${getHash(display)}.woff2`);
    expect(urls.some((url) => /\/fonts\/[a-z0-9-]+\.woff2$/.test(url))).toBe(true);
    for (const url of urls) {
      expect(url.startsWith(`${base}/`)).toBe(true);
      expect([url, (await flow.app.get(url.slice(base.length))).status]).toEqual([url, 200]);
    }
    expect(latest.text).toContain('--font-display: "Acme Display"');

    const pinned = await getPage("/fonts/public-fonts.css?version=1.0.0");
    expect([pinned.status, pinned.text]).toEqual([200, latest.text]);
    const unknown = await getPage("/fonts/public-fonts.css?version=7.0.0");
    expect([unknown.status, unknown.json.error]).toEqual([404, expect.stringContaining("Versions: 1.0.0")]);
    expect((await getPage("/fonts/no-such-brand.css")).status).toBe(404);
    expect((await flow.app.send("HEAD", "/fonts/public-fonts.css")).status).toBe(200);
  });

  test("of a version that another design has replaced stay at their address", async () => {
    const { id, brandId } = (await flow.app.store.designs.findById(designId)) ?? {};
    if (!id || !brandId) throw new Error("there is no design");
    await flow.published({ name: "Public fonts", seed: 3 }, { brandId });
    const [latest, pinned] = [await getPage("/fonts/public-fonts.css"), await getPage("/fonts/public-fonts.css?version=1.0.0")];
    expect(latest.text).not.toContain("Acme Display");
    expect(pinned.text).toContain("Acme Display");
    expect((await getFont(designId, getHash(display))).status).toBe(200);
  });

  test("are at no address once their system is private", async () => {
    const { id } = (await flow.get(`designs/${designId}`)).json.brand ?? {};
    const design = await flow.app.store.designs.findById(designId);
    const changed = await flow.send("PATCH", `brands/${id ?? design?.brandId}`, {
      cookie: flow.admin,
      body: { visibility: "PRIVATE" },
    });
    expect(changed.status).toBe(200);
    expect((await getFont(designId, getHash(text))).status).toBe(404);
    expect((await getFont(designId, getHash(text), flow.member)).status).toBe(200);
    expect((await getPage("/fonts/public-fonts.css?version=1.0.0")).status).toBe(404);
    const own = await getPage("/fonts/public-fonts.css?version=1.0.0", flow.member);
    expect([own.status, own.text.includes("data:font/woff2;base64,")]).toEqual([200, true]);
    expect(own.headers.get("cache-control") ?? "").not.toContain("public");
  });
});

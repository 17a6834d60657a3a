import { afterAll, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { maxBrandImports } from "#/model/brand-import";
import { fontMediaType } from "#/operations/files/given-fonts";
import { goTo } from "#test/browser/go-to";
import { launchBrowser } from "#test/browser/launch-browser";
import { createGivenFaces } from "#test/kits/given-faces-fixture";
import { createDesignFlow } from "#test/operations/design-flow";
import { getSessionCookieName } from "#/model/session";

const flow = await createDesignFlow();
const { app } = flow;
const { faces, bytes } = await createGivenFaces();
await app.store.transaction(async ({ blobs, brandImports }) => {
  for (const file of bytes.values()) await blobs.put(file, fontMediaType);
  const proposal = { given: { faces }, recognized: [], mapped: [], left: [], notices: [] };
  const contentHash = await blobs.put(JSON.stringify(proposal), "application/json");
  const createdAt = app.clock.now().toISOString();
  const row = { id: createId("imp"), workspaceId: app.workspaceId, name: "Acme", contentHash, createdBy: "test", createdAt };
  await brandImports.insert(row, maxBrandImports);
});
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: ({ url, headers }) => {
    const { pathname, search } = new URL(url);
    return app.get(pathname + search, { accept: headers.get("accept") ?? "", cookie: headers.get("cookie") ?? "" });
  },
});
const origin = `http://127.0.0.1:${server.port}`;
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop(true);
  await app.close();
});

/** The fonts that a page has loaded, and the requests that it made for fonts. */
async function readFonts(path: string, cookie?: string) {
  const context = await browser.newContext();
  if (cookie !== undefined) await context.addCookies([{ name: getSessionCookieName(origin), value: cookie, url: origin }]);
  try {
    const page = await context.newPage();
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/fonts/")) requested.push(new URL(request.url()).pathname);
    });
    await goTo(page, origin + path);
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      const heading = document.querySelector("h1");
      const wide = [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', ""));
      return { families: [...new Set(wide)], heading: heading && getComputedStyle(heading).fontFamily };
    });
    return { ...loaded, requested };
  } finally {
    await context.close();
  }
}

const { designId, projectId } = await flow.reviewed({ name: "Shown fonts" });
await flow.send("PATCH", `designs/${designId}/edits`, { cookie: flow.member, body: { given: { faces } } });

test("a draft's preview shows the given fonts to its members, without a request for them", async () => {
  const { families, heading, requested } = await readFonts(`/preview/d/${designId}/landing`, flow.member);
  expect(families).toEqual(expect.arrayContaining(["Acme Display", "Acme Text"]));
  expect(heading).toStartWith('"Acme Display", "Acme Display Fallback"');
  expect(requested.filter((path) => path.includes("/d/"))).toEqual([]);
}, 120_000);

test("the brand page and previews of a published design load the given fonts from their addresses", async () => {
  await flow.approve(projectId);
  expect((await flow.post(`designs/${designId}/publish`)).status).toBe(200);
  const addresses = [...bytes.keys()].map((hash) => `/fonts/d/${designId}/${hash}.woff2`);
  for (const path of ["/systems/shown-fonts", `/preview/d/${designId}/landing`]) {
    const { families, requested } = await readFonts(path);
    expect([path, families]).toEqual([path, expect.arrayContaining(["Acme Display", "Acme Text"])]);
    expect(requested).toEqual(expect.arrayContaining(addresses));
  }
}, 120_000);

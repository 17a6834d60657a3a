import { afterAll, beforeAll, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import type { Platform } from "#/model/platform";
import { createTestApp, type TestApp } from "#test/test-app";

/** More systems than two pages of the gallery show. */
const systemCount = 60;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { store } = app.services;
  const { design: published, system: live } = await app.publish({ name: "Kiln & Sons", archetype: "swiss" });
  const design = await store.designs.findById(published.id);
  const system = await store.systems.findById(live.id);
  const version = (await store.versions.listByDesign(published.id)).at(-1);
  if (!design || !system || !version) throw new Error("nothing was published");
  await store.transaction(async ({ brands, systems, designs, versions }) => {
    for (let index = 0; index < systemCount; index++) {
      const name = index % 20 === 7 ? `Étoile ${index}` : `Mill ${index}`;
      const slug = `copy-${index}`;
      const platform: Platform = index % 2 === 0 ? "wordpress" : "nextjs";
      const ids = { brand: createId("br"), system: createId("sys"), design: createId("ds") };
      const times = { createdAt: design.createdAt, updatedAt: design.updatedAt };
      const own = { workspaceId: design.workspaceId, name, slug, ...times };
      await brands.insert({ id: ids.brand, ...own, tagline: "A secret tagline", description: null, website: null });
      const { publicOn, ...copied } = system;
      await systems.insert({ ...copied, ...own, id: ids.system, brandId: ids.brand, platform, visibility: "PUBLIC" });
      await designs.insert({ ...design, id: ids.design, brandId: ids.brand, systemId: ids.system });
      await versions.insert({ ...version, id: createId("ver"), systemId: ids.system, designId: ids.design, kind: "release" });
    }
  });
});
afterAll(() => app.close());

const load = async (path: string) => {
  const response = await app.get(path);
  const page = await response.text();
  const names = [...page.matchAll(/<h2 class="card-name"><a [^>]+>([^<]+)</g)].map(([, name]) => name ?? "");
  const next = /href="([^"]+)" rel="next"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
  return { status: response.status, names, next, page };
};

/** The names on all pages from an address on. */
async function loadAll(path: string) {
  const pages: (readonly string[])[] = [];
  const addresses: string[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const loaded = await load(next);
    pages.push(loaded.names);
    addresses.push(next);
    next = loaded.next;
  }
  return { names: pages.flat(), pages, addresses };
}

test("the pages of the gallery show every system once, 24 at a time", async () => {
  const { names, pages } = await loadAll("/");
  expect(pages.map((page) => page.length)).toEqual([24, 24, systemCount + 1 - 48]);
  expect(new Set(names).size).toBe(systemCount + 1);
});

test("a search finds text in the name, whatever its case, and in the slug", async () => {
  expect((await loadAll("/?q=ÉTOILE")).names).toEqual(["Étoile 7", "Étoile 27", "Étoile 47"]);
  expect((await loadAll("/?q=copy%2059")).names).toEqual(["Mill 59"]);
  expect((await loadAll("/?q=%20kiln%20")).names).toEqual(["Kiln &amp; Sons"]);
});

test("a search finds no tagline, because briefs are not public, and no wildcards", async () => {
  for (const text of ["secret", "%25", "_", "'"]) expect([text, (await load(`/?q=${text}`)).names]).toEqual([text, []]);
});

test("the next page of a filtered list has the same filter, and a link to the first page", async () => {
  const { names, addresses } = await loadAll("/?q=mill&platform=wordpress");
  expect(names).toHaveLength(30);
  expect(addresses[1]).toMatch(/^\/\?q=mill&platform=wordpress&cursor=sys_/);
  expect((await load(addresses[1] ?? "")).page).toContain('href="/?q=mill&amp;platform=wordpress">First page');
});

test("empty fields of the form filter nothing, and an unknown platform is refused", async () => {
  expect((await load("/?q=&platform=")).names).toEqual((await load("/")).names);
  expect((await load("/?platform=other")).status).toBe(400);
  expect((await load(`/?q=${"x".repeat(81)}`)).status).toBe(400);
});

test("searches are not cached, because there is no end of them", async () => {
  const before = app.services.responseCache.getStats().replies;
  for (let index = 0; index < 5; index++) await load(`/?q=none-${index}`);
  expect(app.services.responseCache.getStats().replies).toBe(before);
});

test("a private system is found by members only", async () => {
  const [system] = await app.services.store.systems.listActive({ limit: 1, search: "kiln" });
  if (!system) throw new Error("the system is missing");
  await app.services.store.transaction(({ systems }) => systems.update(system.id, { visibility: "PRIVATE" }));
  expect((await load("/?q=kiln")).names).toEqual([]);
  const own = await app.services.store.systems.listActive({ limit: 1, search: "kiln", workspaceIds: [system.workspaceId] });
  expect(own.map(({ id }) => id)).toEqual([system.id]);
});

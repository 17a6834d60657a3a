import { expect, test } from "bun:test";
import { docsPages } from "#/documents/site-layout/docs-pages";
import { createDocsSet } from "#/operations/files/create-docs-set";

const openApi = '{"openapi":"3.1.0"}';
const files = await createDocsSet({ baseUrl: "https://brand.example", openApi, now: new Date("2026-11-21T10:00:00Z") });
const paths = new Set(files.map(({ path }) => path));

test("the documentation as files has every page, and what its pages load and link to", () => {
  for (const { path } of docsPages) expect(paths).toContain(`${path.slice("/docs/".length) || "index"}.html`);
  expect(files.find(({ path }) => path === "openapi.json")?.content).toBe(openApi);
  expect(files.filter(({ path }) => path.startsWith("fonts/")).length).toBeGreaterThan(1);
  for (const { path, content } of files.filter(({ path }) => path.endsWith(".html"))) {
    const page = String(content);
    const loaded = [...page.matchAll(/\bsrc="([^"]+)"|url\("([^"]+)"\)/g)].map(([, source, url]) => source ?? url ?? "");
    const linked = [...page.matchAll(/\bhref="([^"#]+)/g)].map(([, href = ""]) => href);
    const own = linked.filter((href) => !/^(?:https?|mailto|[a-z]+):/.test(href));
    expect([path, [...loaded, ...own].filter((target) => !paths.has(target))]).toEqual([path, []]);
    expect([path, loaded.length > 0, /<script|<link rel="(?:preload|stylesheet)/.test(page)]).toEqual([path, true, false]);
  }
});

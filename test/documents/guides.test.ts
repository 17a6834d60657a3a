import { afterAll, describe, expect, test } from "bun:test";
import { settings } from "#/config/settings";
import { docsPages, hasMarkdownTwin } from "#/documents/site-layout/docs-pages";
import { listGuides } from "#/documents/guides/guides";
import type { Setting } from "#/kernel/setting";
import { foreignLink } from "#test/documents/foreign-link";
import { findHtmlFaults } from "#test/documents/find-html-faults";
import { readFences } from "#test/documents/read-fences";
import { createTestApp } from "#test/test-app";

const app = await createTestApp({ baseUrl: "https://brand.example" });
afterAll(() => app.close());
const readText = async (path: string) => (await app.get(path)).text();
const pages = await Promise.all(docsPages.map(async ({ path }) => ({ path, text: await readText(path) })));

describe("the documentation", () => {
  // The reference is validated by its own test.
  test.each(pages.flatMap(({ path, text }) => (path === "/docs" ? [] : [[path, text] as const])))(
    "%s is valid HTML and runs nothing",
    async (_, text) => {
      expect(await findHtmlFaults(text)).toEqual([]);
      expect(text.replace(/<pre[\s\S]*?<\/pre>/g, "")).not.toMatch(foreignLink);
      expect(text.replace(/<pre[\s\S]*?<\/pre>/g, "")).not.toMatch(/<script|<img|@import|url\((?!"\/fonts\/)|<[^>]*\son\w+=/);
    },
  );

  test.each(docsPages.map(({ path }) => [path]))("%s is public, cacheable and loads only Livery's fonts", async (path) => {
    const response = await app.get(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(response.headers.get("content-security-policy")).toStartWith("default-src 'none'; style-src 'unsafe-inline';");
    expect(response.headers.get("cache-control")).not.toContain("no-store");
    expect(response.headers.get("etag")).not.toBeNull();
  });

  test("every page links to every other, and no link inside the documentation is broken", async () => {
    const idsByPath = new Map(pages.map(({ path, text }) => [String(path), listIds(text)]));
    for (const { path, text } of pages) {
      for (const page of docsPages) expect([path, text.includes(`href="${page.path}"`)]).toEqual([path, true]);
      for (const [, target = "", fragment = ""] of text.matchAll(/href="(\/[^"#]*)?(?:#([^"]+))?"/g)) {
        const linked = target || path;
        if (fragment !== "") expect([path, linked, idsByPath.get(linked)?.has(fragment)]).toEqual([path, linked, true]);
        else if (linked !== "/console") expect([path, linked, (await app.get(linked)).status]).toEqual([path, linked, 200]);
      }
    }
  });

  test("the API reference lists every guide with its description", () => {
    const reference = pages.find(({ path }) => path === "/docs")?.text;
    for (const { path, name, description } of docsPages.filter((page) => page.path !== "/docs"))
      expect(reference).toContain(`<dt><a href="${path}">${name}</a></dt><dd>${description}</dd>`);
  });

  test("every guide has a Markdown twin whose links work outside the server", async () => {
    for (const { path } of docsPages.filter(({ path }) => hasMarkdownTwin(path))) {
      const response = await app.get(`${path}.md`);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"]);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      const text = await response.text();
      const guide = listGuides().find((one) => one.path === path);
      if (guide) expect(text).toStartWith(`# ${guide.title}\n`);
      expect(readFences(text).outside.join("\n")).not.toMatch(/\]\(\/|localhost:4600/);
      expect(await readText("/docs/index.md")).toContain(`(https://brand.example${path}.md)`);
    }
  });

  test("an unknown guide returns 404 with the address of the list", async () => {
    for (const path of ["/docs/nothing", "/docs/nothing.md", "/docs/toString"]) {
      const response = await app.get(path);
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("/docs/index.md")]);
    }
  });
});

describe("a guide", () => {
  test.each(listGuides().map((guide) => [guide.path, guide] as const))(
    "%s has a lead of plain text and closed fences",
    (_, guide) => {
      expect(guide.lead).not.toMatch(/[`*[\]<>_]/);
      const { blocks, outside } = readFences(guide.body);
      expect(guide.body.match(/^```/gm)?.length ?? 0).toBe(blocks.length * 2);
      // The rows of the generated table cannot be wrapped.
      const isGenerated = (line: string) => guide.path === "/docs/benchmarks" && line.startsWith("|");
      expect(outside.filter((line) => line.length > 120 && !isGenerated(line))).toEqual([]);
    },
  );

  test("administration has every setting with its flag and default", async () => {
    const text = await readText("/docs/administration.md");
    const missing = Object.values(settings).flatMap(({ variable, flag, fallback }: Setting) =>
      [`\`${variable}\``, `\`--${flag}\``, ...(fallback === "" ? [] : [`\`${fallback}\``])].filter(
        (part) => !text.includes(part),
      ),
    );
    expect(missing).toEqual([]);
  });
});

const listIds = (page: string) => new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));

import { afterAll, expect, test } from "bun:test";
import { archetypeBriefs } from "#test/documents/archetype-briefs";
import { createTestApp } from "#test/test-app";

const app = await createTestApp();
afterAll(app.close);
const { system } = await app.publish({ ...archetypeBriefs.swiss, tagline: "Glasses <b>[for](x)</b> everyone" });
const read = async (path: string) => {
  const response = await app.get(path);
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
};

/** The paths of this server that a text links to. */
const listPaths = (text: string) => [
  ...new Set([...text.matchAll(/(?:\]\(|<)http:\/\/livery\.test(\/[^)>]*)[)>]/g)].map(([, path]) => path ?? "")),
];

test("every link of the index for agents, and of the Markdown that it links to, leads somewhere", async () => {
  const index = await read("/llms.txt");
  expect([index.status, index.type]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(index.text).toStartWith("# Livery\n\n> ");
  const paths = listPaths(index.text);
  expect(paths).toContain(`/systems/${system.slug}.md`);
  expect(paths).toContain("/docs/agents.md");
  const page = await read(`/systems/${system.slug}.md`);
  expect([page.status, page.type]).toEqual([200, "text/markdown; charset=utf-8"]);
  for (const path of new Set([...paths, ...listPaths(page.text)])) {
    // An agent sends messages there.
    if (path === "/mcp") continue;
    expect([path, (await app.get(path)).status]).toEqual([path, 200]);
  }
}, 60_000);

test("the Markdown of a brand page has its values, parts, files and versions, under 5,000 tokens", async () => {
  const { text } = await read(`/systems/${system.slug}.md`);
  for (const title of ["Colours", "Type", "Shape", "Voice", "Components", "Pages", "Files", "Coding agents", "Versions"])
    expect(text).toContain(`\n## ${title}\n`);
  expect(text).toContain("1.0.0 (live)");
  expect(text).toContain(`/api/v1/systems/${system.slug}/components/button)`);
  expect(text).toContain("`--primary`");
  expect(text).not.toContain("<b>");
  expect(text.length / 4).toBeLessThan(5_000);
});

test("pages name their Markdown, and a display name leads to the same text as the slug", async () => {
  const twins = [
    ["/", "/llms.txt"],
    [`/systems/${system.slug}`, `/systems/${system.slug}.md`],
    ["/docs/concepts", "/docs/concepts.md"],
    ["/docs/agents", "/docs/agents.md"],
  ] as const;
  for (const [path, twin] of twins) {
    const page = await (await app.get(path, { accept: "text/html" })).text();
    expect(page).toContain(`<link rel="alternate" type="text/markdown" href="${twin}">`);
    expect([twin, (await read(twin)).status]).toEqual([twin, 200]);
  }
  const byName = await read(`/systems/${encodeURIComponent("Nordhavn Optik")}.md`);
  expect(byName.text).toBe((await read(`/systems/${system.slug}.md`)).text);
});

test("a system that does not exist, and a wrong cursor, get an error that says what to do", async () => {
  const missing = await app.get("/systems/no-such-system.md");
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining("/llms.txt")]);
  expect((await app.get("/llms.txt?cursor=x")).status).toBe(400);
});

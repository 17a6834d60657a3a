import { afterAll, expect, test } from "bun:test";
import { archetypeBriefs } from "#test/documents/archetype-briefs";
import { createTestApp } from "#test/test-app";

const app = await createTestApp();
afterAll(app.close);
const html = { accept: "text/html" };
const published = await app.publish(archetypeBriefs.swiss);
const slug = published.system.slug;
const path = `/systems/${slug}`;
const pageAt = async (at = path) => await (await app.get(at, html)).text();

test("a published system has a brand page at its slug and at its name, without a key", async () => {
  for (const at of [path, `/systems/${encodeURIComponent("Nordhavn Optik")}`]) {
    const answer = await app.get(at, html);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(await answer.text()).toContain('id="ov-files"');
  }
});

test("the page runs scripts of this server only, in a sandbox, and cannot be framed", async () => {
  const policy = (await app.get(path, html)).headers.get("content-security-policy") ?? "";
  const directives = policy.split(";").map((directive) => directive.trim());
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain("script-src 'self'");
  expect(directives).toContain("frame-ancestors 'none'");
  const sandbox = directives.find((directive) => directive.startsWith("sandbox"));
  expect(sandbox).toContain("allow-scripts");
  expect(sandbox).not.toContain("allow-same-origin");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test("the page supports conditional requests", async () => {
  const tag = (await app.get(path, html)).headers.get("etag") ?? "";
  expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
  expect((await app.get(path, { ...html, "if-none-match": tag })).status).toBe(304);
});

test("every local URL on the page exists", async () => {
  const page = await pageAt();
  const addresses = [...new Set([...page.matchAll(/(?:href|src)="(\/[^"#]*)"/g)].map(([, address]) => address ?? ""))];
  const local = addresses
    .filter((address) => !/^\/console|\.(png|webp)\b/.test(address))
    .map((address) => address.replaceAll("&amp;", "&"));
  expect(local.length).toBeGreaterThan(40);
  for (const address of local) expect([address, (await app.get(address)).status]).toEqual([address, 200]);
}, 60_000);

test("images that the page offers are rendered, and downloaded under the brand's name", async () => {
  const [, address = ""] = /href="(\/assets\/[0-9a-f]{64}-\d+\.webp\?as=[a-z0-9.-]+)"/.exec(await pageAt()) ?? [];
  const answer = await app.get(address);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(answer.headers.get("content-disposition")).toMatch(new RegExp(`^attachment; filename="${slug}-[a-z-]+\\.webp"$`));
}, 60_000);

test("an image cannot be downloaded with another extension", async () => {
  const [address = ""] = /\/assets\/[0-9a-f]{64}\.svg/.exec(await pageAt()) ?? [];
  for (const name of ["symbol.exe", "symbol.png", "a/b.svg", "symbol.svg.html", ".svg"])
    expect([name, (await app.get(`${address}?as=${encodeURIComponent(name)}`)).status]).toEqual([name, 400]);
  expect((await app.get(address)).headers.get("content-disposition")).toBeNull();
});

test("the script has the hash that the page names, and pages without an origin can load it", async () => {
  const answer = await app.get("/copy.js");
  const digest = new Bun.CryptoHasher("sha256").update(await answer.text()).digest("base64");
  expect(await pageAt()).toContain(`integrity="sha256-${digest}"`);
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
});

test("public versions are listed; a draft's foundation is not", async () => {
  const before = await pageAt();
  await app.draft({ ...archetypeBriefs.swiss, tagline: "A draft without approval" });
  const after = await pageAt();
  const numbers = (page: string) =>
    [...page.slice(page.indexOf('id="ov-versions"')).matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, number]) => number);
  expect(numbers(before)).toEqual(["1.0.0"]);
  expect(numbers(after)).toEqual(["1.0.0"]);
  expect(after).not.toContain("A draft without approval");
});

test("an archived system has no page until it is restored", async () => {
  const { cookie } = await app.person("OWNER");
  expect((await app.send("POST", `/api/v1/systems/${slug}/archive`, { cookie })).status).toBe(200);
  const answer = await app.get(path, html);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("No published system has this name.")]);
  expect((await app.send("POST", `/api/v1/systems/${slug}/restore`, { cookie })).status).toBe(200);
  expect((await app.get(path, html)).status).toBe(200);
});

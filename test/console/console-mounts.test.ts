import { afterAll, beforeAll, expect, test } from "bun:test";
import { createConsoleMounts } from "#/console/console-mounts";
import { createRestServer } from "#/transports/rest/server";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
let server: ReturnType<typeof createRestServer>;
beforeAll(async () => {
  app = await createTestApp();
  server = createRestServer(app.services, { mounts: createConsoleMounts("http://livery.test") });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  server.handle(new Request(`http://localhost${path}`, { headers, method }));

/** Paths of the files that the document references. */
const filesOf = (page: string) => [...page.matchAll(/(?:src|href)="([^"]+\/assets\/[^"]+)"/g)].map(([, address = ""]) => address);

test("every screen's URL returns the same document, whose policy blocks inline scripts", async () => {
  const pages = await Promise.all(
    ["/console", "/console/", "/console/w/acme/brands/br_1?tab=pages", "/console/set-up?token=x"].map(async (path) => {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("content-security-policy")).toContain(
        "default-src 'none'; script-src 'self'; style-src 'self'",
      );
      expect(response.headers.get("content-security-policy")).not.toContain("unsafe");
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("cache-control")).toBe("no-store");
      return await response.text();
    }),
  );
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).not.toMatch(/<script(?![^>]* src=)|<style| style=|%PREFIX%|%SESSION%/);
});

test("files are immutable, compressed where accepted, and return 304 if unchanged", async () => {
  const files = filesOf(await (await get("/console")).text());
  expect(files.length).toBe(4);
  for (const file of files) {
    const plain = await get(file);
    const isSmall = (await (await get(file)).arrayBuffer()).byteLength < 1024;
    const zipped = await get(file, { "accept-encoding": "gzip" });
    expect(plain.status).toBe(200);
    expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(plain.headers.get("x-content-type-options")).toBe("nosniff");
    expect(plain.headers.get("vary")).toBe("accept-encoding");
    if (isSmall) {
      expect(zipped.headers.get("content-encoding")).toBeNull();
      continue;
    }
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    const unzipped = Bun.gunzipSync(new Uint8Array(await zipped.arrayBuffer()));
    expect(new TextDecoder().decode(unzipped)).toBe(await plain.text());
    const etag = plain.headers.get("etag") ?? "";
    expect((await get(file, { "if-none-match": etag })).status).toBe(304);
    const gzipTag = zipped.headers.get("etag") ?? "";
    expect(gzipTag).not.toBe(etag);
    expect((await get(file, { "if-none-match": gzipTag })).status).toBe(200);
    expect((await get(file, { "if-none-match": gzipTag, "accept-encoding": "gzip" })).status).toBe(304);
    for (const [header, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["zstd, gzip;q=0.5", "gzip"],
      ["br;q=0, gzip;q=0", null],
    ] as const)
      expect((await get(file, { "accept-encoding": header })).headers.get("content-encoding")).toBe(encoding);
  }
});

test("a first visit loads at most 110 KB of gzipped scripts", async () => {
  const first = filesOf(await (await get("/console")).text()).filter((file) => file.endsWith(".js"));
  const seen = new Set(first);
  let bytes = 0;
  for (const file of seen) {
    const response = await get(file, { "accept-encoding": "gzip" });
    const body = new Uint8Array(await response.arrayBuffer());
    bytes += body.length;
    const text = new TextDecoder().decode(response.headers.get("content-encoding") ? Bun.gunzipSync(body) : body);
    // Static imports load at once; dynamic ones load later.
    for (const [, name] of text.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)) seen.add(`/console/assets/${name}`);
  }
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(110_000);
});

test("only a browser with a session cookie asks for the session", async () => {
  expect(await (await get("/console")).text()).toContain('data-session="none"');
  expect(await (await get("/console", { cookie: "livery_session=x" })).text()).toContain('data-session="kept"');
});

test("the path of the base URL prefixes every URL of the console", async () => {
  const [mount] = createConsoleMounts("https://example.com/brand/service");
  const page = await (await mount?.handle(new Request("http://localhost/console")))?.text();
  expect(page).toContain('data-prefix="/brand/service"');
  for (const file of filesOf(page ?? "")) expect(file).toStartWith("/brand/service/console/assets/");
});

test("an unknown file returns 404, and other methods than GET return 405", async () => {
  expect((await get("/console/assets/nothing.js")).status).toBe(404);
  expect((await get("/console/assets/../../package.json")).status).toBe(404);
  for (const method of ["POST", "PUT", "DELETE", "PATCH"]) expect((await get("/console", {}, method)).status).toBe(405);
});

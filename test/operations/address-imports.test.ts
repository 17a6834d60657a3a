import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { createAllowlist } from "#/http-client/address-rules";
import { createPageFetcher } from "#/http-client/page-fetcher";
import { createTestCertificate } from "#test/http-client/test-certificate";
import { savedPage } from "#test/brand-import/pages/saved-page";
import { createTestApp } from "#test/test-app";

const certificate = createTestCertificate(["fjordline.test", "www.fjordline.test", "cdn.test", "private.test"]);
const requests: { readonly host: string; readonly path: string; readonly cookie: string | null }[] = [];
const page = String(savedPage["page.html"]).replaceAll("./page_files/", "/assets/");
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  tls: { key: certificate.key, cert: certificate.cert },
  async fetch(request, own): Promise<Response> {
    const { pathname, hostname } = new URL(request.url);
    requests.push({ host: hostname, path: pathname, cookie: request.headers.get("cookie") });
    const html = (body: string) =>
      new Response(body, { headers: { "content-type": "text/html; charset=utf-8", "set-cookie": "a=b" } });
    if (pathname === "/") return html(page);
    if (pathname === "/moved")
      return new Response(null, {
        status: 301,
        headers: { location: `https://www.fjordline.test:${own.port}/` },
      });
    if (pathname === "/out") return new Response(null, { status: 302, headers: { location: "https://private.test/" } });
    if (pathname === "/loop") return new Response(null, { status: 302, headers: { location: "/loop" } });
    if (pathname === "/plain") return new Response(null, { status: 302, headers: { location: "http://fjordline.test/" } });
    if (pathname === "/large") return html("x".repeat(8_000_001));
    if (pathname === "/picture") return new Response("x", { headers: { "content-type": "image/png" } });
    if (pathname === "/many")
      return html(
        Array.from({ length: 150 }, (_, index) => `<link rel="stylesheet" href="/s/${index}.css">`).join("") +
          "<style>body{background:#123456}</style>",
      );
    const file = savedPage[pathname.replace("/assets/", "page_files/").replace("/fonts/", "page_files/")];
    return file === undefined ? new Response("none", { status: 404 }) : new Response(Buffer.from(file));
  },
});
const origin = `https://fjordline.test:${server.port}`;

const createFetcher = (entries: readonly string[]) =>
  createPageFetcher({
    allowed: createAllowlist(entries, { hasPublic: entries.includes("public") }),
    ca: certificate.ca,
    // The private host has an address that no entry names.
    resolve: async (host) => [host === "private.test" ? "10.0.0.9" : "127.0.0.1"],
  });

const apps: Awaited<ReturnType<typeof createTestApp>>[] = [];
const createApp = async (pages?: ReturnType<typeof createFetcher>) => {
  const app = await createTestApp(pages ? { pages } : {});
  apps.push(app);
  const { key } = await app.key(["PIPELINE"]);
  const importAddress = (address: string) =>
    app.send("POST", `/api/v1/workspaces/${app.workspaceId}/address-imports`, { key, body: { address } });
  return { app, importAddress };
};
let allowed: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  allowed = await createApp(createFetcher(["127.0.0.1"]));
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await server.stop(true);
  certificate.remove();
});

describe("an import from an address", () => {
  test("is off by default and names the setting that allows it", async () => {
    const { importAddress } = await createApp();
    const { status, json } = await importAddress(`${origin}/`);
    expect(status).toBe(403);
    expect(json.error).toContain("LIVERY_IMPORT_ADDRESSES (--import-addresses)");
    expect(requests).toEqual([]);
  });

  test("reads the page, its style sheets, fonts, icon and logo, lists each, and fetches nothing else", async () => {
    const { status, json } = await allowed.importAddress(`${origin}/`);
    expect(status).toBe(201);
    expect(json.name).toBe("Fjordline");
    expect(json.given.tokens.colors.light).toMatchObject({ background: "#fffdf8", primary: "#b33939", brand: "#0a3d62" });
    expect(json.given.mark.lockups.map(({ lockup }: { lockup: string }) => lockup)).toEqual(["symbol", "lockup-horizontal"]);
    const paths = requests.map(({ path }) => path);
    expect(paths.toSorted()).toEqual(["/", "/assets/base.css", "/assets/icon.svg", "/assets/main.css", "/fonts/young.woff2"]);
    expect(requests.map(({ cookie }) => cookie)).toEqual(paths.map(() => null));
    const listed = json.recognized.filter(({ format }: { format: string }) => format.startsWith("Fetched"));
    expect(listed.map(({ path }: { path: string }) => path).toSorted()).toEqual(paths.map((path) => origin + path).toSorted());
    const left = json.left.map(({ source }: { source: string }) => source);
    for (const source of ["https://cdn.example/missing.css", "https://cdn.example/fjord-sans.woff2", "1 script"])
      expect(left).toContain(source);
    expect(JSON.stringify(json.given)).not.toContain("ff00ff");
  });

  test("follows redirects to addresses that are allowed, and to no others", async () => {
    expect((await allowed.importAddress(`${origin}/moved`)).status).toBe(201);
    expect(requests.slice(0, 2).map(({ host, path }) => [host, path])).toEqual([
      ["fjordline.test", "/moved"],
      ["www.fjordline.test", "/"],
    ]);
    for (const [path, reason] of [
      ["/out", "not among the allowed ones"],
      ["/plain", "must start with https://"],
      ["/loop", "redirects more than 5 times"],
    ]) {
      const { status, json } = await allowed.importAddress(origin + path);
      expect([path, status]).toEqual([path, 400]);
      expect(json.error).toContain(reason);
    }
  });

  test("refuses pages that are too large, missing or no pages", async () => {
    for (const [path, reason] of [
      ["/large", "larger than 8000000 bytes"],
      ["/picture", "image/png"],
      ["/none", "status 404"],
    ]) {
      const { status, json } = await allowed.importAddress(origin + path);
      expect([path, status]).toEqual([path, 400]);
      expect(json.error).toContain(reason);
    }
  });

  test("fetches a limited number of files and reports the others", async () => {
    const { status, json } = await allowed.importAddress(`${origin}/many`);
    expect(status).toBe(201);
    expect(requests).toHaveLength(61);
    expect(json.left.filter(({ reason }: { reason: string }) => reason.startsWith("The limits of files"))).toHaveLength(90);
  });

  test.each([
    [["fjordline.test"], "not among the allowed ones"],
    [["public"], "not on the public network"],
    [["other.test", "10.0.0.0/8"], "not among the allowed ones"],
  ])("reaches nothing outside of %j", async (entries, reason) => {
    const { importAddress } = await createApp(createFetcher(entries));
    const { status, json } = await importAddress(`${origin}/`);
    expect(status).toBe(400);
    expect(json.error).toContain(reason);
    expect(requests).toEqual([]);
  });

  test("takes https addresses only", async () => {
    for (const address of ["http://fjordline.test/", "file:///etc/passwd", "javascript:alert(1)"])
      expect((await allowed.importAddress(address)).status).toBe(400);
    expect(requests).toEqual([]);
  });
});

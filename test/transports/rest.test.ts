import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createRestServer } from "#/transports/rest/server";
import { operations } from "#/operations";
import type { RunReport } from "#/operations/projects/run-report";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
let fern: RunReport;
let draft: RunReport;
beforeAll(async () => {
  app = await createTestApp();
  fern = await app.publish({ name: "Fern & Sons", brandColor: "#2f6b4f", archetype: "civic", seed: 1 });
  await app.publish({ name: "Kiln", brandColor: "#a34a28", platform: "wordpress", archetype: "craft", seed: 2 });
  await app.publish({ name: "Pier", brandColor: "#114488", archetype: "poster", seed: 3 });
  draft = await app.draft({ name: "Not Yet" });
});
afterAll(() => app.close());

/** The body of a refusal without the id of its own request. */
const commonPart = async (response: Response) => {
  const { requestId, ...common } = (await response.json()) as { requestId: string };
  expect(requestId).toBeString();
  return JSON.stringify(common);
};
const readError = async (response: Response) => ((await response.json()) as { error: string }).error;

describe("GET /api/v1/systems", () => {
  test("lists ACTIVE systems only, with all documented fields", async () => {
    const response = await app.get("/api/v1/systems");
    const { systems, nextCursor } = (await response.json()) as { systems: Record<string, unknown>[]; nextCursor: string | null };
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(systems.map(({ slug }) => slug)).toEqual(["fern-sons", "kiln", "pier"]);
    expect(systems[0]).toEqual({
      name: "Fern & Sons",
      slug: "fern-sons",
      brandColor: "#2f6b4f",
      tokenCount: expect.any(Number),
      status: "ACTIVE",
      platform: "nextjs",
      version: "1.0.0",
      updatedAt: "2026-11-21T10:00:00.000Z",
      previewUrl: `http://livery.test/preview/d/${fern.design.id}`,
    });
    expect(nextCursor).toBeNull();
  });

  test("filters by platform and refuses a platform that does not exist", async () => {
    const { systems } = (await (await app.get("/api/v1/systems?platform=wordpress")).json()) as { systems: { slug: string }[] };
    expect(systems.map(({ slug }) => slug)).toEqual(["kiln"]);
    const rejected = await app.get("/api/v1/systems?platform=drupal");
    expect(rejected.status).toBe(400);
    expect(await readError(rejected)).toBe("platform must be one of: nextjs, wordpress.");
  });

  test("pages through all, each once", async () => {
    const slugs: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const response = await app.get(`/api/v1/systems?limit=1${cursor && `&cursor=${cursor}`}`);
      const page = (await response.json()) as { systems: { slug: string }[]; nextCursor: string | null };
      slugs.push(...page.systems.map(({ slug }) => slug));
      cursor = page.nextCursor;
    }
    expect(slugs).toEqual(["fern-sons", "kiln", "pier"]);
  });

  test.each([
    ["limit=0", "limit must be at least 1."],
    ["limit=201", "limit must be at most 200."],
    ["limit=ten", "limit must be an integer."],
    ["limit=1.5", "limit must be an integer."],
    ["cursor=nonsense", "cursor must be the nextCursor of the previous page."],
    ["plattform=nextjs", '"plattform" is not a known field. Remove or correct it.'],
    ["limit=1&limit=2", "limit is set more than once."],
    ["__proto__=1", '"__proto__" is not a known field. Remove or correct it.'],
  ])("?%s returns 400 with the reason", async (query, message) => {
    const response = await app.get(`/api/v1/systems?${query}`);
    expect(response.status).toBe(400);
    expect(await readError(response)).toBe(message);
  });

  test("a new publication shows at the next request", async () => {
    const before = await app.get("/api/v1/systems");
    const tag = before.headers.get("etag") ?? "";
    expect((await app.get("/api/v1/systems", { "if-none-match": tag })).status).toBe(304);
    await app.publish({ name: "Newcomer", brandColor: "#335577", seed: 4 });
    const after = await app.get("/api/v1/systems", { "if-none-match": tag });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain("newcomer");
  });
});

describe("a system by its name", () => {
  test("a display name works too, ignoring case", async () => {
    expect((await app.get("/api/v1/systems/FERN%20%26%20sons/adoption")).status).toBe(200);
  });

  test.each(["adoption", "download", "agent-prompt"])(
    "%s of an unknown system and of a draft answers the same 404",
    async (route) => {
      const unknown = await app.get(`/api/v1/systems/unknown/${route}`);
      const unpublished = await app.get(`/api/v1/systems/not-yet/${route}`);
      expect([unknown.status, unpublished.status]).toEqual([404, 404]);
      expect(await commonPart(unknown)).toBe(await commonPart(unpublished));
    },
  );

  test("every URL in the adoption manifest returns 200 without a key", async () => {
    const manifest = await (await app.get("/api/v1/systems/fern-sons/adoption")).text();
    const urls = [...new Set(manifest.match(/http:\/\/livery\.test[^"]*/g))];
    expect(urls.length).toBeGreaterThan(30);
    const responses = await Promise.all(
      urls.map(async (url) => [url, (await app.get(url.replace("http://livery.test", ""))).status] as const),
    );
    expect(responses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test("the bundle is a file named after system and version", async () => {
    const response = await app.get("/api/v1/systems/fern-sons/download");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="fern-sons-1.0.0-bundle.zip"');
    expect(response.headers.get("content-type")).toBe("application/zip");
  });

  test("the agent prompt can be cached for five minutes and has the time of the last change", async () => {
    const response = await app.get("/api/v1/systems/fern-sons/agent-prompt");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(response.headers.get("x-system-updated-at")).toBe("2026-11-21T10:00:00.000Z");
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(await response.text()).toStartWith('# "Fern & Sons"');
  });
});

describe("GET /api/systems/export/{name}", () => {
  const formats = [
    "globals-css",
    "colors-ts",
    "spacing-ts",
    "typography-ts",
    "utility-theme",
    "utility-theme-v4",
    "dtcg",
    "brand-manifest",
    "components",
    "components-json",
    "pages",
    "assets-svg",
    "all",
  ];
  const mediaTypes: Record<string, string> = {
    dtcg: "application/design-tokens+json",
    "globals-css": "text/css",
    "utility-theme-v4": "text/css",
    "brand-manifest": "application/json",
    "components-json": "application/json",
  };

  test.each(formats)("%s has a media type, a file name, a strong ETag and 304", async (format) => {
    const response = await app.get(`/api/systems/export/fern-sons?format=${format}`);
    expect(response.status).toBe(200);
    const archive = ["components", "pages", "assets-svg", "all"].includes(format);
    expect(response.headers.get("content-type")?.split(";")[0]).toBe(
      mediaTypes[format] ?? (archive ? "application/zip" : "text/plain"),
    );
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const etag = response.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect((await response.bytes()).length).toBeGreaterThan(200);
    const again = await app.get(`/api/systems/export/fern-sons?format=${format}`, { "if-none-match": `W/"x", ${etag}` });
    expect([again.status, (await again.bytes()).length]).toEqual([304, 0]);
  });

  test("no format and an unknown one are 400 and list the values", async () => {
    for (const response of [
      await app.get("/api/systems/export/fern-sons"),
      await app.get("/api/systems/export/fern-sons?format=less"),
    ])
      expect([response.status, await readError(response)]).toEqual([
        400,
        expect.stringContaining("one of: globals-css, colors-ts"),
      ]);
  });

  test("the unknown system comes before the unknown format", async () => {
    expect((await app.get("/api/systems/export/unknown?format=less")).status).toBe(404);
  });
});

describe("previews", () => {
  test("an approved design is shown in a sandbox that runs nothing", async () => {
    for (const path of ["", "/landing", "/pricing", "/components/button"]) {
      const response = await app.get(`/preview/d/${fern.design.id}${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get("content-security-policy")).toStartWith("sandbox; default-src 'none';");
      expect(response.headers.get("set-cookie")).toBeNull();
      const page = await response.text();
      expect(page).not.toMatch(/<script/i);
      expect(page).toContain("Fern &amp; Sons");
    }
  });

  test("a draft returns the same 404 as an unknown system", async () => {
    const hidden = await app.get(`/preview/d/${draft.design.id}`);
    const unknown = await app.get("/preview/d/ds_00000000000000000000000000");
    expect([hidden.status, unknown.status]).toEqual([404, 404]);
    expect(await commonPart(hidden)).toBe(await commonPart(unknown));
  });

  test("pages and components that the design has not are 404", async () => {
    expect((await app.get(`/preview/d/${fern.design.id}/nothing`)).status).toBe(404);
    expect((await app.get(`/preview/d/${fern.design.id}/components/nothing`)).status).toBe(404);
  });
});

describe("other addresses", () => {
  test("the gallery, the reference, schemas, registry items and health answer", async () => {
    for (const path of [
      "/",
      "/docs",
      "/schemas/brand-manifest.json",
      "/r/fern-sons.json",
      "/healthz",
      "/readyz",
      "/systems/kiln/theme.json",
    ])
      expect([path, (await app.get(path)).status]).toEqual([path, 200]);
    expect((await app.get("/systems/fern-sons/theme.json")).status).toBe(404);
    expect((await app.get("/schemas/nothing.json")).status).toBe(404);
    expect((await app.get("/fonts/..%2f..%2fetc%2fpasswd")).status).toBe(404);
    expect((await app.get("/assets/nothing.svg")).status).toBe(404);
    expect((await app.get("/fonts/toString")).status).toBe(404);
  });

  test("unknown paths and wrong methods under the API answer JSON, elsewhere a browser gets a page", async () => {
    for (const path of ["/api/v1/nothing", "/api/nothing", "/preview/x", "/mcp"]) {
      const response = await app.get(path, { accept: "text/html" });
      expect([path, response.status, response.headers.get("content-type")]).toEqual([path, 404, "application/json"]);
      expect(await readError(response)).toBeString();
    }
    expect((await app.get("/api/v1/systems", {}, "DELETE")).status).toBe(405);
    const page = await app.get("/missing", { accept: "text/html,*/*" });
    expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect((await app.get("/missing")).headers.get("content-type")).toBe("application/json");
  });

  test("an internal error returns 500 without details, and is logged under the request id of the response", async () => {
    const find = app.store.systems.findByPublicSlug;
    app.store.systems.findByPublicSlug = () => Promise.reject(new Error("secret innards"));
    const response = await app.get("/api/v1/systems/broken/adoption");
    app.store.systems.findByPublicSlug = find;
    expect(response.status).toBe(500);
    const message = await readError(response);
    expect(message).not.toContain("innards");
    const id = /request id (\S+)\.$/.exec(message)?.[1] ?? "no id";
    expect(app.logged.find((line) => line.includes(id))).toContain("secret innards");
  });

  test("HEAD matches GET", async () => {
    const response = await app.get("/api/v1/systems", {}, "HEAD");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
  });

  test("an invalid percent encoding in a path returns 400", async () => {
    expect([400, 404]).toContain((await app.get("/api/v1/systems/%E0%A4%A/adoption")).status);
  });
});

test("administrators' operations have no route", () => {
  expect(operations.filter(({ access, rest }) => access === "administrator" && rest)).toEqual([]);
});

test("onRequest is called for every request: public ones, those of users and keys, those of mounts, refused ones", async () => {
  let calls = 0;
  const server = createRestServer(app.services, {
    mounts: [{ path: "/other", handle: () => new Response("other") }],
    onRequest: () => calls++,
  });
  const paths = ["/api/v1/systems", "/api/v1/systems", "/api/v1/designs/ds_none", "/other", "/api/v1/workspaces"];
  for (const [index, path] of paths.entries()) {
    await server.handle(new Request(`http://livery.test${path}`));
    expect([path, calls]).toEqual([path, index + 1]);
  }
});

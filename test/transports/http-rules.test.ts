import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { connect } from "node:net";
import { createConsoleMounts } from "#/console/console-mounts";
import { createHttpTransport } from "#/transports/mcp/http";
import { createRestServer } from "#/transports/rest/server";
import { createHostRule } from "#/kernel/http/host-rule";
import type { RunReport } from "#/operations/projects/run-report";
import { type TestApp, createTestApp } from "#test/test-app";

/** What every path of the server answers like, whatever transport is behind it. */
let app: TestApp;
let appServer: ReturnType<typeof createServer>;
let fern: RunReport;
beforeAll(async () => {
  app = await createTestApp({
    baseUrl: "https://brand.example",
    rates: { public: 1000, static: 1000, key: 1000, unauthorized: 1000 },
  });
  appServer = createServer(app);
  fern = await app.publish({ name: "Fern", seed: 1 });
});
afterAll(() => app.close());

/** A server as `livery serve` puts it together, without a socket. */
function createServer(one: TestApp, allowedHosts: readonly string[] = []) {
  const isOwnHost = createHostRule(one.services.baseUrl, allowedHosts);
  const handler = createHttpTransport(one.services, isOwnHost);
  return createRestServer(one.services, {
    isOwnHost,
    isTrustedProxy: (address) => address === "127.0.0.1",
    mounts: [{ path: "/mcp", handle: handler.handle }, ...createConsoleMounts(one.services.baseUrl)],
  });
}
const sendRequest = (path: string, { method = "GET", body, ...headers }: Record<string, string> = {}, server = appServer) =>
  server.handle(new Request(`http://localhost${path}`, { method, headers, ...(body !== undefined && { body }) }));
const list = { method: "POST", body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}', "content-type": "application/json" };
const paths = () => [
  "/",
  "/systems/fern",
  "/docs",
  "/console",
  "/healthz",
  "/missing",
  "/api/v1/systems",
  "/api/v1/openapi.json",
  "/api/v1/me",
  "/api/v1/missing",
  "/api/systems/export/fern?format=globals-css",
  `/preview/d/${fern.design.id}`,
  "/r/fern.json",
  "/mcp",
];
type ErrorBody = { error: string; code: string; requestId: string };

describe("the Host of a request", () => {
  test.each([
    "evil.example",
    "brand.example.evil.example",
    "evil.example:443",
    "localhost.evil.example",
    "localhost@evil.example",
    "evil@localhost",
    "localhost/evil",
    "localhost#evil",
    "localhost, evil.example",
    "127.0.0.1.evil.example",
    "192.168.1.20",
    "128.0.0.1",
    "[2001:db8::1]",
    "",
    ":4600",
    "localhost:99999999",
  ])("%p is refused on every path", async (host) => {
    for (const path of paths()) {
      const response = await sendRequest(path, {
        host,
        ...(path === "/mcp" && { ...list, accept: "application/json, text/event-stream" }),
      });
      expect([path, response.status, ((await response.json()) as ErrorBody).code]).toEqual([path, 421, "MISDIRECTED_REQUEST"]);
    }
  });

  test.each([
    "brand.example",
    "BRAND.example:8443",
    "brand.example.",
    "localhost",
    "localhost:1",
    "127.0.0.1:4600",
    "127.1.2.3",
    "[::1]",
  ])("%p is one of this installation's", async (host) => {
    for (const path of ["/", "/api/v1/systems", "/console", "/healthz"])
      expect((await sendRequest(path, { host })).status).toBe(200);
    expect((await sendRequest("/mcp", { host, ...list, accept: "application/json, text/event-stream" })).status).toBe(200);
  });

  test("a listed host is allowed, and one that is listed with a port only with that port", async () => {
    const server = createServer(app, ["alias.example", "10.0.0.7:4600"]);
    for (const [host, status] of [
      ["alias.example", 200],
      ["Alias.example:8080", 200],
      ["10.0.0.7:4600", 200],
      ["10.0.0.7", 421],
      ["sub.alias.example", 421],
    ] as const)
      expect([host, (await sendRequest("/api/v1/systems", { host }, server)).status]).toEqual([host, status]);
    const { cookie } = await app.person("OWNER");
    const signedIn = { cookie: `__Host-livery_session=${cookie}`, host: "alias.example" };
    const create = { ...signedIn, method: "POST", "content-type": "application/json", body: '{"name":"A"}' };
    const path = `/api/v1/workspaces/${app.workspaceId}/brands`;
    expect((await sendRequest(path, { ...create, origin: "https://alias.example" }, server)).status).toBe(201);
    expect((await sendRequest(path, { ...create, origin: "https://evil.example" }, server)).status).toBe(403);
  });

  test("X-Forwarded-Host is trusted from a trusted proxy only", async () => {
    const forwarded = { host: "livery:4600", "x-forwarded-host": "brand.example" };
    expect((await sendRequest("/api/v1/systems", forwarded)).status).toBe(200);
    expect((await sendRequest("/api/v1/systems", { host: "localhost", "x-forwarded-host": "evil.example" })).status).toBe(421);
    const directResponse = createRestServer(app.services);
    expect((await sendRequest("/api/v1/systems", forwarded, directResponse)).status).toBe(421);
    expect(
      (await sendRequest("/api/v1/systems", { host: "localhost", "x-forwarded-host": "evil.example" }, directResponse)).status,
    ).toBe(200);
  });
});

describe("every answer", () => {
  test("has Strict-Transport-Security where the base URL is https, and not elsewhere", async () => {
    const plain = await createTestApp();
    const plainServer = createServer(plain);
    for (const path of paths()) {
      expect([path, (await sendRequest(path)).headers.get("strict-transport-security")]).toEqual([path, "max-age=31536000"]);
      expect((await sendRequest(path, {}, plainServer)).headers.get("strict-transport-security")).toBeNull();
    }
    await plain.close();
  });

  test("every response has rate limit headers, whatever its status and route", async () => {
    const requests: [path: string, init: Record<string, string>, status: number, rateClass: string][] = [
      ["/api/v1/systems", {}, 200, "public"],
      ["/api/v1/openapi.json", {}, 200, "public"],
      ["/api/v1/systems?x=1", {}, 400, "public"],
      ["/api/v1/systems/%E0%A4%A/adoption", {}, 400, "public"],
      ["/api/v1/systems/none/adoption", {}, 404, "public"],
      ["/api/v1/missing", {}, 404, "public"],
      ["/api/v1/systems", { method: "DELETE" }, 405, "public"],
      ["/api/v1/systems", { method: "OPTIONS" }, 204, "public"],
      ["/console", {}, 200, "static"],
      ["/console/assets/none.js", {}, 404, "static"],
      ["/console", { method: "POST" }, 405, "static"],
      ["/assets/none.png", {}, 404, "static"],
      ["/api/v1/me", {}, 401, "unauthorized"],
      ["/api/v1/me", { authorization: "Bearer lv_no" }, 401, "unauthorized"],
      ["/mcp", {}, 405, "public"],
    ];
    for (const [path, init, status, rateClass] of requests) {
      const of = { ...init, "x-forwarded-for": "192.0.2.77" };
      const first = await sendRequest(path, of);
      const second = await sendRequest(path, of);
      const left = (response: Response) => Number(/r=(\d+)/.exec(response.headers.get("ratelimit") ?? "")?.[1]);
      expect([path, first.status, first.headers.get("ratelimit-policy")]).toEqual([path, status, `"${rateClass}";q=1000;w=60`]);
      expect([path, left(first) - left(second)]).toEqual([path, 1]);
    }
  });
});

describe("a refusal", () => {
  test.each([
    ["/api/v1/systems/none/adoption", {}, 404, "NOT_FOUND"],
    ["/api/v1/systems?limit=0", {}, 400, "INVALID"],
    ["/api/v1/missing", {}, 404, "NOT_FOUND"],
    ["/api/v1/systems", { method: "PUT" }, 405, "METHOD_NOT_ALLOWED"],
    ["/api/v1/systems", { method: "PROPFIND" }, 405, "METHOD_NOT_ALLOWED"],
    ["/api/v1/me", {}, 401, "UNAUTHORIZED"],
    ["/preview/d/none", {}, 404, "NOT_FOUND"],
    ["/preview/missing/at/all", {}, 404, "NOT_FOUND"],
    ["/mcp", { method: "DELETE" }, 405, "METHOD_NOT_ALLOWED"],
    ["/mcp", { method: "POST", body: "x" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["/mcp", { ...list, authorization: "Bearer lv_no" }, 401, "UNAUTHORIZED"],
    ["/mcp", { ...list, origin: "https://evil.example" }, 403, "FORBIDDEN"],
  ])("of %s %j has a message, a stable code and the id of the request", async (path, init, status, code) => {
    const response = await sendRequest(path, { ...init, accept: "text/html" } as Record<string, string>);
    expect([response.status, response.headers.get("content-type")]).toEqual([status, "application/json"]);
    expect(await response.json()).toEqual({ error: expect.any(String), code, requestId: expect.any(String) });
  });

  test("names the request as the log does", async () => {
    const find = app.store.systems.findByPublicSlug;
    app.store.systems.findByPublicSlug = () => Promise.reject(new Error("broken"));
    const response = await sendRequest("/api/v1/systems/broken/adoption");
    app.store.systems.findByPublicSlug = find;
    const { code, requestId, error } = (await response.json()) as ErrorBody;
    expect([response.status, code]).toEqual([500, "INTERNAL"]);
    expect(error).toContain(requestId);
    expect(app.logged.some((line) => line.includes(requestId))).toBe(true);
  });

  test("of a caller who is not known says how to authenticate", async () => {
    expect((await sendRequest("/api/v1/me")).headers.get("www-authenticate")).toBe('Bearer realm="Livery"');
    for (const path of ["/api/v1/me", "/mcp"]) {
      const response = await sendRequest(path, { ...(path === "/mcp" && list), authorization: "Bearer lv_no" });
      const signIn = ', resource_metadata="https://brand.example/.well-known/oauth-protected-resource/mcp"';
      expect(response.headers.get("www-authenticate")).toBe(
        `Bearer realm="Livery", error="invalid_token"${path === "/mcp" ? signIn : ""}`,
      );
    }
    const signIn = {
      method: "POST",
      "content-type": "application/json",
      body: '{"email":"a@b.example","password":"wrong password"}',
    };
    expect((await sendRequest("/api/v1/auth/sign-in", signIn)).headers.get("www-authenticate")).toStartWith("Bearer");
  });

  test("of a method that a path does not have names those it has", async () => {
    for (const [path, method, allow] of [
      ["/api/v1/systems", "POST", "GET, HEAD, OPTIONS"],
      ["/api/v1/me", "POST", "GET, HEAD"],
      ["/api/v1/me", "OPTIONS", "GET, HEAD"],
      ["/api/v1/auth/sign-in", "GET", "POST"],
      [`/api/v1/designs/${fern.design.id}/external-artifacts`, "GET", "POST"],
      ["/api/v1/systems/", "POST", "GET, HEAD, OPTIONS"],
      ["/api/v1/openapi.json", "POST", "GET, HEAD, OPTIONS"],
      ["/healthz", "POST", "GET, HEAD"],
      ["/mcp", "OPTIONS", "POST"],
    ] as const) {
      const response = await sendRequest(path, { method });
      expect([path, method, response.status, response.headers.get("allow")]).toEqual([path, method, 405, allow]);
    }
  });
});

describe("pages of other origins", () => {
  const exposed = ["etag", "content-disposition", "x-system-updated-at", "ratelimit", "ratelimit-policy", "retry-after"];

  test("can read public routes, including their errors, with the exposed headers", async () => {
    for (const [path, status] of [
      ["/api/v1/systems", 200],
      ["/api/v1/systems?limit=0", 400],
      ["/api/v1/systems/none/download", 404],
      ["/api/systems/export/fern?format=x", 400],
      ["/api/v1/openapi.json", 200],
      ["/r/none.json", 404],
      ["/fonts/none.woff2", 404],
    ] as const) {
      const { headers, status: got } = await sendRequest(path, { origin: "https://other.example" });
      expect([path, got, headers.get("access-control-allow-origin")]).toEqual([path, status, "*"]);
      expect((headers.get("access-control-expose-headers") ?? "").split(", ")).toEqual(exposed);
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
  });

  test("can read nothing else, including errors", async () => {
    const { key } = await app.key(["READ"]);
    for (const [path, init] of [
      ["/api/v1/me", {}],
      ["/api/v1/me", { authorization: `Bearer ${key}` }],
      ["/api/v1/missing", {}],
      [`/preview/d/${fern.design.id}`, {}],
      ["/", {}],
      ["/console", {}],
      ["/healthz", {}],
      ["/mcp", list],
      ["/api/v1/me", { method: "OPTIONS" }],
    ] as const) {
      const { headers } = await sendRequest(path, init as Record<string, string>);
      expect([path, headers.get("access-control-allow-origin")]).toEqual([path, null]);
    }
  });

  test("get the methods of a public path from a preflight", async () => {
    const preflight = { method: "OPTIONS", origin: "https://other.example", "access-control-request-method": "GET" };
    const response = await sendRequest("/api/v1/systems/fern/adoption", {
      ...preflight,
      "access-control-request-headers": "if-none-match",
    });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS");
    expect(response.headers.get("access-control-allow-headers")).toContain("if-none-match");
    expect(Number(response.headers.get("access-control-max-age"))).toBeGreaterThan(0);
    const workspace = await sendRequest(`/api/v1/workspaces/${app.workspaceId}/brands`, preflight);
    expect([workspace.status, workspace.headers.get("access-control-allow-origin")]).toEqual([405, null]);
  });
});

describe("an address that has used up its calls", () => {
  let limited: TestApp;
  beforeEach(async () => {
    limited = await createTestApp({ rates: { public: 2, static: 2, unauthorized: 3 } });
  });

  test("still gets 401 for a missing and for a bad key, and those have a limit of their own", async () => {
    const get = (path: string, authorization?: string) => limited.get(path, authorization === undefined ? {} : { authorization });
    for (const status of [200, 200, 429]) expect((await get("/api/v1/systems")).status).toBe(status);
    expect((await get("/api/v1/me")).status).toBe(401);
    expect((await get("/api/v1/me", "Bearer lv_guess")).status).toBe(401);
    expect((await get("/api/v1/designs/ds_x/handoff")).status).toBe(401);
    const last = await get("/api/v1/me", "Bearer lv_other");
    expect([last.status, last.headers.get("ratelimit-policy")]).toEqual([429, '"unauthorized";q=3;w=60']);
    const { key } = await limited.key(["READ"]);
    expect((await get("/api/v1/me", `Bearer ${key}`)).status).toBe(200);
    await limited.close();
  });

  test("gets 429 on every path: failing and unknown ones, the console and the OpenAPI document", async () => {
    const server = createServer(limited);
    for (const path of ["/api/v1/missing", "/api/v1/systems?x=1"])
      expect((await sendRequest(path, {}, server)).status).toBeLessThan(429);
    for (const path of ["/api/v1/missing", "/api/v1/openapi.json", "/api/v1/systems?x=1"]) {
      const response = await sendRequest(path, {}, server);
      expect([path, response.status, response.headers.get("ratelimit")]).toEqual([
        path,
        429,
        expect.stringMatching(/^"public";r=0;t=\d+$/),
      ]);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    }
    for (const status of [404, 404, 429]) expect((await sendRequest("/console/assets/none.js", {}, server)).status).toBe(status);
    expect((await sendRequest("/console", {}, server)).status).toBe(429);
    await limited.close();
  });
});

test("a request without a Host, and one with two, reach nothing", async () => {
  const server = createServer(app);
  server.listen({ port: 0, hostname: "127.0.0.1", reusePort: false });
  const port = server.server?.port ?? 0;
  const first = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      socket.once("data", (bytes) => {
        resolve(bytes.toString().split("\r\n")[0] ?? "");
        socket.destroy();
      });
    });
  expect(await first("GET /api/v1/systems HTTP/1.1\r\n\r\n")).toContain(" 400 ");
  expect(await first("GET /api/v1/systems HTTP/1.0\r\n\r\n")).toContain(" 421 ");
  expect(await first("GET /missing HTTP/1.0\r\n\r\n")).toContain(" 421 ");
  expect(await first("GET /api/v1/systems HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")).toContain(" 421 ");
  expect(await first(`GET http://evil.example/api/v1/systems HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`)).toContain(" 200 ");
  await server.server?.stop(true);
});

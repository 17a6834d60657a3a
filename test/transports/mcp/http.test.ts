import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test";
import { createHttpTransport } from "#/transports/mcp/http";
import { createRestServer } from "#/transports/rest/server";
import { createMcpClient } from "#test/transports/mcp/mcp-client";
import { type TestApp, createTestApp } from "#test/test-app";

const app = await createTestApp({ baseUrl: "https://brand.example" });
const agent = createMcpClient(app);
afterAll(() => app.close());
const { key } = await app.key(["READ"]);
const old = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const from = (headers: Record<string, string>, method = "POST", body: string | undefined = JSON.stringify(old)) =>
  agent.door.handle(
    new Request("http://localhost/mcp", {
      method,
      headers: {
        host: "localhost",
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      ...(method === "POST" && { body }),
    }),
    "127.0.0.1",
  );
/** Status and message of a refusal, which has a code and the id of its request too. */
const readError = async (response: Response) => {
  const { code, requestId, error } = (await response.json()) as { code: string; requestId: string; error: string };
  expect([code, requestId]).toEqual([expect.stringMatching(/^[A-Z_]+$/), expect.any(String)]);
  return { status: response.status, error };
};

describe("before there is a message", () => {
  test.each(["GET", "DELETE", "PUT"])("%s returns 405 and names POST", async (method) => {
    const response = await from({}, method);
    expect(response.headers.get("allow")).toBe("POST");
    expect(await readError(response)).toEqual({ status: 405, error: expect.stringContaining("POST") });
  });

  test.each(["https://evil.example", "http://localhost.evil.example", "null", "https://brand.example.evil.example", "nonsense"])(
    "a page of %s is refused",
    async (origin) => {
      expect(await readError(await from({ origin }))).toEqual({
        status: 403,
        error: expect.stringContaining("Cross-origin requests"),
      });
    },
  );

  test.each(["https://brand.example", "http://localhost:6274", "http://127.0.0.1:3000", "http://[::1]:80"])(
    "a page of %s is let in",
    async (origin) => {
      expect((await from({ origin })).status).toBe(200);
    },
  );

  test.each([
    ["of the wrong shape", "Bearer nonsense"],
    ["of another kind", "Basic YTpi"],
    ["unknown", "Bearer lv_aaaaaaaa_bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"],
    ["empty", "Bearer "],
  ])("a key that is %s returns 401 with a challenge, for public tools too", async (_, authorization) => {
    const response = await from({ authorization });
    expect(response.headers.get("www-authenticate")).toBe('Bearer realm="Livery", error="invalid_token"');
    expect(await readError(response)).toEqual({ status: 401, error: expect.stringContaining("API key") });
  });

  test("a session cookie is no key", async () => {
    const { cookie } = await app.person("OWNER");
    const { json } = await agent.ask("tools/call", { name: "whoami" }, { headers: { cookie: `livery_session=${cookie}` } });
    expect(JSON.parse(json.result.content[0].text)).toMatchObject({ status: 401 });
  });

  test("with an importing key a body of 4,000,000 bytes returns 413, and one byte less is read", async () => {
    const authorization = `Bearer ${(await app.key(["ARTIFACTS_WRITE"])).key}`;
    const createSizedBody = (bytes: number) =>
      JSON.stringify({ ...old, params: { x: "" } }).replace('""', `"${"x".repeat(bytes - 64)}"`);
    expect(createSizedBody(100)).toHaveLength(100);
    expect(await readError(await from({ authorization }, "POST", createSizedBody(4_000_000)))).toEqual({
      status: 413,
      error: expect.stringContaining("4000000"),
    });
    const stream = new Blob([createSizedBody(4_000_000)]).stream();
    const headers = { host: "localhost", "content-type": "application/json", authorization };
    const createStreamedBody = new Request("http://localhost/mcp", { method: "POST", body: stream, headers });
    expect((await agent.door.handle(createStreamedBody, "127.0.0.1")).status).toBe(413);
    expect((await from({ authorization }, "POST", createSizedBody(3_999_999))).status).toBe(200);
  });

  test("without a key, and with one that cannot import, a body of 64 KB returns 413", async () => {
    const createSizedBody = (bytes: number) =>
      JSON.stringify({ ...old, params: { x: "" } }).replace('""', `"${"x".repeat(bytes - 64)}"`);
    for (const headers of [{}, { authorization: `Bearer ${key}` }]) {
      expect((await from(headers, "POST", createSizedBody(65_536))).status).toBe(413);
      expect((await from(headers, "POST", createSizedBody(65_535))).status).toBe(200);
    }
  });

  test("another media type returns 415", async () => {
    expect(await readError(await from({ "content-type": "text/plain" }))).toEqual({
      status: 415,
      error: expect.stringContaining("JSON"),
    });
  });
});

describe("messages", () => {
  test.each([
    ["no JSON", "{", -32_700],
    ["nothing", "", -32_700],
    ["no UTF-8", "\ud800", -32_700],
    ["JSON deeper than 64", "[".repeat(65) + "]".repeat(65), -32_700],
    ["no message", '{"a":1}', -32_600],
    ["null", "null", -32_600],
    ["a number", "7", -32_600],
  ])("a body that is %s returns 400 with a protocol error", async (_, body, code) => {
    const response = await from({}, "POST", body);
    expect([response.status, ((await response.json()) as { error: { code: number } }).error.code]).toEqual([400, code]);
  });

  test.each([
    ["nested too deep, with its id last", `{"params":${"[".repeat(70)}${"]".repeat(70)},"id":"x"}`, "x"],
    ["no JSON, with its id first", '{"id":7,"method":"tools/list",', 7],
    ["a batch that is no JSON", '[{"id":7},{"id":8},', null],
  ])("a body that is %s is refused under the request's own id", async (_, body, id) => {
    const response = await from({}, "POST", body);
    expect([response.status, ((await response.json()) as { id: unknown }).id]).toEqual([400, id]);
  });

  test("an unknown tool and an unknown method are protocol errors", async () => {
    expect((await agent.ask("tools/call", { name: "drop_tables" })).json.error).toEqual({
      code: -32_602,
      message: 'Unknown tool "drop_tables". tools/list shows the available ones.',
    });
    for (const name of ["__proto__", "constructor", "toString", ""])
      expect((await agent.ask("tools/call", { name })).json.error?.code).toBe(-32_602);
    expect((await agent.ask("nothing/here")).json.error.code).toBe(-32_601);
    expect((await agent.ask("tools/call", { name: 7 as never })).json.error.code).toBe(-32_602);
    expect((await agent.ask("tools/call", { name: "whoami", arguments: "x" as never })).json.error.code).toBe(-32_602);
  });

  test("the current protocol begins with server/discover, the previous one with initialize, over the same address", async () => {
    const { json } = await agent.ask("server/discover");
    expect(json.result.supportedVersions).toEqual(["2026-07-28"]);
    expect(json.result.instructions).toContain("list_brands");
    const initialize = {
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } },
    };
    const response = await agent.post(initialize);
    expect(response.headers.get("mcp-session-id")).toBeNull();
    expect(messageIn(await response.text()).result).toMatchObject({
      protocolVersion: "2025-11-25",
      serverInfo: { name: "livery" },
    });
    const notification = await agent.post({ jsonrpc: "2.0", method: "notifications/initialized" });
    expect([notification.status, await notification.text()]).toEqual([202, ""]);
  });

  test("a client of the previous protocol calls tools without a session", async () => {
    const call = { jsonrpc: "2.0", id: 5, method: "tools/call", params: { name: "whoami", arguments: {} } };
    const { result } = messageIn(await (await agent.post(call, { key })).text());
    expect(result.structuredContent.permissions).toEqual(["READ"]);
    expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
  });

  test("responses are never cached and never sniffed", async () => {
    const { headers } = await agent.ask("tools/call", { name: "whoami" }, { key });
    expect([headers.get("cache-control"), headers.get("x-content-type-options")]).toEqual(["no-store", "nosniff"]);
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("rates", () => {
  let limited: TestApp;
  beforeEach(async () => {
    limited = await createTestApp({ rates: { public: 3, key: 2, unauthorized: 2 } });
  });
  afterEach(() => limited.close());

  test("calls of a key beyond its rate are refused before anything of them is read, and the response says how long to wait", async () => {
    const { key } = await limited.key(["READ"]);
    const agent = createMcpClient(limited);
    for (let turn = 0; turn < 2; turn++) {
      const { headers } = await agent.ask("tools/call", { name: "whoami" }, { key });
      expect(headers.get("ratelimit-policy")).toBe('"key";q=2;w=60');
      expect(headers.get("ratelimit")).toStartWith(`"key";r=${1 - turn};t=`);
    }
    let pulledCount = 0;
    const body = new ReadableStream<Uint8Array>({ pull: () => void pulledCount++ }, { highWaterMark: 0 });
    const headers = { host: "localhost", "content-type": "application/json", authorization: `Bearer ${key}` };
    const request = new Request("http://localhost/mcp", { method: "POST", body, headers });
    const rejected = await agent.door.handle(request, "127.0.0.1");
    expect([rejected.status, pulledCount]).toEqual([429, 0]);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(rejected.headers.get("ratelimit")).toStartWith('"key";r=0;');
    expect(await readError(rejected)).toEqual({ status: 429, error: expect.stringContaining("Too many requests") });
  });

  test("everything without a key counts by address, refused requests too; guesses at keys count apart", async () => {
    const agent = createMcpClient(limited);
    expect(await agent.statusOf("list_systems")).toBe(200);
    expect((await agent.ask("tools/list")).status).toBe(200);
    const origin = await agent.ask("tools/list", {}, { headers: { origin: "https://evil.example" } });
    expect([origin.status, origin.headers.get("ratelimit")]).toEqual([403, expect.stringMatching(/^"public";r=0;/)]);
    const rejected = await agent.ask("tools/list");
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(rejected.json.error).toContain("Too many requests");
    for (const status of [401, 401, 429]) expect((await agent.ask("tools/list", {}, { key: "lv_no" })).status).toBe(status);
    expect(await agent.statusOf("list_systems")).toBe(429);
  });

  test("a batch counts each of its calls", async () => {
    const agent = createMcpClient(limited);
    const call = (id: number) => ({ jsonrpc: "2.0", id, method: "tools/list" });
    const batch = await agent.post([call(1), call(2)]);
    expect([batch.status, batch.headers.get("ratelimit")]).toEqual([200, expect.stringMatching(/^"public";r=1;/)]);
    expect((await agent.post([call(1), call(2)])).status).toBe(429);
  });
});

test("calls to unknown or removed tools and calls with invalid arguments count too", async () => {
  const limited = await createTestApp({ rates: { public: 4 } });
  const agent = createMcpClient(limited);
  for (const params of [{ name: "nothing" }, { name: "whoami", arguments: "x" as never }, { name: 7 as never }, {}])
    expect((await agent.ask("tools/call", params)).status).toBeLessThan(429);
  expect((await agent.ask("tools/call", { name: "nothing" })).status).toBe(429);
  limited.clock.forwardMs(Date.parse("2027-02-01T00:00:00Z") - limited.clock.now().getTime());
  for (let turn = 0; turn < 4; turn++) expect(await agent.statusOf("list_systems")).toBe(410);
  expect(await agent.statusOf("list_systems")).toBe(429);
  await limited.close();
});

test("the transport has the same port as the REST API", async () => {
  const transport = createHttpTransport(app.services);
  const server = createRestServer(app.services, { mounts: [{ path: "/mcp", handle: transport.handle }] });
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream", host: "localhost" };
  const response = await server.handle(
    new Request("http://localhost/mcp", { method: "POST", headers, body: JSON.stringify(old) }),
  );
  expect(messageIn(await response.text()).result.tools).toHaveLength(22);
  expect((await server.handle(new Request("http://localhost/mcp", { headers }))).status).toBe(405);
  expect((await server.handle(new Request("http://localhost/api/v1/systems"))).status).toBe(200);
});

/** The message of an answer, whether it came as JSON or as the one event of a stream. */
function messageIn(text: string) {
  return JSON.parse(text.startsWith("{") ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? "null"));
}

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { respondFailure } from "#/transports/rest/respond";
import { readJsonBody } from "#/transports/rest/read-body";
import { BodyBudget } from "#/kernel/limits/body-budget";
import { Failure } from "#/kernel/errors";
import { parseJson } from "#/kernel/parse-json";
import { type TestApp, createTestApp } from "#test/test-app";

const sendRequest = (body: BodyInit, headers: Record<string, string> = { "content-type": "application/json" }) =>
  new Request("http://localhost/x", { method: "POST", body, headers });
const expectError = async (promise: Promise<unknown>) => {
  const error = await promise.catch((caught: unknown) => caught);
  if (!(error instanceof Failure)) throw new Error(`not refused: ${JSON.stringify(error)}`);
  return `${error.code}: ${error.message}`;
};
/** How a body is read under a limit of its own alone. */
const upTo = (maxBytes: number, timeoutMs?: number) => ({ maxBytes, timeoutMs, lease: new BodyBudget(100_000_000).lease() });
/** A JSON object of exactly so many bytes. */
const createSizedBody = (bytes: number) => `{"a":"${"x".repeat(bytes - 8)}"}`;
const createStreamedBody = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.length; at += 65_536) controller.enqueue(bytes.subarray(at, at + 65_536));
      controller.close();
    },
  });

describe("a body", () => {
  test("one byte below the limit is accepted and the limit itself is refused, with or without Content-Length", async () => {
    expect(createSizedBody(4_000_000)).toHaveLength(4_000_000);
    expect(Object.keys(await readJsonBody(sendRequest(createSizedBody(3_999_999)), upTo(4_000_000)))).toEqual(["a"]);
    expect(Object.keys(await readJsonBody(sendRequest(createStreamedBody(createSizedBody(3_999_999))), upTo(4_000_000)))).toEqual(
      ["a"],
    );
    const message = "too_large: The body must be smaller than 4000000 bytes.";
    expect(await expectError(readJsonBody(sendRequest(createSizedBody(4_000_000)), upTo(4_000_000)))).toBe(message);
    expect(await expectError(readJsonBody(sendRequest(createStreamedBody(createSizedBody(4_000_000))), upTo(4_000_000)))).toBe(
      message,
    );
    const mismatchedRequest = sendRequest(createStreamedBody(createSizedBody(4_000_000)), {
      "content-type": "application/json",
      "content-length": "10",
    });
    expect(await expectError(readJsonBody(mismatchedRequest, upTo(4_000_000)))).toBe(message);
  });

  test("a Content-Length beyond the limit is refused before the body is read", async () => {
    let pulledCount = 0;
    const body = new ReadableStream<Uint8Array>({ pull: () => void pulledCount++ }, { highWaterMark: 0 });
    expect(await expectError(readJsonBody(sendRequest(body, { "content-length": "999999999" }), upTo(100)))).toStartWith(
      "too_large",
    );
    expect(pulledCount).toBe(0);
  });

  test("a slow body is refused after the timeout, however steadily it arrives", async () => {
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await Bun.sleep(20);
        controller.enqueue(new Uint8Array([0x20]));
      },
    });
    const rejected = await readJsonBody(sendRequest(body), upTo(1_000_000, 200)).catch((error: unknown) => error);
    if (!(rejected instanceof Failure)) throw new Error("not refused");
    expect([rejected.code, rejected.message]).toEqual(["invalid", "The body did not arrive within 0.2 s."]);
    // The sender may continue for any length of time.
    const response = await respondFailure(rejected, sendRequest("x"), { anyOrigin: false, isHttps: false, basePath: "" });
    expect([response.status, response.headers.get("connection")]).toEqual([400, "close"]);
  });

  test.each([
    ["[]", "invalid: The body must be a JSON object."],
    ["null", "invalid: The body must be a JSON object."],
    ["{", "invalid: The body is not JSON"],
    [`{"a":${"[".repeat(10_000)}`, "invalid: The body is nested deeper than 64 levels."],
    [`{"a":${"[".repeat(64)}${"]".repeat(64)}}`, "invalid: The body is nested deeper than 64 levels."],
  ])("%p is refused", async (body, message) => {
    expect(await expectError(readJsonBody(sendRequest(body), upTo(1_000_000)))).toStartWith(message);
  });

  test("another media type is refused, a charset is accepted, and no body is an empty object", async () => {
    expect(await expectError(readJsonBody(sendRequest("{}", { "content-type": "text/plain" }), upTo(100)))).toContain(
      "Content-Type: application/json",
    );
    expect(await readJsonBody(sendRequest('{"a":1}', { "content-type": "application/json; charset=utf-8" }), upTo(100))).toEqual({
      a: 1,
    });
    expect(await readJsonBody(new Request("http://localhost/x", { method: "POST" }), upTo(100))).toEqual({});
  });
});

describe("JSON from outside", () => {
  test("brackets in strings do not count as depth, escapes and all", () => {
    const text = JSON.stringify({ a: "[".repeat(1000), b: '\\"[[[' });
    expect(parseJson(new TextEncoder().encode(text), "x")).toEqual(JSON.parse(text));
  });

  test("bytes that are not UTF-8 are refused, and a byte order mark is not", () => {
    expect(() => parseJson(new Uint8Array([0x7b, 0xc3, 0x28, 0x7d]), "x")).toThrow("not UTF-8");
    expect(parseJson(new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d]), "x")).toEqual({});
  });

  test("1.9 million brackets are refused without a stall of the loop", async () => {
    const bytes = new TextEncoder().encode("[".repeat(1_900_000));
    expect(() => parseJson(bytes, "x")).toThrow("nested deeper");
  });
});

describe("rates", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ rates: { public: 3, static: 5, key: 2, unauthorized: 3 } });
    await app.publish({ name: "Fern", seed: 1 });
  });
  afterAll(() => app.close());

  test("probes are answered however many requests their address has sent", async () => {
    const limited = await createTestApp({ rates: { public: 2 } });
    const statuses: number[] = [];
    for (const path of ["/api/v1/systems", "/api/v1/systems", "/api/v1/systems", "/healthz", "/readyz", "/healthz"])
      statuses.push((await limited.send("GET", path, {})).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200, 200]);
    await limited.close();
  });

  test("responses have the policy and the remaining requests, and beyond the limit 429 has a sufficient Retry-After", async () => {
    const responses = [];
    for (let callTool = 0; callTool < 4; callTool++) responses.push(await app.get("/api/v1/systems"));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(responses[0]?.headers.get("ratelimit-policy")).toBe('"public";q=3;w=60');
    expect(responses[0]?.headers.get("ratelimit")).toBe('"public";r=2;t=20');
    const wait = Number(responses[3]?.headers.get("retry-after"));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(await responses[3]?.json()).toEqual({
      error: expect.stringContaining(`Try again in ${wait} s`),
      code: "RATE_LIMITED",
      requestId: expect.any(String),
    });
    app.clock.forwardMs(wait * 1000);
    expect((await app.get("/api/v1/systems")).status).toBe(200);
  });

  test("previews and fonts are counted apart from the API", async () => {
    app.clock.forwardMs(120_000);
    for (let callTool = 0; callTool < 3; callTool++) await app.get("/api/v1/systems");
    expect((await app.get("/")).headers.get("ratelimit-policy")).toBe('"static";q=5;w=60');
  });

  test("a bad key is counted by its address, whatever the key", async () => {
    app.clock.forwardMs(120_000);
    const statuses = [];
    for (let callTool = 0; callTool < 5; callTool++)
      statuses.push((await app.send("GET", "/api/v1/me", { key: `lv_guess${callTool}` })).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  test("behind a trusted proxy, what a client writes into X-Forwarded-For itself changes nothing", async () => {
    app.clock.forwardMs(120_000);
    const statuses = [];
    for (let callTool = 0; callTool < 4; callTool++)
      statuses.push((await app.get("/api/v1/systems", { "x-forwarded-for": `1.1.1.${callTool}, 203.0.113.8` })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

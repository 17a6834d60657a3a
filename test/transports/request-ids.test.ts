import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { createLog } from "#/kernel/log";
import { runInRequestScope } from "#/kernel/request-scope";
import { formatTraceparent, parseTraceparent } from "#/kernel/tracing/trace-context";
import { createJobRunner } from "#/jobs/job-runner";
import { createAccessLog } from "#/transports/rest/observe-request";
import { createRestServer } from "#/transports/rest/server";
import { createTestApp, type TestApp } from "#test/test-app";
import { createDispatchFixture, createScriptedSender, type DispatchFixture } from "#test/webhooks/dispatch-fixture";
import { waitUntil } from "#test/wait-until";

const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
let app: TestApp;
let logged: Record<string, unknown>[];
let get: (path: string, headers?: Record<string, string>) => Promise<Response>;
beforeAll(async () => {
  app = await createTestApp();
  await app.publish({ name: "Open Orchard", seed: 1 });
  const log = createLog(
    (line) => logged.push(JSON.parse(line)),
    "json",
    () => new Date(0),
  );
  const failing = {
    path: "/failing" as const,
    handle: async () => {
      await Bun.sleep(1);
      throw new Error("ink is out");
    },
  };
  const fine = { path: "/fine" as const, handle: () => new Response("fine") };
  const server = createRestServer({ ...app.services, log }, { mounts: [failing, fine], observe: createAccessLog(log) });
  get = async (path, headers = {}) => await server.handle(new Request(`http://livery.test${path}`, { headers }));
});
beforeEach(() => {
  logged = [];
});
afterAll(() => app.close());

describe("the id of a request", () => {
  test.each(["/api/v1/systems", "/api/v1/systems", "/api/v1/designs/ds_none", "/missing", "/failing"])(
    "that a client sends is returned and logged: %s",
    async (path) => {
      const response = await get(path, { "x-request-id": "edge-7.a:b_c" });
      expect(response.headers.get("x-request-id")).toBe("edge-7.a:b_c");
      expect(logged.length).toBeGreaterThan(0);
      for (const line of logged) expect(line.requestId).toBe("edge-7.a:b_c");
      if (response.status >= 400) expect(await response.json()).toMatchObject({ requestId: "edge-7.a:b_c" });
    },
  );

  test.each(["", "a b", "a\tb", "%", `"x"`, "<script>", "x".repeat(129)])("is not one that is malformed: %p", async (id) => {
    const response = await get("/api/v1/designs/ds_none", { "x-request-id": id });
    const own = response.headers.get("x-request-id");
    expect(own).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.json()).toMatchObject({ requestId: own });
    expect(logged.map(({ requestId }) => requestId)).toEqual([own]);
  });

  test("is made for every request but reads from the cache", async () => {
    expect((await get("/api/v1/me", { authorization: "Bearer lv_none" })).headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    await get("/api/v1/systems");
    logged = [];
    expect((await get("/api/v1/systems")).headers.get("x-request-id")).toBeNull();
    expect(logged).toMatchObject([{ message: "request", requestId: null }]);
  });

  test("is in the access log for pages and files, too", async () => {
    const response = await get("/fine");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(logged).toMatchObject([{ route: "/fine", requestId: response.headers.get("x-request-id") }]);
  });

  test("is in every line that an unexpected error causes", async () => {
    const response = await get("/failing");
    expect(response.status).toBe(500);
    const { requestId } = (await response.json()) as { requestId: string };
    expect(logged).toMatchObject([
      { level: "error", message: "request failed", requestId },
      { message: "request", requestId },
    ]);
  });
});

describe("the trace of a request", () => {
  test("that a client sends is returned and logged", async () => {
    const response = await get("/api/v1/designs/ds_none", { traceparent });
    expect(response.headers.get("traceparent")).toBe(traceparent);
    expect(logged).toMatchObject([{ traceId: "4bf92f3577b34da6a3ce929d0e0e4736" }]);
  });

  test("is read by the rules of W3C Trace Context", () => {
    expect(parseTraceparent(traceparent)).toEqual({
      traceId: "4bf92f3577b34da6a3ce929d0e0e4736",
      spanId: "00f067aa0ba902b7",
      isSampled: true,
    });
    expect(parseTraceparent(traceparent.replace(/01$/, "00"))?.isSampled).toBe(false);
    expect(parseTraceparent(`cc${traceparent.slice(2)}-more`)?.spanId).toBe("00f067aa0ba902b7");
    for (const malformed of [
      null,
      "",
      "00",
      traceparent.toUpperCase(),
      `${traceparent}-more`,
      `ff${traceparent.slice(2)}`,
      traceparent.replace("4bf92f3577b34da6a3ce929d0e0e4736", "0".repeat(32)),
      traceparent.replace("00f067aa0ba902b7", "0".repeat(16)),
      `cc${traceparent.slice(2)}-${"x".repeat(300)}`,
    ])
      expect(parseTraceparent(malformed)).toBeUndefined();
    expect(formatTraceparent({ traceId: "a".repeat(32), spanId: "b".repeat(16), isSampled: false })).toBe(
      `00-${"a".repeat(32)}-${"b".repeat(16)}-00`,
    );
  });
});

test("a job process that ends is logged with the request of its job, not of the one that started it", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog(
    (line) => lines.push(JSON.parse(line)),
    "json",
    () => new Date(0),
  );
  let end: (how: string) => void = () => {};
  const jobs = createJobRunner(log, {
    start: () => ({
      pid: 0,
      ended: new Promise((resolve) => {
        end = resolve;
      }),
      request: async ({ input }) =>
        input === "ends" ? await new Promise(() => end("signal SIGKILL")) : { output: input, isSpent: false },
      kill() {},
    }),
  });
  const job = { name: "work", queue: "background" as const, load: async () => (input: string) => input };
  const run = (requestId: string, input: string) =>
    runInRequestScope({ requestId }, () => jobs.run(job, input, { timeoutMs: 10_000 }).catch(() => "failed"));
  expect(await run("first", "works")).toBe("works");
  expect(await run("second", "ends")).toBe("failed");
  await waitUntil(() => lines.length > 0);
  expect(lines).toMatchObject([{ message: "job process ended unexpectedly", job: "work", requestId: "second" }]);
});

describe("a delivery", () => {
  let fixture: DispatchFixture;
  beforeAll(async () => {
    fixture = await createDispatchFixture(undefined);
  });
  afterAll(() => fixture.close());

  test("that fails is logged in the delivery thread with the request that caused it", async () => {
    const { endpoint } = await fixture.addEndpoint("https://hooks.test/a");
    await runInRequestScope({ requestId: "cause-1", trace: parseTraceparent(traceparent) }, async () => {
      const { publishEvent } = await import("#/webhooks/fan-out");
      await fixture.store.transaction((repositories) => publishEvent(repositories, fixture.createEvent()));
    });
    const [row] = await fixture.store.deliveries.listPage(endpoint.id, { limit: 1 });
    expect(row).toMatchObject({ requestId: "cause-1", traceparent });
    const scheduler = fixture.createScheduler({ attempt: createScriptedSender(() => 500).attempt });
    for (let attempt = 0; attempt < 3; attempt++) {
      await scheduler.tick();
      fixture.clock.forwardMs(120_000);
    }
    expect(fixture.logged.map((line) => JSON.parse(line))).toMatchObject([
      { message: "webhook delivery ended without success", state: "FAILED", attempts: 3, reason: "status", requestId: "cause-1" },
    ]);
  });
});

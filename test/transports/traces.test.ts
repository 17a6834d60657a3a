import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { type Server, serveApp } from "#/serving/serve-app";
import { readConfig } from "#/config/read-config";
import { createId } from "#/kernel/ids";
import { createLog } from "#/kernel/log";
import { createOtlpTracer } from "#/kernel/tracing/otlp-tracer";
import type { Tracer } from "#/kernel/tracing/tracer";
import { parseTraceparent } from "#/kernel/tracing/trace-context";
import { parseTracingSettings } from "#/kernel/tracing/tracing-settings";
import { runInRequestScope } from "#/kernel/request-scope";
import { dispatch } from "#/operations/dispatch";
import type { Operation } from "#/operations/operation";
import { approveProject } from "#/operations/projects/approve-project";
import { generate } from "#/operations/projects/generate";
import type { RunReport } from "#/operations/projects/run-report";
import type { Services } from "#/operations/services";
import { createTemporaryFolder } from "#test/temporary-folder";
import { waitUntil } from "#test/wait-until";
import { createDispatchFixture, createScriptedSender } from "#test/webhooks/dispatch-fixture";

const Attribute = Type.Object(
  {
    key: Type.String({ minLength: 1 }),
    value: Type.Union([
      Type.Object({ stringValue: Type.String() }, { additionalProperties: false }),
      Type.Object({ boolValue: Type.Boolean() }, { additionalProperties: false }),
      Type.Object({ intValue: Type.String({ pattern: "^-?[0-9]+$" }) }, { additionalProperties: false }),
      Type.Object({ doubleValue: Type.Number() }, { additionalProperties: false }),
    ]),
  },
  { additionalProperties: false },
);
const Span = Type.Object(
  {
    traceId: Type.String({ pattern: "^[0-9a-f]{32}$" }),
    spanId: Type.String({ pattern: "^[0-9a-f]{16}$" }),
    parentSpanId: Type.Optional(Type.String({ pattern: "^[0-9a-f]{16}$" })),
    flags: Type.Integer(),
    name: Type.String({ minLength: 1 }),
    kind: Type.Integer({ minimum: 1, maximum: 5 }),
    startTimeUnixNano: Type.String({ pattern: "^[0-9]{19}$" }),
    endTimeUnixNano: Type.String({ pattern: "^[0-9]{19}$" }),
    attributes: Type.Array(Attribute),
    status: Type.Object(
      { code: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })), message: Type.Optional(Type.String()) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
/** OTLP 1.3, `ExportTraceServiceRequest`, in its JSON encoding. */
const ExportRequest = Type.Object(
  {
    resourceSpans: Type.Array(
      Type.Object(
        {
          resource: Type.Object({ attributes: Type.Array(Attribute) }, { additionalProperties: false }),
          scopeSpans: Type.Array(
            Type.Object(
              { scope: Type.Object({ name: Type.String(), version: Type.String() }), spans: Type.Array(Span) },
              { additionalProperties: false },
            ),
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
type SpanJson = Static<typeof Span>;

/** A collector on a loopback port that validates what it gets. */
function startCollector(respond: (count: number) => number | Promise<number> = () => 200) {
  const spans: SpanJson[] = [];
  const requests: { readonly path: string; readonly headers: Headers; readonly resource: unknown; readonly size: number }[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const body: unknown = await request.json();
      const [error] = Value.Errors(ExportRequest, body);
      if (error) throw new Error(`${error.path}: ${error.message}`);
      const { resourceSpans } = body as Static<typeof ExportRequest>;
      const received = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
      const { pathname } = new URL(request.url);
      requests.push({ path: pathname, headers: request.headers, resource: resourceSpans[0]?.resource, size: received.length });
      const status = await respond(requests.length);
      if (status === 200) spans.push(...received);
      return new Response("{}", { status });
    },
  });
  return { url: `http://127.0.0.1:${server.port}`, spans, requests, stop: () => server.stop(true) };
}

const getAttribute = (span: SpanJson | undefined, key: string) =>
  Object.values(span?.attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];
const failOnProblem = (problem: string) => {
  throw new Error(problem);
};
const createSettings = (url: string, more: Record<string, string> = {}) =>
  parseTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...more }, failOnProblem) ?? failOnProblem("traces are off");
const silent = createLog(
  () => {},
  "off",
  () => new Date(0),
);
const endSpans = (tracer: Tracer, count: number) => {
  for (let index = 0; index < count; index++) tracer.startSpan(`span ${index}`).end();
};

describe("the settings", () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318/" };
  test("are those of OpenTelemetry", () => {
    expect(parseTracingSettings({}, failOnProblem)).toBeUndefined();
    expect(parseTracingSettings({ ...endpoint, OTEL_SDK_DISABLED: "true" }, failOnProblem)).toBeUndefined();
    expect(parseTracingSettings({ ...endpoint, OTEL_TRACES_EXPORTER: "none" }, failOnProblem)).toBeUndefined();
    expect(parseTracingSettings(endpoint, failOnProblem)).toEqual({
      url: "http://localhost:4318/v1/traces",
      headers: {},
      timeoutMs: 10_000,
      ratio: 1,
      followsClients: true,
      resource: { "service.name": "livery" },
    });
    expect(
      parseTracingSettings(
        {
          ...endpoint,
          OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://collector.example/own",
          OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20x, tenant=a",
          OTEL_EXPORTER_OTLP_TIMEOUT: "500",
          OTEL_SERVICE_NAME: "brand",
          OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test,service.name=other",
          OTEL_TRACES_SAMPLER: "traceidratio",
          OTEL_TRACES_SAMPLER_ARG: "0.25",
        },
        failOnProblem,
      ),
    ).toEqual({
      url: "https://collector.example/own",
      headers: { authorization: "Bearer x", tenant: "a" },
      timeoutMs: 500,
      ratio: 0.25,
      followsClients: false,
      resource: { "service.name": "brand", "deployment.environment.name": "test" },
    });
  });

  test.each([
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318"],
    ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "secret"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "a name=secret"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "authorization=secret%0Asecond"],
    ["OTEL_EXPORTER_OTLP_TIMEOUT", "soon"],
    ["OTEL_TRACES_SAMPLER", "some"],
    ["OTEL_TRACES_SAMPLER_ARG", "2"],
  ])("%s=%s is refused at the start, without showing its value", (name, value) => {
    expect(() => readConfig({}, { ...endpoint, [name]: value })).toThrow(name);
    expect(() => readConfig({}, { ...endpoint, [name]: "sekrit-value" })).not.toThrow("sekrit-value");
  });
});

describe("the exporter", () => {
  test("sends batches with the headers of the settings, and the rest when it closes", async () => {
    const collector = startCollector();
    const settings = createSettings(collector.url, { OTEL_EXPORTER_OTLP_HEADERS: "tenant=a", OTEL_SERVICE_NAME: "brand" });
    const tracer = createOtlpTracer(settings, silent);
    endSpans(tracer, 300);
    await tracer.close(5000);
    expect(collector.spans.map(({ name }) => name)).toEqual(Array.from({ length: 300 }, (_, index) => `span ${index}`));
    expect(collector.requests.map(({ size }) => size)).toEqual([256, 44]);
    expect(collector.requests[0]?.path).toBe("/v1/traces");
    expect(collector.requests[0]?.headers.get("tenant")).toBe("a");
    expect(JSON.stringify(collector.requests[0]?.resource)).toContain('{"key":"service.name","value":{"stringValue":"brand"}}');
    expect(tracer.getStats()).toEqual({ exported: 300, dropped: 0 });
    await collector.stop();
  });

  test("drops and counts what does not fit while a collector hangs, and never waits for it", async () => {
    const collector = startCollector(() => new Promise(() => {}));
    const tracer = createOtlpTracer(createSettings(collector.url), silent);
    const startedAtMs = performance.now();
    endSpans(tracer, 256);
    await waitUntil(() => collector.requests.length === 1);
    endSpans(tracer, 3000);
    await tracer.close(50);
    expect(performance.now() - startedAtMs).toBeLessThan(2500);
    expect(tracer.getStats()).toEqual({ exported: 0, dropped: 3000 });
    await collector.stop();
  });

  test("tries again where the collector asks for it, and gives up where it refuses", async () => {
    const collector = startCollector((count) => (count === 1 ? 503 : count === 3 ? 400 : 200));
    const tracer = createOtlpTracer(createSettings(collector.url), silent, { delayMs: 5, retryMs: 5 });
    endSpans(tracer, 2);
    await waitUntil(() => tracer.getStats().exported === 2);
    endSpans(tracer, 3);
    await waitUntil(() => tracer.getStats().dropped === 3);
    expect(collector.requests).toHaveLength(3);
    await tracer.close(100);
    await collector.stop();
  });

  test("records the share of traces that is set, and follows clients where it is set to", async () => {
    const startMany = (tracer: Tracer, parent?: string) =>
      Array.from({ length: 2000 }, () =>
        tracer.startSpan("entry", { kind: "server", parent: parseTraceparent(parent ?? null) }),
      ).filter(({ context }) => context.isSampled).length;
    const sampler = (name: string, ratio: string) =>
      createOtlpTracer(
        createSettings("http://127.0.0.1:9", { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }),
        silent,
      );
    const sampled = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;
    expect(startMany(sampler("parentbased_traceidratio", "0.1"))).toBeWithin(100, 320);
    expect(startMany(sampler("parentbased_traceidratio", "0"), sampled)).toBe(2000);
    expect(startMany(sampler("always_off", "1"), sampled)).toBe(0);
    expect(startMany(sampler("always_on", "1"), sampled.replace(/01$/, "00"))).toBe(2000);
  });
});

test("an attempt to deliver belongs to the trace that caused it, and passes it on", async () => {
  const collector = startCollector();
  const fixture = await createDispatchFixture(undefined);
  const tracer = createOtlpTracer(createSettings(collector.url), silent);
  await fixture.addEndpoint("https://hooks.test/a?token=sekrit");
  const cause = { traceId: "a".repeat(32), spanId: "b".repeat(16), isSampled: true };
  await runInRequestScope({ requestId: "cause-1", trace: cause }, async () => {
    const { publishEvent } = await import("#/webhooks/fan-out");
    await fixture.store.transaction((repositories) => publishEvent(repositories, fixture.createEvent()));
  });
  const sender = createScriptedSender(() => 500);
  await fixture.createScheduler({ attempt: sender.attempt, tracer }).tick();
  await tracer.close(2000);
  const [span] = collector.spans;
  expect(span).toMatchObject({
    traceId: cause.traceId,
    parentSpanId: cause.spanId,
    kind: 3,
    status: { code: 2, message: "status" },
  });
  expect(getAttribute(span, "http.response.status_code")).toBe("500");
  expect(sender.sent[0]?.headers.traceparent).toBe(`00-${cause.traceId}-${span?.spanId}-01`);
  expect(JSON.stringify(collector.spans)).not.toContain("sekrit");
  await fixture.close();
  await collector.stop();
});

describe("a server with traces", () => {
  const folder = createTemporaryFolder();
  const collector = startCollector();
  let server: Server;
  let services: Services | undefined;
  beforeAll(async () => {
    const flags = { data: join(folder.path, "data"), port: "0", log: "off", "base-url": "http://127.0.0.1" };
    server = await serveApp(readConfig(flags, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }), {
      prepare: async (created) => {
        services = created;
      },
    });
  });
  afterAll(async () => {
    await collector.stop();
    folder.remove();
  });

  test("records requests, operations, transactions, stages and jobs, and sends the rest when it stops", async () => {
    if (!services) throw new Error("the server has no services");
    const administrator = { ...services, caller: { kind: "administrator" }, address: null, requestId: null } as const;
    const act = async (operation: Operation, input: Record<string, unknown>) =>
      (await dispatch(operation, administrator, { path: () => input as Record<string, string>, input: () => input })).value;
    const workspace = { id: createId("ws"), name: "W", slug: "w", createdAt: new Date().toISOString() };
    await services.store.transaction(({ workspaces }) => workspaces.insert(workspace));
    const { project } = (await act(generate, { brief: { name: "Fern", seed: 3 }, workspace: "w" })) as RunReport;
    await act(approveProject, { id: project.id, review: "FOUNDATION_REVIEW" });
    await services.runner.drain();
    const sent = `00-${"c".repeat(32)}-${"d".repeat(16)}-01`;
    const response = await fetch(`${server.url}/api/v1/systems?limit=1&q=sekrit`, {
      headers: { traceparent: sent, "x-request-id": "edge-1" },
    });
    await response.text();
    await server.stop();
    const find = (name: string) => collector.spans.find((span) => span.name === name);
    const request = find("GET /api/v1/systems");
    expect(request).toMatchObject({ traceId: "c".repeat(32), parentSpanId: "d".repeat(16), kind: 2 });
    expect(getAttribute(request, "livery.request.id")).toBe("edge-1");
    expect(response.headers.get("traceparent")).toBe(`00-${"c".repeat(32)}-${request?.spanId}-01`);
    const approval = find("approve_project");
    expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === approval?.spanId).map(({ name }) => name)).toContain(
      "store transaction",
    );
    const stage = find("stage COMPONENTS");
    expect(stage?.traceId).toBe(approval?.traceId ?? "");
    expect(collector.spans.find(({ parentSpanId }) => parentSpanId === stage?.spanId)?.name).toBe("job run-stage");
    expect(JSON.stringify(collector.spans)).not.toContain("sekrit");
  }, 120_000);
});

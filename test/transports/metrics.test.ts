import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import parsePrometheusText, { type ParsedMetric } from "parse-prometheus-text-format";
import { type Server, serveApp } from "#/serving/serve-app";
import { readConfig } from "#/config/read-config";
import { Histogram } from "#/kernel/metrics/histogram";
import { formatMetrics } from "#/kernel/metrics/metrics-text";
import { createId } from "#/kernel/ids";
import { dispatch } from "#/operations/dispatch";
import type { Operation } from "#/operations/operation";
import { approveProject } from "#/operations/projects/approve-project";
import { generate } from "#/operations/projects/generate";
import type { RunReport } from "#/operations/projects/run-report";
import type { Services } from "#/operations/services";
import { createMetricsMount } from "#/transports/rest/metrics-mount";
import { createRequestMetrics } from "#/transports/rest/request-metrics";
import { createRestServer } from "#/transports/rest/server";
import { createTestApp, type TestApp } from "#test/test-app";
import { waitUntil } from "#test/wait-until";
import { createTemporaryFolder } from "#test/temporary-folder";

type Sample = ParsedMetric["metrics"][number];

/**
 * The samples by name. Without types, the parser keeps the labels of each line of a histogram.
 */
function readSamples(text: string): ReadonlyMap<string, readonly Sample[]> {
  const metrics = parsePrometheusText(text.replace(/^# (TYPE|HELP) .*\n/gm, ""));
  return new Map(
    metrics.map(({ name }) => [
      name,
      metrics.filter((metric) => metric.name === name).flatMap(({ metrics: samples }) => samples),
    ]),
  );
}

describe("the text format", () => {
  test("what is written is what a parser reads, with every character of labels and help", () => {
    const labels = { path: 'C:\\DIR "quoted"\nnext' };
    const text = formatMetrics([
      { name: "a_total", help: "Two\nlines and a \\", type: "counter", samples: [{ labels, value: 3 }, { value: 1e21 }] },
      { name: "b", help: "Infinite", type: "gauge", samples: [{ value: Number.POSITIVE_INFINITY }] },
    ]);
    expect(parsePrometheusText(text)).toEqual([
      { name: "a_total", help: "Two\nlines and a \\", type: "COUNTER", metrics: [{ labels, value: "3" }, { value: "1e+21" }] },
      { name: "b", help: "Infinite", type: "GAUGE", metrics: [{ value: "+Inf" }] },
    ]);
  });

  test("a histogram has cumulative buckets, the last without a bound, a sum and a count", () => {
    const histogram = new Histogram([0.5, 1]);
    for (const value of [0.5, 0.6, 3]) histogram.observe(value);
    const series = [{ labels: { route: "/a" }, histogram }];
    const samples = readSamples(formatMetrics([{ name: "c_seconds", help: "Durations", type: "histogram", series }]));
    const route = "/a";
    expect(samples.get("c_seconds_bucket")).toEqual([
      { labels: { route, le: "0.5" }, value: "1" },
      { labels: { route, le: "1" }, value: "2" },
      { labels: { route, le: "+Inf" }, value: "3" },
    ]);
    expect(samples.get("c_seconds_sum")).toEqual([{ labels: { route }, value: "4.1" }]);
    expect(samples.get("c_seconds_count")).toEqual([{ labels: { route }, value: "3" }]);
  });

  test("methods that clients invent are counted together", () => {
    const metrics = createRequestMetrics();
    for (let index = 0; index < 100; index++)
      metrics.observe({ method: `X${index}`, route: "unmatched", status: 404, durationMs: 1, requestId: null, callerKind: null });
    const counts = readSamples(formatMetrics(metrics.list())).get("livery_http_request_duration_seconds_count");
    expect(counts).toEqual([{ labels: { method: "other", route: "unmatched", status: "4xx" }, value: "100" }]);
  });
});

describe("who may read them", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  const token = "a token of sixteen".replaceAll(" ", "-").padEnd(20, "x");
  /** Asks over a peer's address as a socket reports it. */
  async function ask(
    peer: string | null,
    headers: Record<string, string>,
    { isTokenSet = true, proxy = "", basePath = "" } = {},
  ) {
    const mount = createMetricsMount(isTokenSet ? token : "", async () => []);
    const services = { ...app.services, baseUrl: `http://livery.test${basePath}` };
    const server = createRestServer(services, { isTrustedProxy: (address) => address === proxy, mounts: [mount] });
    const socket = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: (request) => {
        const requestIP = (asked: Request) => (peer === null || asked !== request ? null : { address: peer });
        server.server = { requestIP, timeout() {} } as never;
        return server.handle(request);
      },
    });
    try {
      const response = await fetch(new URL(`${basePath}/metrics`, socket.url), { headers: { host: "localhost", ...headers } });
      return { status: response.status, challenge: response.headers.get("www-authenticate") };
    } finally {
      await socket.stop(true);
    }
  }

  test.each([
    ["this machine over IPv4", "127.0.0.1", {}, {}, 200],
    ["this machine over IPv6", "::1", {}, {}, 200],
    ["this machine over mapped IPv4", "::ffff:127.0.0.1", {}, {}, 200],
    ["this machine below a base path", "127.0.0.1", {}, { basePath: "/brand" }, 200],
    ["another machine below a base path", "10.0.0.7", {}, { basePath: "/brand" }, 401],
    ["a proxy on this machine that sends the public Host only", "127.0.0.1", { host: "livery.test" }, {}, 401],
    ["another machine", "10.0.0.7", {}, {}, 401],
    ["another machine without a token set", "10.0.0.7", {}, { isTokenSet: false }, 403],
    ["a Unix socket", null, {}, {}, 401],
    ["a proxy on this machine that is not trusted", "127.0.0.1", { "x-forwarded-for": "127.0.0.1" }, {}, 401],
    ["a proxy on this machine that sends Forwarded", "127.0.0.1", { forwarded: "for=127.0.0.1" }, {}, 401],
    [
      "a trusted proxy on this machine, for an outsider",
      "127.0.0.1",
      { "x-forwarded-for": "1.2.3.4" },
      { proxy: "127.0.0.1" },
      401,
    ],
    ["a trusted proxy on this machine, for itself", "127.0.0.1", {}, { proxy: "127.0.0.1" }, 401],
    [
      "a trusted proxy elsewhere, for its own loopback",
      "10.0.0.5",
      { "x-forwarded-for": "127.0.0.1" },
      { proxy: "10.0.0.5" },
      401,
    ],
    ["another machine with the token", "10.0.0.7", { authorization: `Bearer ${token}` }, {}, 200],
    ["a trusted proxy with the token", "127.0.0.1", { authorization: `bearer ${token}` }, { proxy: "127.0.0.1" }, 200],
    ["another machine with another token", "10.0.0.7", { authorization: `Bearer ${token}y` }, {}, 401],
    ["another machine with an empty token, none set", "10.0.0.7", { authorization: "Bearer " }, { isTokenSet: false }, 403],
  ] as const)("%s", async (_, peer, headers, options, status) => {
    const answer = await ask(peer, headers, options);
    expect(answer.status).toBe(status);
    if (status === 401) expect(answer.challenge).toStartWith('Bearer realm="Livery"');
  });
});

describe("a server", () => {
  const folder = createTemporaryFolder();
  let server: Server;
  let services: Services | undefined;
  let text: string;
  let metrics: ReadonlyMap<string, readonly Sample[]>;
  const find = (name: string, labels: Record<string, string> = {}) =>
    metrics.get(name)?.find((sample) => Object.entries(labels).every(([label, value]) => sample.labels?.[label] === value));
  const read = async () => {
    const response = await fetch(`${server.url}/metrics`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
    return await response.text();
  };

  beforeAll(async () => {
    const flags = {
      data: join(folder.path, "data"),
      port: "0",
      log: "off",
      "rate-sign-in": "1",
      "base-url": "http://127.0.0.1",
      "backup-dir": folder.path,
    };
    const prepare = async (created: Services) => {
      services = created;
    };
    server = await serveApp(readConfig(flags, {}), { prepare });
    if (!services) throw new Error("the server has no services");
    const administrator = { ...services, caller: { kind: "administrator" }, address: null, requestId: null } as const;
    const act = async (operation: Operation, input: Record<string, unknown>) =>
      (await dispatch(operation, administrator, { path: () => input as Record<string, string>, input: () => input })).value;
    const workspace = { id: createId("ws"), name: "W", slug: "w", createdAt: new Date().toISOString() };
    await services.store.transaction(({ workspaces }) => workspaces.insert(workspace));
    const { project } = (await act(generate, { brief: { name: "Fern", seed: 3 }, workspace: "w" })) as RunReport;
    await act(approveProject, { id: project.id, review: "FOUNDATION_REVIEW" });
    await services.runner.drain();
    for (const path of ["/api/v1/systems", "/api/v1/systems", "/missing/one", "/missing/two", "/api/v1/designs/ds_none"])
      await (await fetch(server.url + path)).text();
    for (let attempt = 0; attempt < 2; attempt++)
      await fetch(`${server.url}/api/v1/auth/sign-in`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "a@b.example", password: "wrong password" }),
      });
    await waitUntil(async () => {
      await Bun.sleep(250);
      text = await read();
      return text.includes("\nlivery_backup_last_timestamp_seconds ");
    });
    metrics = readSamples(text);
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    folder.remove();
  });

  test("counts requests by route pattern, method and class of status", () => {
    const name = "livery_http_request_duration_seconds_count";
    expect(find(name, { route: "/api/v1/systems", method: "GET", status: "2xx" })?.value).toBe("2");
    expect(find(name, { route: "unmatched", method: "GET", status: "4xx" })?.value).toBe("2");
    expect(find(name, { route: "/api/v1/designs/:id", status: "4xx" })?.value).toBe("1");
  });

  test("counts cached replies, rejections, stages and jobs", () => {
    expect(Number(find("livery_response_cache_hits_total")?.value)).toBeGreaterThanOrEqual(1);
    expect(Number(find("livery_response_cache_bytes")?.value)).toBeGreaterThan(0);
    expect(find("livery_rate_limit_rejections_total", { class: "sign-in" })?.value).toBe("1");
    expect(find("livery_rate_limit_rejections_total", { class: "public" })?.value).toBe("0");
    expect(find("livery_pipeline_stage_duration_seconds_count", { stage: "COMPONENTS" })?.value).toBe("1");
    expect(find("livery_pipeline_stage_failures_total", { stage: "COMPONENTS" })?.value).toBe("0");
    expect(Number(find("livery_job_duration_seconds_count", { job: "run-stage", queue: "background" })?.value)).toBeGreaterThan(
      0,
    );
    expect(find("livery_worker_running", { worker: "jobs-background" })?.value).toBe("1");
    expect(find("livery_worker_starts_total", { worker: "jobs-background" })?.value).toBe("1");
  });

  test("describes deliveries, storage and the process", () => {
    expect(find("livery_dispatcher_alive")?.value).toBe("1");
    expect(find("livery_deliveries_pending")?.value).toBe("0");
    expect(find("livery_deliveries_total", { outcome: "succeeded" })?.value).toBe("0");
    expect(Number(find("livery_store_bytes", { file: "log" })?.value)).toBeGreaterThan(10_000);
    expect(Number(find("livery_store_blobs")?.value)).toBeGreaterThan(3);
    expect(find("livery_store_fault", { fault: "full" })?.value).toBe("0");
    expect(Number(find("process_resident_memory_bytes")?.value)).toBeGreaterThan(1_000_000);
    expect(find("livery_backup_failed")?.value).toBe("0");
    expect(Number(find("livery_backup_last_timestamp_seconds")?.value)).toBeWithin(
      Date.now() / 1000 - 300,
      Date.now() / 1000 + 1,
    );
    expect(find("livery_backup_interval_seconds")?.value).toBe("86400");
    expect(find("livery_maintenance_running", { task: "sweep" })?.value).toBe("0");
    expect(find("livery_build_info")?.labels?.version).toMatch(/^\d+\.\d+\.\d+/);
  });

  test("has every metric and label that the dashboard and the alert rules name", () => {
    const rules = Bun.YAML.parse(readFileSync("data/monitoring/prometheus-rules.yml", "utf8")) as {
      groups: { rules: Record<string, unknown>[] }[];
    };
    const alerts = rules.groups.flatMap((group) => group.rules);
    for (const alert of alerts)
      expect(alert).toMatchObject({
        alert: expect.stringMatching(/^Livery[A-Z]/),
        labels: { severity: expect.stringMatching(/^(warning|critical)$/) },
        annotations: { summary: expect.any(String), description: expect.any(String) },
      });
    const dashboard = JSON.parse(readFileSync("data/monitoring/grafana-dashboard.json", "utf8")) as {
      panels: { targets?: { expr: string }[] }[];
    };
    const expressions = [
      ...alerts.map(({ expr }) => String(expr)),
      ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ];
    const named = new Set(expressions.flatMap((text) => text.match(/\b(?:livery|process)_[a-z0-9_]+/g) ?? []));
    expect(named.size).toBeGreaterThan(30);
    // Failures of jobs and workers have samples once there is one, and connections with PostgreSQL only.
    const described = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
        type === "histogram" ? [name, `${name}_bucket`, `${name}_count`] : [name],
      ),
    );
    expect([...named].filter((name) => !metrics.has(name) && !described.has(name))).toEqual([]);
    const labels = [...expressions.join("\n").matchAll(/\b(livery_[a-z_]+)\{[^}]*?\b(status|file|outcome|method)="([^"]+)"/g)];
    expect(labels.length).toBeGreaterThan(3);
    for (const [, name = "", label = "", value = ""] of labels)
      expect([name, label, value, name.includes("http") || find(name, { [label]: value }) !== undefined]).toEqual([
        name,
        label,
        value,
        true,
      ]);
  });

  test("names every metric once, with help and a type, and no id in a label", () => {
    const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect([...text.matchAll(/^# HELP (\S+) \S/gm)].map(([, name]) => name)).toEqual(names);
    expect(text).not.toMatch(/\b(ds|prj|sys|ws|key|dlv)_[0-9a-z]{8}/);
    expect(text.length).toBeLessThan(100_000);
  });
});

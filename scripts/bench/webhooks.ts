import { createTestCertificate } from "#test/http-client/test-certificate";
import { type ServerChild, startServer } from "./children";
import type { BenchData, Engine } from "./engine";
import { createEmptyData, buildLivery, root } from "./fixtures";
import { type LoadGenerator, startLoadGenerator } from "./load/load-generator";
import { readResidentMib } from "./process-stats";
import type { Row, Section } from "./row";
import { toSpread, computeSpread } from "./spread";
import { startChild } from "./webhooks/child";
import type { FetchJob, FetchResult, ReceiverCount, ReceiverJob } from "./webhooks/jobs";
import { createWebhookData } from "./webhooks/webhook-data";

const rounds = 3;
const roundDeliveries = 2000;
/** How many deliveries a burst queues, and how long it is observed, milliseconds. */
const stormDeliveries = 50_000;
const stormMs = 25_000;
/** How often the reader reads during a burst, and how long it reads while idle, milliseconds. */
const readEveryMs = 5;
const quietMs = 8_000;
/** Bare requests have bodies about as long as those of deliveries. */
const bareBody = JSON.stringify({ id: "x".repeat(30), event: "design.ready", data: { designName: "y".repeat(120) } });
const hangingCount = 300;

type Certificate = ReturnType<typeof createTestCertificate>;
type Receivers = {
  readonly ports: readonly number[];
  readonly urls: readonly string[];
  count(): Promise<ReceiverCount>;
  reset(): Promise<unknown>;
  end(): void;
};

/**
 * Webhooks from the queue to the receiver: rate, effect on memory and other callers, and effect of
 * hanging receivers on others.
 */
export const webhooks: Section = {
  name: "webhooks",
  description: "durable deliveries per second compared with a bare fetch loop, and the effect of a burst on other requests",
  usesDatabase: true,
  async run({ engine }) {
    const certificate = createTestCertificate(["127.0.0.1"]);
    try {
      return [
        await measureRate(engine, certificate, 1, 16),
        await measureRate(engine, certificate, 100, 64),
        ...(await measureStorm(engine, certificate)),
        await measureHangingReceivers(engine, certificate),
      ];
    } finally {
      certificate.remove();
    }
  },
};

async function startReceivers({ key, cert }: Certificate, hosts: number, isHanging = false): Promise<Receivers> {
  const child = startChild<ReceiverJob | "count" | "reset", { ports: number[] } & ReceiverCount>("receiver-child.ts");
  const { ports } = await child.request({ hosts, key, cert, isHanging });
  return {
    ports,
    urls: ports.map((port) => `https://127.0.0.1:${port}/`),
    count: () => child.request("count"),
    reset: () => child.request("reset"),
    end: child.end,
  };
}

const startWebhookServer = async (data: BenchData, { caPath }: Certificate) =>
  startServer(
    [
      await buildLivery(),
      ...["serve", ...data.serverFlags, "--port", "0", "--log", "off", "--rate-public", "0"],
      ...["--webhook-allow", "127.0.0.0/8", "--webhook-ca", caPath],
    ],
    root,
  );

/** Waits for a number of requests or a timeout. Returns how many arrived, and when the last did. */
async function waitForRequests({ count }: Receivers, expectedCount: number, timeoutMs = 60_000): Promise<ReceiverCount> {
  const deadlineMs = performance.now() + timeoutMs;
  for (;;) {
    const received = await count();
    if (received.requests >= expectedCount || performance.now() > deadlineMs) return received;
    await Bun.sleep(20);
  }
}

async function measureRate(engine: Engine, certificate: Certificate, hosts: number, concurrency: number): Promise<Row> {
  const targets = await startReceivers(certificate, hosts);
  const bare = startChild<FetchJob, FetchResult>("fetch-child.ts");
  const data = await createEmptyData(engine);
  const { deliver, store } = await createWebhookData(data, targets.urls);
  const server = await startWebhookServer(data, certificate);
  const measureBareRate = async () => {
    const order = { ports: targets.ports, ca: certificate.ca, requests: roundDeliveries, concurrency, body: bareBody };
    return (roundDeliveries * 1000) / (await bare.request(order)).elapsedMs;
  };
  const measureRateOnce = async () => {
    await targets.reset();
    const startedMs = performance.timeOrigin + performance.now();
    await deliver(roundDeliveries);
    const { requests, lastAtMs } = await waitForRequests(targets, roundDeliveries);
    return (requests * 1000) / (lastAtMs - startedMs);
  };
  try {
    await measureBareRate();
    await measureRateOnce();
    const pairs: { readonly ours: number; readonly theirs: number }[] = [];
    for (let round = 0; round < rounds; round++) pairs.push({ ours: await measureRateOnce(), theirs: await measureBareRate() });
    return {
      what: `deliveries to ${hosts} TLS ${hosts === 1 ? "host" : "hosts"}`,
      value: computeSpread(pairs.map((pair) => pair.ours)),
      unit: "requests/s",
      baseline: {
        what: `bare fetch loop, concurrency ${concurrency}`,
        value: computeSpread(pairs.map((pair) => pair.theirs)).median,
      },
      ratio: computeSpread(pairs.map((pair) => pair.ours / pair.theirs)),
      aim: { of: "ratio", bound: "at least", limit: 0.6 },
      note: "durable: stored before and after each attempt; from the first insertion to the last arrival",
    };
  } finally {
    await store.close();
    await server.end();
    bare.end();
    targets.end();
  }
}

/** The 99th percentile of public reads at a fixed rate from another process, milliseconds. */
async function measureReadP99({ load }: LoadGenerator, { url }: ServerChild, timeoutMs: number): Promise<number> {
  const port = Number(new URL(url).port);
  const order = { port, path: "/api/v1/systems", connections: 1, intervalMs: readEveryMs, maxRequests: Number.MAX_SAFE_INTEGER };
  await load({ ...order, maxTimeMs: 500 });
  return (await load({ ...order, maxTimeMs: timeoutMs })).p99Ms;
}

async function measureStorm(engine: Engine, certificate: Certificate): Promise<Row[]> {
  const targets = await startReceivers(certificate, 100);
  const reader = startLoadGenerator();
  try {
    const stormResult = await runStorm(engine, certificate, targets, reader);
    const bareP99Ms = await measureBesideBareLoop(engine, certificate, targets, reader, stormResult.perSecond);
    const p99 = {
      what: "p99 of public reads during a burst of deliveries",
      value: toSpread(stormResult.busyMs),
      unit: "ms",
    } as const;
    return [
      {
        ...p99,
        baseline: { what: "idle", value: stormResult.quietMs },
        ratio: toSpread(stormResult.busyMs / stormResult.quietMs),
        aim: { of: "ratio", bound: "at most", limit: 3 },
        note: `${Math.round(stormResult.perSecond)} deliveries/s, ${1000 / readEveryMs} reads/s at most`,
      },
      {
        ...p99,
        baseline: { what: "with a bare fetch loop at that rate", value: bareP99Ms },
        ratio: toSpread(stormResult.busyMs / bareP99Ms),
        note: "the baseline is the cost of sharing the processors with as many requests and their receivers",
      },
      {
        what: `peak memory over ${stormResult.requests} deliveries`,
        value: toSpread(stormResult.mostMib),
        unit: "MiB",
        baseline: { what: "after the first 2,000", value: stormResult.earlyMib },
        ratio: toSpread(stormResult.mostMib / stormResult.earlyMib),
        aim: { of: "ratio", bound: "at most", limit: 1.5 },
      },
    ];
  } finally {
    reader.end();
    targets.end();
  }
}

/** Reads and memory before and during a long queue of deliveries. */
async function runStorm(engine: Engine, certificate: Certificate, targets: Receivers, reader: LoadGenerator) {
  const data = await createEmptyData(engine);
  const { deliver, store } = await createWebhookData(data, targets.urls);
  const server = await startWebhookServer(data, certificate);
  try {
    const quiet = await measureReadP99(reader, server, quietMs);
    await deliver(2000);
    await waitForRequests(targets, 2000);
    await targets.reset();
    await deliver(stormDeliveries);
    await waitForRequests(targets, 2000);
    const earlyMib = readResidentMib(server.pid).all;
    let mostMib = earlyMib;
    const memoryTimer = setInterval(() => {
      mostMib = Math.max(mostMib, readResidentMib(server.pid).all);
    }, 250);
    const before = await targets.count();
    const startedMs = performance.now();
    const busyMs = await measureReadP99(reader, server, stormMs);
    const elapsedMs = performance.now() - startedMs;
    const { requests } = await targets.count();
    clearInterval(memoryTimer);
    if (requests >= stormDeliveries) throw new Error("the burst ended before the reads");
    const perSecond = ((requests - before.requests) * 1000) / elapsedMs;
    return { quietMs: quiet, busyMs, perSecond, requests, earlyMib, mostMib };
  } finally {
    await store.close();
    await server.end();
  }
}

/**
 * The 99th percentile, milliseconds, of reads from an idle server while a bare loop sends requests
 * at the same rate.
 */
async function measureBesideBareLoop(
  engine: Engine,
  certificate: Certificate,
  { ports }: Receivers,
  reader: LoadGenerator,
  perSecond: number,
): Promise<number> {
  const server = await startWebhookServer(await createEmptyData(engine), certificate);
  const bare = startChild<FetchJob, FetchResult>("fetch-child.ts");
  try {
    const requests = Math.round((perSecond * (stormMs / 2 + 1000)) / 1000);
    const sent = bare.request({ ports, ca: certificate.ca, requests, concurrency: 64, perSecond, body: bareBody });
    const p99Ms = await measureReadP99(reader, server, stormMs / 2);
    await sent;
    return p99Ms;
  } finally {
    bare.end();
    await server.end();
  }
}

async function measureHangingReceivers(engine: Engine, certificate: Certificate): Promise<Row> {
  const hangingReceivers = await startReceivers(certificate, hangingCount, true);
  const healthy = await startReceivers(certificate, 1);
  const data = await createEmptyData(engine);
  const { deliver, store, targets } = await createWebhookData(data, [...hangingReceivers.urls, ...healthy.urls]);
  const server = await startWebhookServer(data, certificate);
  try {
    const startedMs = performance.timeOrigin + performance.now();
    await deliver(hangingCount * 3, targets.slice(0, hangingCount));
    await deliver(1, targets.slice(hangingCount));
    const delayMs = (await waitForRequests(healthy, 1)).lastAtMs - startedMs;
    return {
      what: `delay of a healthy receiver with ${hangingCount} hanging ones`,
      value: toSpread(delayMs),
      unit: "ms",
      aim: { of: "value", bound: "at most", limit: 1000 },
      note: `${(await hangingReceivers.count()).requests} attempts are hanging by then`,
    };
  } finally {
    await store.close();
    await server.end();
    hangingReceivers.end();
    healthy.end();
  }
}

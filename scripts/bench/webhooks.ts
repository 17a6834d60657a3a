import { certificateFor } from "#test/webhooks/tls-server";
import { type ServerChild, startServer } from "./children";
import { emptyData, liveryExecutable, root } from "./lab";
import { type LoadGenerator, startLoadGenerator } from "./load/load-generator";
import { residentMib } from "./proc";
import type { Row, Section } from "./row";
import { exactly, spreadOf } from "./spread";
import { childOf } from "./webhooks/child";
import type { FetchOrder, FetchResult, ReceiverCount, ReceiverOrder } from "./webhooks/order";
import { webhookData } from "./webhooks/webhook-data";

const rounds = 3;
const roundDeliveries = 2000;
/** A storm has so many deliveries in line and is watched for so long, milliseconds. */
const stormDeliveries = 50_000;
const stormMs = 25_000;
/** One reader asks so often meanwhile, and for so long where all is quiet, milliseconds. */
const readEveryMs = 5;
const quietMs = 8_000;
/** The bodies of bare requests are about as long as those of deliveries. */
const bareBody = JSON.stringify({ id: "x".repeat(30), event: "design.ready", data: { designName: "y".repeat(120) } });
const hanging = 300;

type Certificate = ReturnType<typeof certificateFor>;
type Receivers = {
  readonly ports: readonly number[];
  readonly urls: readonly string[];
  count(): Promise<ReceiverCount>;
  reset(): Promise<unknown>;
  end(): void;
};

/** Webhooks from the line to the receiver: how many a second, what that does to memory and to other callers, and what receivers that hang do to others. */
export const webhooks: Section = {
  name: "webhooks",
  measures: "durable deliveries a second against a bare fetch loop, and what a storm of them does to the rest",
  async run() {
    const certificate = certificateFor(["127.0.0.1"]);
    try {
      return [
        await rateRow(certificate, 1, 16),
        await rateRow(certificate, 100, 64),
        ...(await stormRows(certificate)),
        await hangingRow(certificate),
      ];
    } finally {
      certificate.remove();
    }
  },
};

async function receivers({ key, cert }: Certificate, hosts: number, hangs = false): Promise<Receivers> {
  const child = childOf<ReceiverOrder | "count" | "reset", { ports: number[] } & ReceiverCount>("receiver-child.ts");
  const { ports } = await child.ask({ hosts, key, cert, hangs });
  return {
    ports,
    urls: ports.map((port) => `https://127.0.0.1:${port}/`),
    count: () => child.ask("count"),
    reset: () => child.ask("reset"),
    end: child.end,
  };
}

const serve = async (data: string, { caPath }: Certificate) =>
  startServer(
    [
      await liveryExecutable(),
      ...["serve", "--data", data, "--port", "0", "--log", "off", "--rate-public", "0"],
      ...["--webhook-allow", "127.0.0.0/8", "--webhook-ca", caPath],
    ],
    root,
  );

/** Waits until so many requests have come, or for so long, and gives how many did and when the last came. */
async function arrived({ count }: Receivers, howMany: number, timeMsMax = 60_000): Promise<ReceiverCount> {
  const untilMs = performance.now() + timeMsMax;
  for (;;) {
    const counted = await count();
    if (counted.requests >= howMany || performance.now() > untilMs) return counted;
    await Bun.sleep(20);
  }
}

async function rateRow(certificate: Certificate, hosts: number, atOnce: number): Promise<Row> {
  const targets = await receivers(certificate, hosts);
  const bare = childOf<FetchOrder, FetchResult>("fetch-child.ts");
  const data = await emptyData();
  const { deliver, store } = await webhookData(data, targets.urls);
  const server = await serve(data, certificate);
  const theirs = async () => {
    const order = { ports: targets.ports, ca: certificate.ca, requests: roundDeliveries, atOnce, body: bareBody };
    return (roundDeliveries * 1000) / (await bare.ask(order)).elapsedMs;
  };
  const ours = async () => {
    await targets.reset();
    const begunMs = performance.timeOrigin + performance.now();
    await deliver(roundDeliveries);
    const { requests, lastAtMs } = await arrived(targets, roundDeliveries);
    return (requests * 1000) / (lastAtMs - begunMs);
  };
  try {
    await theirs();
    await ours();
    const pairs: { readonly ours: number; readonly theirs: number }[] = [];
    for (let round = 0; round < rounds; round++) pairs.push({ ours: await ours(), theirs: await theirs() });
    return {
      what: `deliveries to ${hosts} TLS ${hosts === 1 ? "host" : "hosts"}`,
      value: spreadOf(pairs.map((pair) => pair.ours)),
      unit: "requests/s",
      baseline: { what: `bare fetch loop, ${atOnce} at once`, value: spreadOf(pairs.map((pair) => pair.theirs)).median },
      ratio: spreadOf(pairs.map((pair) => pair.ours / pair.theirs)),
      aim: { of: "ratio", bound: "at least", limit: 0.6 },
      note: "durable: noted before and after each attempt; from the insertion of the first to the arrival of the last",
    };
  } finally {
    await store.close();
    await server.end();
    bare.end();
    targets.end();
  }
}

/** The 99th percentile of public reads at a fixed pace by a process of its own, milliseconds. */
async function readP99({ load }: LoadGenerator, { url }: ServerChild, timeMsMax: number): Promise<number> {
  const port = Number(new URL(url).port);
  const order = { port, path: "/api/v1/systems", connections: 1, everyMs: readEveryMs, requestsMax: Number.MAX_SAFE_INTEGER };
  await load({ ...order, timeMsMax: 500 });
  return (await load({ ...order, timeMsMax })).p99Ms;
}

async function stormRows(certificate: Certificate): Promise<Row[]> {
  const targets = await receivers(certificate, 100);
  const reader = startLoadGenerator();
  try {
    const storm = await inStorm(certificate, targets, reader);
    const beside = await besideBareLoop(certificate, targets, reader, storm.perSecond);
    const p99 = { what: "p99 of public reads during a storm of deliveries", value: exactly(storm.busyMs), unit: "ms" } as const;
    return [
      {
        ...p99,
        baseline: { what: "when quiet", value: storm.quietMs },
        ratio: exactly(storm.busyMs / storm.quietMs),
        aim: { of: "ratio", bound: "at most", limit: 3 },
        note: `${Math.round(storm.perSecond)} deliveries/s, ${1000 / readEveryMs} reads/s at most`,
      },
      {
        ...p99,
        baseline: { what: "beside a bare fetch loop of that rate", value: beside },
        ratio: exactly(storm.busyMs / beside),
        note: "the baseline is what sharing the processors with as many requests and their receivers costs by itself",
      },
      {
        what: `most memory over ${storm.requests} deliveries`,
        value: exactly(storm.mostMib),
        unit: "MiB",
        baseline: { what: "after the first two thousand", value: storm.earlyMib },
        ratio: exactly(storm.mostMib / storm.earlyMib),
        aim: { of: "ratio", bound: "at most", limit: 1.5 },
      },
    ];
  } finally {
    reader.end();
    targets.end();
  }
}

/** What reads and memory are like before and while a long line of deliveries is sent. */
async function inStorm(certificate: Certificate, targets: Receivers, reader: LoadGenerator) {
  const data = await emptyData();
  const { deliver, store } = await webhookData(data, targets.urls);
  const server = await serve(data, certificate);
  try {
    const quiet = await readP99(reader, server, quietMs);
    await deliver(2000);
    await arrived(targets, 2000);
    await targets.reset();
    await deliver(stormDeliveries);
    await arrived(targets, 2000);
    const earlyMib = residentMib(server.pid).all;
    let mostMib = earlyMib;
    const watch = setInterval(() => {
      mostMib = Math.max(mostMib, residentMib(server.pid).all);
    }, 250);
    const before = await targets.count();
    const begunMs = performance.now();
    const busyMs = await readP99(reader, server, stormMs);
    const elapsedMs = performance.now() - begunMs;
    const { requests } = await targets.count();
    clearInterval(watch);
    if (requests >= stormDeliveries) throw new Error("the storm was over before the reads were");
    const perSecond = ((requests - before.requests) * 1000) / elapsedMs;
    return { quietMs: quiet, busyMs, perSecond, requests, earlyMib, mostMib };
  } finally {
    await store.close();
    await server.end();
  }
}

/** The 99th percentile of reads from a server that sends nothing, while a bare loop sends as many requests a second; milliseconds. */
async function besideBareLoop(
  certificate: Certificate,
  { ports }: Receivers,
  reader: LoadGenerator,
  perSecond: number,
): Promise<number> {
  const server = await serve(await emptyData(), certificate);
  const bare = childOf<FetchOrder, FetchResult>("fetch-child.ts");
  try {
    const requests = Math.round((perSecond * (stormMs / 2 + 1000)) / 1000);
    const sent = bare.ask({ ports, ca: certificate.ca, requests, atOnce: 64, perSecond, body: bareBody });
    const p99Ms = await readP99(reader, server, stormMs / 2);
    await sent;
    return p99Ms;
  } finally {
    bare.end();
    await server.end();
  }
}

async function hangingRow(certificate: Certificate): Promise<Row> {
  const hung = await receivers(certificate, hanging, true);
  const healthy = await receivers(certificate, 1);
  const data = await emptyData();
  const { deliver, store, targets } = await webhookData(data, [...hung.urls, ...healthy.urls]);
  const server = await serve(data, certificate);
  try {
    const begunMs = performance.timeOrigin + performance.now();
    await deliver(hanging * 3, targets.slice(0, hanging));
    await deliver(1, targets.slice(hanging));
    const tookMs = (await arrived(healthy, 1)).lastAtMs - begunMs;
    return {
      what: `delay of a healthy receiver beside ${hanging} that hang`,
      value: exactly(tookMs),
      unit: "ms",
      aim: { of: "value", bound: "at most", limit: 1000 },
      note: `${(await hung.count()).requests} attempts hang by then`,
    };
  } finally {
    await store.close();
    await server.end();
    hung.end();
    healthy.end();
  }
}

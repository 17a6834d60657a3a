import { certificateFor } from "#test/webhooks/tls-server";
import { type ServerChild, startServer } from "./children";
import { emptyData, liveryExecutable, root } from "./lab";
import { residentMib } from "./proc";
import type { Row, Section } from "./row";
import { exactly, quantile, spreadOf } from "./spread";
import { childOf } from "./webhooks/child";
import type { FetchOrder, FetchResult, ReceiverCount, ReceiverOrder } from "./webhooks/order";
import { webhookData } from "./webhooks/webhook-data";

const rounds = 3;
const roundDeliveries = 3000;
/** A storm has so many deliveries, or lasts so long, milliseconds. */
const stormDeliveries = 100_000;
const stormMs = 140_000;
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
  const body = JSON.stringify({ id: "x".repeat(30), event: "design.ready", data: { designName: "y".repeat(120) } });
  const theirs = async () => {
    const order = { ports: targets.ports, ca: certificate.ca, requests: roundDeliveries, atOnce, body };
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

/** The 99th percentile of public reads, one after the other, while `isOn` holds; milliseconds. */
async function readsWhile({ url }: ServerChild, isOn: () => boolean): Promise<number> {
  const tookMs: number[] = [];
  while (isOn() || tookMs.length < 200) {
    const begunMs = performance.now();
    const answer = await fetch(`${url}/api/v1/systems`);
    await answer.bytes();
    if (answer.status !== 200) throw new Error(`a read answered ${answer.status}`);
    tookMs.push(performance.now() - begunMs);
    await Bun.sleep(2);
  }
  return quantile(
    tookMs.sort((one, next) => one - next),
    0.99,
  );
}

async function stormRows(certificate: Certificate): Promise<Row[]> {
  const targets = await receivers(certificate, 100);
  const data = await emptyData();
  const { deliver, store } = await webhookData(data, targets.urls);
  const server = await serve(data, certificate);
  try {
    await deliver(2000);
    await arrived(targets, 2000);
    const untilMs = performance.now() + 4000;
    const quiet = await readsWhile(server, () => performance.now() < untilMs);
    await targets.reset();
    await deliver(stormDeliveries);
    await arrived(targets, stormDeliveries / 10);
    const early = residentMib(server.pid).all;
    let isOver = false;
    let most = early;
    const watch = setInterval(() => {
      most = Math.max(most, residentMib(server.pid).all);
    }, 250);
    const end = arrived(targets, stormDeliveries, stormMs).finally(() => {
      isOver = true;
    });
    const busy = await readsWhile(server, () => !isOver);
    const { requests } = await end;
    clearInterval(watch);
    return [
      {
        what: "p99 of public reads during a storm of deliveries",
        value: exactly(busy),
        unit: "ms",
        baseline: { what: "when quiet", value: quiet },
        ratio: exactly(busy / quiet),
        aim: { of: "ratio", bound: "at most", limit: 3 },
      },
      {
        what: `most memory over ${requests} deliveries`,
        value: exactly(most),
        unit: "MiB",
        baseline: { what: "after the first tenth", value: early },
        ratio: exactly(most / early),
        aim: { of: "ratio", bound: "at most", limit: 1.5 },
      },
    ];
  } finally {
    await store.close();
    await server.end();
    targets.end();
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

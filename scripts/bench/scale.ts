import { cpSync } from "node:fs";
import { join } from "node:path";
import { demoBriefs } from "#data/briefs";
import { chooseParameters } from "#/lifecycle/choose-parameters";
import { listNeighbours } from "#/lifecycle/list-neighbours";
import { openStore } from "#/store/open-store";
import type { Store } from "#/store/store";
import { type ServerChild, startServer } from "./children";
import type { BenchData, Engine } from "./engine";
import { sqliteEngine } from "./engines/sqlite-engine";
import { buildLivery, createFolder, createPublishedData, root } from "./fixtures";
import { readProcessorMs, readResidentMib } from "./process-stats";
import { getExcess, type Row, type Section } from "./row";
import { type GrownData, growDatabase } from "./scale/grow-database";
import {
  callServer,
  type Comparison,
  compareCall,
  type GrownServer,
  type Percentiles,
  toPercentiles,
} from "./scale/measure-calls";
import { type MeasuredCall, measuredCalls } from "./scale/measured-calls";
import { type ScaleSize, shrinkLargeSize, smallSize } from "./scale/scale-sizes";
import { toSpread } from "./spread";

/** The bounds of a figure at the large size, as multiples of the small one. */
const maxMedianRatio = 1.5;
const maxP99Ratio = 2;

/** Calls of each request, unless `--calls` sets another number. */
const defaultCalls = 250;
const starts = 5;
const claimRounds = 200;
const neighbourRounds = 200;
const varietyRounds = 30;
/** How many deliveries a claim takes at most. */
const claimBatch = 32;
/** How long public reads run without commits and with ten a second, milliseconds. */
const readMs = 6_000;
const commitEveryMs = 100;
const maxScaleMs = 1_800_000;

/**
 * The same requests on a small and on a large database, each served by the executable, with the
 * ratio of their latencies.
 */
export const scale: Section = {
  name: "scale",
  description: "what requests take on a large database, compared with a small one",
  usesDatabase: true,
  maxMs: maxScaleMs,
  async run({ engine, share = 1, calls = defaultCalls, only = "" }) {
    const small = await prepare(engine, smallSize);
    const large = await prepare(engine, shrinkLargeSize(share));
    const start = await compareStarts(small, large);
    const servers = { small: await serve(engine, small), large: await serve(engine, large) };
    try {
      const comparisons: Comparison[] = [];
      for (const call of measuredCalls.filter(({ what }) => what.includes(only))) {
        process.stderr.write(`  ${call.what}\n`);
        comparisons.push(await compareCall(call, { small: servers.small, large: servers.large, calls }));
      }
      comparisons.push(await compareWork("delivery claim", claimRounds, small, large, claimDeliveries));
      comparisons.push(await compareWork("neighbours of a new design", neighbourRounds, small, large, lookUpNeighbours));
      comparisons.push(await compareWork("variety of a new design", varietyRounds, small, large, chooseVariety));
      const rows = [
        ...start,
        ...comparisons.flatMap((comparison) => toRows(comparison)),
        ...(await compareUnderCommits(servers.large)),
      ];
      return rows.toSorted((one, other) => (getExcess(other) ?? 0) - (getExcess(one) ?? 0));
    } finally {
      for (const { server } of [servers.small, servers.large]) await server.end();
      for (const { store } of [small, large]) await store.close();
    }
  },
};

/** Grown data with a store on it. */
type Grown = { readonly data: BenchData; readonly grown: GrownData; readonly store: Store };

/** Grows a file of SQLite, which is the fastest way to so many rows, and gives it to the engine. */
async function prepare(engine: Engine, size: ScaleSize): Promise<Grown> {
  const folder = createFolder("scale");
  cpSync((await createPublishedData(sqliteEngine)).folder, folder, { recursive: true });
  const startedMs = performance.now();
  const grown = growDatabase(folder, size);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
  const mb = (Bun.file(join(folder, "livery.sqlite")).size / 1e6).toFixed(0);
  process.stderr.write(`  ${size.systems} systems, ${size.deliveries} deliveries: ${mb} MB, made in ${seconds} s\n`);
  const data = await engine.takeFolder(folder);
  return { data, grown, store: await openStore(data.database) };
}

/** The command that serves data without rate limits. */
async function createCommand(data: BenchData): Promise<readonly string[]> {
  const rates = ["public", "static", "drawing", "key", "unauthorized", "import", "sign-in"];
  // Pending deliveries stay due in a day: none may wait for longer than a retry.
  const flags = [
    "--webhook-retry",
    "86400,86400",
    ...data.serverFlags,
    "--port",
    "0",
    "--log",
    "off",
    ...rates.flatMap((rate) => [`--rate-${rate}`, "0"]),
  ];
  return [await buildLivery(), "serve", ...flags];
}

type Served = GrownServer & { readonly server: ServerChild };

async function serve({ commitVisibleMs }: Engine, { data, grown, store }: Grown): Promise<Served> {
  const server = await startServer(await createCommand(data), root);
  await waitUntilIdle(server.pid);
  const { url } = server;
  const response = await fetch(`${url}/api/v1/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: "bench@livery.example", password: "correct horse battery staple" }),
  });
  const cookie = response.headers.get("set-cookie")?.split(";")[0];
  if (!cookie) throw new Error(`the sign-in returned ${response.status} without a cookie`);
  return {
    ...{ server, url, grown, cookie },
    async commit(index) {
      await touchSystem(store, grown, index);
      await Bun.sleep(commitVisibleMs);
    },
  };
}

/** Changes what a published system serves. */
async function touchSystem(store: Store, { samples }: GrownData, index: number): Promise<void> {
  const sample = samples[index % samples.length];
  if (!sample) throw new Error("there are no systems");
  await store.transaction(({ systems }) => systems.update(sample.id, { updatedAt: new Date().toISOString() }));
}

/** Waits until a process uses little processor time: after its start it checks the pages of its database. */
async function waitUntilIdle(pid: number): Promise<void> {
  for (let quietSeconds = 0, seconds = 0; quietSeconds < 2 && seconds < 120; seconds++) {
    const before = readProcessorMs(pid);
    await Bun.sleep(1000);
    quietSeconds = readProcessorMs(pid) - before <= 30 ? quietSeconds + 1 : 0;
  }
}

/** From the start of a server to its first response, and its memory once it is idle. */
async function compareStarts(small: Grown, large: Grown): Promise<Row[]> {
  const startOnce = async ({ data }: Grown) => {
    const startedMs = performance.now();
    const server = await startServer(await createCommand(data), root);
    const response = await fetch(`${server.url}/api/v1/systems`);
    await response.bytes();
    return { elapsedMs: performance.now() - startedMs, server };
  };
  const times: { readonly small: number[]; readonly large: number[] } = { small: [], large: [] };
  for (let round = 0; round < starts; round++)
    for (const [name, grown] of [["small", small] as const, ["large", large] as const]) {
      const { elapsedMs, server } = await startOnce(grown);
      times[name].push(elapsedMs);
      await server.end();
    }
  const readMemory = async (grown: Grown) => {
    const { server } = await startOnce(grown);
    await waitUntilIdle(server.pid);
    const { anonymous } = readResidentMib(server.pid);
    await server.end();
    return anonymous;
  };
  const [smallMib, largeMib] = [await readMemory(small), await readMemory(large)];
  return [
    ...toRows({ what: "start, until the first list", small: toPercentiles(times.small), large: toPercentiles(times.large) }),
    {
      ...{ what: "memory at rest", value: toSpread(largeMib), unit: "MiB", baseline: { what: "small", value: smallMib } },
      ...{ ratio: toSpread(largeMib / smallMib), aim: { of: "ratio", bound: "at most", limit: maxMedianRatio } },
    },
  ];
}

/** Measures work in process on both databases in turns; `work` returns the time that it took. */
async function compareWork(
  what: string,
  rounds: number,
  small: Grown,
  large: Grown,
  work: (grown: Grown, round: number) => Promise<number>,
): Promise<Comparison> {
  const times: { readonly small: number[]; readonly large: number[] } = { small: [], large: [] };
  for (let round = -2; round < rounds; round++)
    for (const [name, grown] of [["small", small] as const, ["large", large] as const]) {
      const elapsedMs = await work(grown, round);
      if (round >= 0) times[name].push(elapsedMs);
    }
  return { what: `${what}, in process`, small: toPercentiles(times.small), large: toPercentiles(times.large) };
}

class RollBack extends Error {}

/** Finds the targets that wait and claims a batch of one. The transaction is rolled back. */
async function claimDeliveries({ store, grown }: Grown): Promise<number> {
  let elapsedMs = 0;
  const startedMs = performance.now();
  const owner = "bench";
  const work = store.transactionWithoutInvalidation(async ({ deliveries }) => {
    const nowMs = Date.now() + 10 * 86_400_000;
    await deliveries.listWaitingTargets(owner);
    const due = await deliveries.listDue(grown.endpointId, { owner, nowMs, limit: claimBatch, retryLimit: claimBatch });
    if (due.length === 0) throw new Error("nothing is due");
    const leased = { leasedBy: owner, nextAttemptAtMs: nowMs, signedAtS: null, headers: null };
    await deliveries.recordAttemptsStarted(due.map(({ id }) => ({ id, attemptCount: 1, ...leased })));
    await deliveries.findNextDue(grown.endpointId, owner);
    elapsedMs = performance.now() - startedMs;
    throw new RollBack();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error;
  });
  return elapsedMs;
}

/** What the thread that serves requests does for the variety of a new design: it reads the others of its workspace. */
async function lookUpNeighbours({ store, grown }: Grown): Promise<number> {
  const startedMs = performance.now();
  await listNeighbours(store, grown.workspaceId, null);
  return performance.now() - startedMs;
}

/** Chooses seed and direction of a new design, apart from the others of its workspace. A job process does that. */
async function chooseVariety({ store, grown }: Grown, round: number): Promise<number> {
  const { archetype, seed, ...brief } = demoBriefs[Math.abs(round) % demoBriefs.length] ?? { name: "Bench" };
  const startedMs = performance.now();
  chooseParameters({ brief }, await listNeighbours(store, grown.workspaceId, null));
  return performance.now() - startedMs;
}

const readCalls: readonly MeasuredCall[] = measuredCalls.filter(({ what }) =>
  ["public list, first page", "adoption", "export"].some((start) => what.startsWith(start)),
);

/** Public reads on the large database without commits, and with ten a second of other systems. */
async function compareUnderCommits(server: Served): Promise<Row[]> {
  const readFor = async (ms: number, whileReading?: (index: number) => Promise<void>) => {
    const latencies: number[] = [];
    const untilMs = performance.now() + ms;
    let committedMs = performance.now();
    for (let index = 0; performance.now() < untilMs; index++) {
      if (whileReading && performance.now() - committedMs >= commitEveryMs) {
        committedMs = performance.now();
        await whileReading(index);
      }
      const call = readCalls[index % readCalls.length];
      const startedMs = performance.now();
      // Always the same few systems, as most readers do.
      if (call) await callServer(call, server, index % 9);
      latencies.push(performance.now() - startedMs);
    }
    return toPercentiles(latencies);
  };
  await readFor(1000);
  const quiet = await readFor(readMs);
  const busy = await readFor(readMs, (index) => server.commit(10 + (index % 40)));
  return toRows({ what: "public reads at 10 commits a second", small: quiet, large: busy }, "without commits");
}

function toRows({ what, small, large }: Comparison, baseline = "small"): Row[] {
  const toRow = (name: keyof Percentiles, limit: number): Row => ({
    ...{ what: `${what}: ${name}`, value: toSpread(large[name]), unit: "ms", baseline: { what: baseline, value: small[name] } },
    ...{ ratio: toSpread(large[name] / small[name]), aim: { of: "ratio", bound: "at most", limit } },
  });
  return [toRow("p50", maxMedianRatio), toRow("p99", maxP99Ratio)];
}

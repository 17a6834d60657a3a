import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ServerChild, startServer } from "./children";
import { type Limit, createFolder, createPublishedData, root, createServeCommand } from "./fixtures";
import { type LoadGenerator, startLoadGenerator } from "./load/load-generator";
import type { LoadResult } from "./load/load-job";
import { readProcessorMs } from "./process-stats";
import type { Row, Section } from "./row";
import { computeSpread } from "./spread";

const rounds = 6;
const roundMs = 700;
const connections = 16;
const system = "nordhavn-optik";

type MeasuredPath = { readonly what: string; readonly path: string; readonly share: number | undefined };

export const publicList: MeasuredPath = { what: "public list", path: "/api/v1/systems", share: 0.75 };
/** The measured addresses, each with its target as a share of the bare server's rate. */
export const measuredPaths: readonly MeasuredPath[] = [
  publicList,
  { what: "adoption manifest", path: `/api/v1/systems/${system}/adoption`, share: undefined },
  { what: "one export", path: `/api/systems/export/${system}?format=utility-theme-v4`, share: 0.75 },
];

/**
 * Livery over HTTP and a bare server that returns the same bytes and headers, alternately: first
 * without rate limits, so that responses are identical, then with every call counted by its
 * address, which is the default.
 */
export const http: Section = {
  name: "http",
  description: "requests per second over HTTP, compared with a bare Bun.serve that returns the same bytes",
  async run() {
    const rows: Row[] = [];
    for (const limit of ["none", "counted"] as const) rows.push(...(await compareAll(limit)));
    return rows;
  },
};

async function compareAll(limit: Limit): Promise<Row[]> {
  const livery = await startServer(await createServeCommand(await createPublishedData(), limit), root);
  const generator = startLoadGenerator();
  try {
    const rows: Row[] = [];
    for (const { what, path, share } of measuredPaths) {
      const label = limit === "none" ? what : `${what}, calls counted`;
      rows.push(...(await compare({ what: label, path, share }, livery, generator, await startBareServer(livery.url + path))));
    }
    if (limit === "counted") rows.push(...(await compareReads(livery, generator)));
    return rows;
  } finally {
    generator.end();
    await livery.end();
  }
}

type LoadMeasurement = { readonly load: LoadResult; readonly perSecond: number; readonly processorUs: number };

/** Compares a server with a bare one, alternately. Ends the bare one. */
async function compare(
  { what, path, share }: MeasuredPath,
  livery: ServerChild,
  generator: LoadGenerator,
  bareServer: ServerChild,
): Promise<Row[]> {
  const measureLoad = async (server: ServerChild, maxTimeMs: number): Promise<LoadMeasurement> => {
    const before = readProcessorMs(server.pid);
    const port = Number(new URL(server.url).port);
    const load = await generator.load({ port, path, connections, maxTimeMs, maxRequests: Number.MAX_SAFE_INTEGER });
    const processorUs = ((readProcessorMs(server.pid) - before) * 1000) / load.requests;
    return { load, perSecond: (load.requests * 1000) / load.elapsedMs, processorUs };
  };
  try {
    for (const server of [bareServer, livery, bareServer, livery]) await measureLoad(server, roundMs);
    const pairs: { readonly ours: LoadMeasurement; readonly theirs: LoadMeasurement }[] = [];
    for (let round = 0; round < rounds; round++) {
      // They take turns going first, so that neither always runs on a warm processor.
      const [first, second] = round % 2 ? [livery, bareServer] : [bareServer, livery];
      const [one, other] = [await measureLoad(first, roundMs), await measureLoad(second, roundMs)];
      pairs.push(first === livery ? { ours: one, theirs: other } : { ours: other, theirs: one });
    }
    const median = (select: (pair: (typeof pairs)[number]) => number) => computeSpread(pairs.map(select)).median;
    const busy = median(({ ours }) => ours.load.ownProcessorMs / ours.load.elapsedMs);
    return [
      {
        what,
        value: computeSpread(pairs.map(({ ours }) => ours.perSecond)),
        unit: "requests/s",
        baseline: { what: "bare Bun.serve", value: median(({ theirs }) => theirs.perSecond) },
        ratio: computeSpread(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
        ...(share !== undefined && { aim: { of: "ratio", bound: "at least", limit: share } }),
        note: [
          `p99 ${median(({ ours }) => ours.load.p99Ms).toFixed(2)} ms`,
          `bare ${median(({ theirs }) => theirs.load.p99Ms).toFixed(2)} ms`,
          `generator ${Math.round(busy * 100)} % of a core`,
        ].join(", "),
      },
      {
        what: `${what}: processor time per request`,
        value: computeSpread(pairs.map(({ ours }) => ours.processorUs)),
        unit: "µs",
        baseline: { what: "bare Bun.serve", value: median(({ theirs }) => theirs.processorUs) },
        ratio: computeSpread(pairs.map(({ ours, theirs }) => ours.processorUs / theirs.processorUs)),
      },
    ];
  } finally {
    await bareServer.end();
  }
}

/**
 * How fast a bare server is that reads from each request what is counted and checked: no server that
 * does so is faster.
 */
async function compareReads(livery: ServerChild, generator: LoadGenerator): Promise<Row[]> {
  const url = livery.url + publicList.path;
  const reading = await startBareServer(url, ["--reads"]);
  const measured = { what: "a bare server that reads what is counted and checked", path: "/", share: undefined };
  try {
    return await compare(measured, reading, generator, await startBareServer(url));
  } finally {
    await reading.end();
  }
}

/** Headers that the runtime adds itself. */
const runtimeHeaders = ["date", "content-length", "connection"];
const getComparableHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !runtimeHeaders.includes(name)));

/**
 * Starts a bare server with an address's current response. Throws unless body and headers are
 * identical.
 */
async function startBareServer(url: string, flags: readonly string[] = []): Promise<ServerChild> {
  // Like the load generator, without content encoding.
  const requestInit = { headers: { "accept-encoding": "identity" } };
  const response = await fetch(url, requestInit);
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}`);
  const body = await response.bytes();
  const bodyFile = join(createFolder("bare"), "body");
  writeFileSync(bodyFile, body);
  const headers = JSON.stringify(getComparableHeaders(response));
  const bareServer = await startServer(
    [process.execPath, join(import.meta.dir, "load/bare-server.ts"), bodyFile, headers, ...flags],
    root,
  );
  const copy = await fetch(bareServer.url, requestInit);
  const hasSameBody = Buffer.from(body).equals(Buffer.from(await copy.bytes()));
  if (!hasSameBody || (flags.length === 0 && JSON.stringify(getComparableHeaders(copy)) !== headers)) {
    await bareServer.end();
    throw new Error(`the bare server's response differs from ${url}`);
  }
  return bareServer;
}

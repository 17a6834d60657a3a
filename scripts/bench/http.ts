import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ServerChild, startServer } from "./children";
import type { Engine } from "./engine";
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

const bareServer = [process.execPath, join(import.meta.dir, "load/bare-server.ts")];
/** Frameworks that return the bytes of the public list, each on the runtime that it is made for. */
const peers: readonly { readonly what: string; readonly command: readonly string[] }[] = [
  { what: "Hono on Bun", command: [process.execPath, join(import.meta.dir, "peers/hono-server.ts")] },
  { what: "Fastify on Node", command: ["node", join(import.meta.dir, "peers/fastify-server.mjs")] },
];

/**
 * Livery over HTTP and a bare server that returns the same bytes and headers, alternately: first
 * without rate limits, so that responses are identical, then with every call counted by its
 * address, which is the default. Frameworks take turns with them where responses are identical.
 */
export const http: Section = {
  name: "http",
  description: "requests per second over HTTP, compared with a bare Bun.serve, Hono and Fastify that return the same bytes",
  usesDatabase: true,
  async run({ engine }) {
    const rows: Row[] = [];
    for (const limit of ["none", "counted"] as const) rows.push(...(await compareAll(engine, limit)));
    return rows;
  },
};

async function compareAll(engine: Engine, limit: Limit): Promise<Row[]> {
  const livery = await startServer(await createServeCommand(await createPublishedData(engine), limit), root);
  const generator = startLoadGenerator();
  try {
    const rows: Row[] = [];
    for (const measured of measuredPaths) {
      const { path, share } = measured;
      const what = limit === "none" ? measured.what : `${measured.what}, calls counted`;
      const others = limit === "none" && measured === publicList ? peers : [];
      rows.push(...(await compareWithPeers({ what, path, share, server: livery }, others, generator)));
    }
    if (limit === "counted") rows.push(...(await compareReads(livery, generator)));
    return rows;
  } finally {
    generator.end();
    await livery.end();
  }
}

/** A server that is compared with the bare one. */
type Subject = { readonly what: string; readonly server: ServerChild; readonly share: number | undefined };

/** Compares Livery and peers with a bare server; all of them return what Livery does. */
async function compareWithPeers(
  { path, ...livery }: Subject & { readonly path: string },
  others: typeof peers,
  generator: LoadGenerator,
): Promise<Row[]> {
  const url = livery.server.url + path;
  const copies: ServerChild[] = [];
  const startCopy = async (command: readonly string[]) => {
    const server = await startCopyServer(url, command);
    copies.push(server);
    return server;
  };
  try {
    const bare = await startCopy(bareServer);
    const subjects: Subject[] = [livery];
    for (const { what, command } of others)
      subjects.push({
        what: `the same bytes as ${livery.what} from ${what}`,
        server: await startCopy(command),
        share: undefined,
      });
    return await compare(subjects, path, generator, bare);
  } finally {
    for (const server of copies) await server.end();
  }
}

type LoadMeasurement = { readonly load: LoadResult; readonly perSecond: number; readonly processorUs: number };

/** Compares servers with a bare one, in turns. */
async function compare(subjects: readonly Subject[], path: string, generator: LoadGenerator, bare: ServerChild): Promise<Row[]> {
  const measureLoad = async (server: ServerChild): Promise<LoadMeasurement> => {
    const before = readProcessorMs(server.pid);
    const port = Number(new URL(server.url).port);
    const load = await generator.load({ port, path, connections, maxTimeMs: roundMs, maxRequests: Number.MAX_SAFE_INTEGER });
    const processorUs = ((readProcessorMs(server.pid) - before) * 1000) / load.requests;
    return { load, perSecond: (load.requests * 1000) / load.elapsedMs, processorUs };
  };
  const servers = [bare, ...subjects.map(({ server }) => server)];
  for (let round = 0; round < 2; round++) for (const server of servers) await measureLoad(server);
  const measured: ReadonlyMap<ServerChild, LoadMeasurement>[] = [];
  for (let round = 0; round < rounds; round++) {
    // Another one goes first in each round, so that none always runs on a warm processor.
    const first = round % servers.length;
    const results = new Map<ServerChild, LoadMeasurement>();
    for (const server of [...servers.slice(first), ...servers.slice(0, first)]) results.set(server, await measureLoad(server));
    measured.push(results);
  }
  return subjects.flatMap((subject) =>
    toRows(
      subject,
      measured.flatMap((results) => {
        const [ours, theirs] = [results.get(subject.server), results.get(bare)];
        return ours && theirs ? [{ ours, theirs }] : [];
      }),
    ),
  );
}

type Pair = { readonly ours: LoadMeasurement; readonly theirs: LoadMeasurement };

function toRows({ what, share }: Subject, pairs: readonly Pair[]): Row[] {
  const median = (select: (pair: Pair) => number) => computeSpread(pairs.map(select)).median;
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
}

/**
 * How fast a bare server is that reads from each request what is counted and checked: no server that
 * does so is faster.
 */
async function compareReads(livery: ServerChild, generator: LoadGenerator): Promise<Row[]> {
  const url = livery.url + publicList.path;
  const reading = await startCopyServer(url, bareServer, ["--reads"]);
  const bare = await startCopyServer(url, bareServer);
  try {
    const what = "a bare server that reads what is counted and checked";
    return await compare([{ what, server: reading, share: undefined }], publicList.path, generator, bare);
  } finally {
    await reading.end();
    await bare.end();
  }
}

/** Headers that the runtime adds itself. */
const runtimeHeaders = ["date", "content-length", "connection", "keep-alive"];
const getComparableHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !runtimeHeaders.includes(name)));

/**
 * Starts a server with an address's current response. Throws unless body and headers are identical;
 * flags say that headers differ.
 */
async function startCopyServer(url: string, command: readonly string[], flags: readonly string[] = []): Promise<ServerChild> {
  // Like the load generator, without content encoding.
  const requestInit = { headers: { "accept-encoding": "identity" } };
  const response = await fetch(url, requestInit);
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}`);
  const body = await response.bytes();
  const bodyFile = join(createFolder("copy"), "body");
  writeFileSync(bodyFile, body);
  const headers = JSON.stringify(getComparableHeaders(response));
  const { pathname, search } = new URL(url);
  const server = await startServer([...command, bodyFile, headers, pathname, ...flags], root);
  const copy = await fetch(server.url + pathname + search, requestInit);
  const hasSameBody = Buffer.from(body).equals(Buffer.from(await copy.bytes()));
  const copiedHeaders = JSON.stringify(getComparableHeaders(copy));
  if (!hasSameBody || (flags.length === 0 && copiedHeaders !== headers)) {
    await server.end();
    throw new Error(`the response of ${command.join(" ")} differs from ${url}: ${copiedHeaders}, not ${headers}`);
  }
  return server;
}

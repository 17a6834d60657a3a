import { join } from "node:path";
import { runToEnd, startServer, type ServerChild } from "./children";
import type { Engine } from "./engine";
import { buildHello, buildLivery, createPublishedData, root, createServeCommand } from "./fixtures";
import { type LoadGenerator, startLoadGenerator } from "./load/load-generator";
import type { LoadJob } from "./load/load-job";
import { readProcessorMs } from "./process-stats";
import type { Row, Section } from "./row";
import { computeSpread } from "./spread";
import { startToolChild } from "./tool-child";

const startRounds = 15;
const loadRounds = 6;
const roundMs = 700;
const connections = 16;

/**
 * MCP tools: process start to tool list, compared with a compiled hello and a reference server;
 * calls over HTTP, compared with an echo.
 */
export const agents: Section = {
  name: "agents",
  description: "MCP tools: start to list, end of input to exit, and calls over HTTP compared with an echo",
  usesDatabase: true,
  run: async ({ engine }) => [...(await measureStarts(engine)), ...(await measureCalls(engine))],
};

async function measureStarts(engine: Engine): Promise<Row[]> {
  const hello = await buildHello();
  const livery = [await buildLivery(), "mcp", ...(await createPublishedData(engine)).flags];
  const reference = ["node", join(import.meta.dir, "peers/reference-tools.mjs")];
  const rounds: { readonly hello: number; readonly ours: Timing; readonly theirs: Timing }[] = [];
  // The first round warms the file cache and is not counted.
  for (let round = 0; round <= startRounds; round++) {
    const measured = {
      hello: await measureStartToEnd([hello, "version"]),
      ours: await measureStartToList(livery),
      theirs: await measureStartToList(reference),
    };
    if (round > 0) rounds.push(measured);
  }
  const median = (select: (round: (typeof rounds)[number]) => number) => computeSpread(rounds.map(select)).median;
  const listSpread = computeSpread(rounds.map(({ ours }) => ours.listMs));
  return [
    {
      what: "livery mcp: start to tools/list",
      value: listSpread,
      unit: "ms",
      baseline: { what: "compiled hello, start to exit", value: median((round) => round.hello) },
      ratio: computeSpread(rounds.map(({ hello, ours }) => ours.listMs / hello)),
      aim: { of: "ratio", bound: "at most", limit: 12 },
    },
    {
      what: "same, compared with a reference server",
      value: listSpread,
      unit: "ms",
      baseline: { what: "minimal server of the first SDK on Node", value: median(({ theirs }) => theirs.listMs) },
      ratio: computeSpread(rounds.map(({ ours, theirs }) => ours.listMs / theirs.listMs)),
      aim: { of: "ratio", bound: "at most", limit: 0.35 },
    },
    {
      what: "livery mcp: end of input to exit",
      value: computeSpread(rounds.map(({ ours }) => ours.endMs)),
      unit: "ms",
      aim: { of: "value", bound: "at most", limit: 1000 },
    },
  ];
}

type Timing = { readonly listMs: number; readonly endMs: number };

async function measureStartToList(command: readonly string[]): Promise<Timing> {
  const startedMs = performance.now();
  const child = startToolChild(command);
  await child.list();
  const listMs = performance.now() - startedMs;
  const endStartedMs = performance.now();
  await child.end();
  return { listMs, endMs: performance.now() - endStartedMs };
}

async function measureStartToEnd(command: readonly string[]): Promise<number> {
  const startedMs = performance.now();
  await runToEnd(command, root);
  return performance.now() - startedMs;
}

/** A call of a public tool in the current protocol. */
const listSystemsRequest: NonNullable<LoadJob["post"]> = {
  body: JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: {
      name: "list_systems",
      arguments: {},
      _meta: {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1.0.0" },
        "io.modelcontextprotocol/clientCapabilities": {},
      },
    },
  }),
  headers: {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": "tools/call",
    "mcp-name": "list_systems",
  },
};

async function measureCalls(engine: Engine): Promise<Row[]> {
  const livery = await startServer(await createServeCommand(await createPublishedData(engine), "none"), root);
  const echo = await startServer([process.execPath, join(import.meta.dir, "load/echo-server.ts")], root);
  const generator = startLoadGenerator();
  try {
    const measureLoad = (server: ServerChild) => runLoad(server, generator);
    for (const server of [echo, livery, echo, livery, livery]) await measureLoad(server);
    const pairs: { readonly ours: LoadMeasurement; readonly theirs: LoadMeasurement }[] = [];
    for (let round = 0; round < loadRounds; round++)
      pairs.push({ theirs: await measureLoad(echo), ours: await measureLoad(livery) });
    const median = (select: (pair: (typeof pairs)[number]) => number) => computeSpread(pairs.map(select)).median;
    return [
      {
        what: "tools/call over HTTP",
        value: computeSpread(pairs.map(({ ours }) => ours.perSecond)),
        unit: "requests/s",
        baseline: { what: "JSON echo", value: median(({ theirs }) => theirs.perSecond) },
        ratio: computeSpread(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
        aim: { of: "ratio", bound: "at least", limit: 0.1 },
        note: "list_systems, eight systems; the echo returns its arguments",
      },
      {
        what: "tools/call over HTTP: processor time per call",
        value: computeSpread(pairs.map(({ ours }) => ours.processorUs)),
        unit: "µs",
        baseline: { what: "JSON echo", value: median(({ theirs }) => theirs.processorUs) },
        ratio: computeSpread(pairs.map(({ ours, theirs }) => ours.processorUs / theirs.processorUs)),
      },
    ];
  } finally {
    generator.end();
    await livery.end();
    await echo.end();
  }
}

type LoadMeasurement = { readonly perSecond: number; readonly processorUs: number };

async function runLoad({ url, pid }: ServerChild, generator: LoadGenerator): Promise<LoadMeasurement> {
  const before = readProcessorMs(pid);
  const port = Number(new URL(url).port);
  const order = {
    port,
    path: "/mcp",
    post: listSystemsRequest,
    connections,
    maxTimeMs: roundMs,
    maxRequests: Number.MAX_SAFE_INTEGER,
  };
  const { requests, elapsedMs } = await generator.load(order);
  return { perSecond: (requests * 1000) / elapsedMs, processorUs: ((readProcessorMs(pid) - before) * 1000) / requests };
}

import { join } from "node:path";
import { runToEnd, startServer, type ServerChild } from "./children";
import type { Engine } from "./engine";
import { buildHello, buildLivery, createFolder, createPublishedData, root, createServeCommand } from "./fixtures";
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
      what: "livery mcp: start to tools/list, compared with a reference server",
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

type Post = NonNullable<LoadJob["post"]>;

/** A call of a public tool in one of the protocols. */
function createCall(version: string, meta: object, headers: Post["headers"]): Post {
  const params = { name: "list_systems", arguments: {}, ...meta };
  return {
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      "mcp-protocol-version": version,
      ...headers,
    },
  };
}

const currentVersion = "2026-07-28";
const currentCall = createCall(
  currentVersion,
  {
    _meta: {
      "io.modelcontextprotocol/protocolVersion": currentVersion,
      "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1.0.0" },
      "io.modelcontextprotocol/clientCapabilities": {},
    },
  },
  { "mcp-method": "tools/call", "mcp-name": "list_systems" },
);
/** As the first SDK understands it, without a session. */
const earlierCall = createCall("2025-11-25", {}, {});

/** A server with the call that it understands. */
type Called = { readonly server: ServerChild; readonly call: Post };

async function measureCalls(engine: Engine): Promise<Row[]> {
  const livery = {
    server: await startServer(await createServeCommand(await createPublishedData(engine), "none"), root),
    call: currentCall,
  };
  const echo = {
    server: await startServer([process.execPath, join(import.meta.dir, "load/echo-server.ts")], root),
    call: currentCall,
  };
  const reference = { server: await startReferenceServer(livery), call: earlierCall };
  const all = [echo, livery, reference];
  const generator = startLoadGenerator();
  try {
    for (let round = 0; round < 2; round++) for (const called of all) await runLoad(called, generator);
    const pairs: { readonly ours: LoadMeasurement; readonly echo: LoadMeasurement; readonly reference: LoadMeasurement }[] = [];
    for (let round = 0; round < loadRounds; round++)
      pairs.push({
        echo: await runLoad(echo, generator),
        ours: await runLoad(livery, generator),
        reference: await runLoad(reference, generator),
      });
    const compare = (select: (measured: LoadMeasurement) => number, other: "echo" | "reference", what: string) => ({
      value: computeSpread(pairs.map(({ ours }) => select(ours))),
      baseline: { what, value: computeSpread(pairs.map((pair) => select(pair[other]))).median },
      ratio: computeSpread(pairs.map((pair) => select(pair.ours) / select(pair[other]))),
    });
    const referenceServer = "server of the first SDK on Node, the same result";
    return [
      {
        what: "tools/call over HTTP",
        ...compare(({ perSecond }) => perSecond, "echo", "JSON echo"),
        unit: "requests/s",
        aim: { of: "ratio", bound: "at least", limit: 0.1 },
        note: "list_systems, eight systems; the echo returns its arguments",
      },
      {
        what: "tools/call over HTTP: processor time per call",
        ...compare(({ processorUs }) => processorUs, "echo", "JSON echo"),
        unit: "µs",
      },
      {
        what: "tools/call over HTTP, compared with a reference server",
        ...compare(({ perSecond }) => perSecond, "reference", referenceServer),
        unit: "requests/s",
        note: "each in the newest protocol that it speaks",
      },
      {
        what: "tools/call over HTTP, compared with a reference server: processor time per call",
        ...compare(({ processorUs }) => processorUs, "reference", referenceServer),
        unit: "µs",
      },
    ];
  } finally {
    generator.end();
    for (const { server } of all) await server.end();
  }
}

/** Starts a server of the reference SDK that returns what Livery returns now. */
async function startReferenceServer(livery: Called): Promise<ServerChild> {
  const { result } = await callOnce(livery);
  const file = join(createFolder("reference"), "result.json");
  await Bun.write(file, JSON.stringify(result));
  const server = await startServer(["node", join(import.meta.dir, "peers/reference-calls.mjs"), file], root);
  const { result: copy } = await callOnce({ server, call: earlierCall });
  if (JSON.stringify(copy?.content) === JSON.stringify(result?.content)) return server;
  await server.end();
  throw new Error("the reference server returns another result");
}

async function callOnce({ server, call }: Called): Promise<{ readonly result?: { readonly content: unknown } }> {
  const response = await fetch(`${server.url}/mcp`, { method: "POST", ...call });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`a call returned ${response.status}: ${text}`);
  return JSON.parse(text);
}

type LoadMeasurement = { readonly perSecond: number; readonly processorUs: number };

async function runLoad({ server: { url, pid }, call }: Called, generator: LoadGenerator): Promise<LoadMeasurement> {
  const before = readProcessorMs(pid);
  const port = Number(new URL(url).port);
  const order = {
    port,
    path: "/mcp",
    post: call,
    connections,
    maxTimeMs: roundMs,
    maxRequests: Number.MAX_SAFE_INTEGER,
  };
  const { requests, elapsedMs } = await generator.load(order);
  return { perSecond: (requests * 1000) / elapsedMs, processorUs: ((readProcessorMs(pid) - before) * 1000) / requests };
}

import { join } from "node:path";
import { runToEnd, startServer, type ServerChild } from "./children";
import { helloExecutable, liveryExecutable, publishedData, root, serveCommand } from "./lab";
import { type LoadGenerator, startLoadGenerator } from "./load/load-generator";
import type { LoadOrder } from "./load/order";
import { processorMs } from "./proc";
import type { Row, Section } from "./row";
import { spreadOf } from "./spread";
import { startTools } from "./tool-child";

const startRounds = 15;
const loadRounds = 6;
const roundMs = 700;
const connections = 16;

/** Tools for agents: from the start of a process to its list, beside a compiled hello and a reference server; calls over HTTP beside a bare echo. */
export const agents: Section = {
  name: "agents",
  measures: "tools: start to list, end of input to end, and calls over HTTP against an echo",
  run: async () => [...(await starts()), ...(await calls())],
};

async function starts(): Promise<Row[]> {
  const hello = await helloExecutable();
  const livery = [await liveryExecutable(), "mcp", "--data", await publishedData()];
  const reference = ["node", join(import.meta.dir, "peers/reference-tools.mjs")];
  const rounds: { readonly hello: number; readonly ours: Timing; readonly theirs: Timing }[] = [];
  // The first round warms the file cache and does not count.
  for (let round = 0; round <= startRounds; round++) {
    const measured = { hello: await toEnd([hello, "version"]), ours: await toList(livery), theirs: await toList(reference) };
    if (round > 0) rounds.push(measured);
  }
  const median = (pick: (round: (typeof rounds)[number]) => number) => spreadOf(rounds.map(pick)).median;
  const listed = spreadOf(rounds.map(({ ours }) => ours.listMs));
  return [
    {
      what: "livery mcp: start to tools/list",
      value: listed,
      unit: "ms",
      baseline: { what: "compiled hello, start to end", value: median((round) => round.hello) },
      ratio: spreadOf(rounds.map(({ hello, ours }) => ours.listMs / hello)),
      aim: { of: "ratio", bound: "at most", limit: 12 },
    },
    {
      what: "the same beside a reference server",
      value: listed,
      unit: "ms",
      baseline: { what: "least server of the first SDK on node", value: median(({ theirs }) => theirs.listMs) },
      ratio: spreadOf(rounds.map(({ ours, theirs }) => ours.listMs / theirs.listMs)),
      aim: { of: "ratio", bound: "at most", limit: 0.35 },
    },
    {
      what: "livery mcp: end of input to end of process",
      value: spreadOf(rounds.map(({ ours }) => ours.endMs)),
      unit: "ms",
      aim: { of: "value", bound: "at most", limit: 1000 },
    },
  ];
}

type Timing = { readonly listMs: number; readonly endMs: number };

async function toList(command: readonly string[]): Promise<Timing> {
  const begunMs = performance.now();
  const child = startTools(command);
  await child.list();
  const listMs = performance.now() - begunMs;
  const endingMs = performance.now();
  await child.end();
  return { listMs, endMs: performance.now() - endingMs };
}

async function toEnd(command: readonly string[]): Promise<number> {
  const begunMs = performance.now();
  await runToEnd(command, root);
  return performance.now() - begunMs;
}

/** A call of a public tool as a client of the present protocol posts it. */
const callOfList: NonNullable<LoadOrder["post"]> = {
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

async function calls(): Promise<Row[]> {
  const livery = await startServer(await serveCommand(await publishedData(), "none"), root);
  const echo = await startServer([process.execPath, join(import.meta.dir, "load/echo-server.ts")], root);
  const generator = startLoadGenerator();
  try {
    const turn = (server: ServerChild) => load(server, generator);
    for (const server of [echo, livery, echo, livery, livery]) await turn(server);
    const pairs: { readonly ours: Turn; readonly theirs: Turn }[] = [];
    for (let round = 0; round < loadRounds; round++) pairs.push({ theirs: await turn(echo), ours: await turn(livery) });
    const median = (pick: (pair: (typeof pairs)[number]) => number) => spreadOf(pairs.map(pick)).median;
    return [
      {
        what: "tools/call over HTTP",
        value: spreadOf(pairs.map(({ ours }) => ours.perSecond)),
        unit: "requests/s",
        baseline: { what: "JSON echo", value: median(({ theirs }) => theirs.perSecond) },
        ratio: spreadOf(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
        aim: { of: "ratio", bound: "at least", limit: 0.1 },
        note: "list_systems, eight systems; the echo answers its arguments",
      },
      {
        what: "tools/call over HTTP: processor time a call",
        value: spreadOf(pairs.map(({ ours }) => ours.processorUs)),
        unit: "µs",
        baseline: { what: "JSON echo", value: median(({ theirs }) => theirs.processorUs) },
        ratio: spreadOf(pairs.map(({ ours, theirs }) => ours.processorUs / theirs.processorUs)),
      },
    ];
  } finally {
    generator.end();
    await livery.end();
    await echo.end();
  }
}

type Turn = { readonly perSecond: number; readonly processorUs: number };

async function load({ url, pid }: ServerChild, generator: LoadGenerator): Promise<Turn> {
  const before = processorMs(pid);
  const port = Number(new URL(url).port);
  const order = { port, path: "/mcp", post: callOfList, connections, timeMsMax: roundMs, requestsMax: Number.MAX_SAFE_INTEGER };
  const { requests, elapsedMs } = await generator.load(order);
  return { perSecond: (requests * 1000) / elapsedMs, processorUs: ((processorMs(pid) - before) * 1000) / requests };
}

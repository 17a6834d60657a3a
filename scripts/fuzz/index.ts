import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Random, createRandom, maxSeed } from "#/kernel/random";
import { readResidentMib } from "../bench/process-stats";
import { generators } from "./generators";
import type { FuzzRequest } from "./request";
import { startTarget } from "./target";

/**
 * `bun run fuzz [--minutes 10] [--seed N] [--only KIND] [--case N]` sends generated requests to the
 * built executable: imports, archives, files of a brand, MCP messages, API bodies and request
 * heads. It fails where the server exits, returns 500, breaks its error shape, takes longer than a
 * second, grows by more than 300 MB, or keeps anything of a brand's files that runs or loads.
 * Archives and files of a brand may take as long as they take to check in another process; then
 * concurrent reads must stay below a second. Each finding names its seed, kind and number, which
 * `--case` sends again, and its body is written to `dist/fuzz/`. Recorded seeds run first.
 */
const { values: flags } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string" },
    only: { type: "string" },
    case: { type: "string" },
  },
});

/**
 * Seeds that found something once. They run before a new seed, so that regressions are found again.
 */
const recordedSeeds: readonly number[] = [5, 6];

const maxReplyMs = 1_000;
/** The limit for an archive: its processor time, plus room for a busy machine. */
const maxArchiveReplyMs = 60_000;
/** How often the public list is read while a request is in flight. */
const readEveryMs = 25;
const maxGrowthMib = 300;
/** Cases of each kind per recorded seed. */
const recordedCases = 40;
/**
 * Cases of each kind before the memory baseline is taken, so that caches are full and code is
 * compiled.
 */
const warmUpCases = 40;
/** The limit for a request that gets no reply. */
const requestTimeoutMs = 90_000;

const kinds = Object.keys(generators).filter((kind) => flags.only === undefined || kind === flags.only);
if (kinds.length === 0) {
  process.stderr.write(`Unknown kind "${flags.only}". Kinds: ${Object.keys(generators).join(", ")}.\n`);
  process.exit(2);
}
const endsAtMs = performance.now() + Number(flags.minutes) * 60_000;
const { server, target } = await startTarget();
const findings: string[] = [];
const statuses = new Map<string, number>();
let slowestMs = 0;
let slowestReadMs = 0;
let sent = 0;
let baselineMib = Number.NaN;
let peakMib = 0;

const generateRequest = (kind: string, seed: number, index: number): FuzzRequest => {
  const random: Random = createRandom(seed, `${kind} ${index}`);
  const generate = generators[kind];
  if (!generate) throw new Error(`no generator ${kind}`);
  return generate(random, target);
};

/** Whether an error body has Livery's error shape, or that of the MCP protocol. */
function hasErrorShape(kind: string, text: string): boolean {
  const value: unknown = (() => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  })();
  if (typeof value !== "object" || value === null) return false;
  if (kind === "mcp" && "jsonrpc" in value) return true;
  return "error" in value && typeof value.error === "string" && value.error !== "";
}

async function send(kind: string, seed: number, index: number): Promise<void> {
  const { method, path, headers, body, inspect } = generateRequest(kind, seed, index);
  const label = `--seed ${seed} --only ${kind} --case ${index}: ${method} ${path.slice(0, 90)}`;
  const reportFinding = async (what: string) => {
    findings.push(`${label}: ${what}`);
    process.stderr.write(`FOUND ${label}: ${what}\n`);
    mkdirSync("dist/fuzz", { recursive: true });
    await Bun.write(join("dist/fuzz", `${kind}-${seed}-${index}`), body ?? "");
  };
  const startedMs = performance.now();
  const concurrentReader = startConcurrentReader();
  try {
    const response = await fetch(target.origin + path, {
      method,
      headers,
      ...(body && { body }),
      redirect: "manual",
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    const text = method === "HEAD" ? "" : await response.text();
    const tookMs = performance.now() - startedMs;
    slowestMs = Math.max(slowestMs, tookMs);
    const outcome = `${kind} ${response.status}`;
    statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
    const fault = response.ok ? inspect?.(text) : undefined;
    if (fault !== undefined) await reportFinding(fault);
    if (response.status === 500) await reportFinding(`500 ${text.slice(0, 200)}`);
    else if (
      response.status >= 400 &&
      // The runtime answered before Livery saw the request.
      response.status !== 431 &&
      (path.startsWith("/api/") || path === "/mcp") &&
      method !== "HEAD" &&
      !hasErrorShape(kind, text)
    )
      await reportFinding(`${response.status} without the error shape: ${text.slice(0, 200)}`);
    if (tookMs > (kind === "archives" || kind === "brandFiles" ? maxArchiveReplyMs : maxReplyMs))
      await reportFinding(`the reply took ${Math.round(tookMs)} ms`);
  } catch (error) {
    const isAlive = await fetch(`${target.origin}/healthz`, { signal: AbortSignal.timeout(requestTimeoutMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isAlive) {
      await reportFinding(`the server does not answer any more: ${String(error)}`);
      await finish();
    }
    // A request that no client library can send is not a finding while the server keeps running.
    const outcome = `${kind} ${error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : "not sent"}`;
    statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
    if (outcome.endsWith("timeout")) await reportFinding(`no reply within ${requestTimeoutMs} ms`);
  }
  const readMs = await concurrentReader.end();
  slowestReadMs = Math.max(slowestReadMs, readMs);
  if (readMs > maxReplyMs) await reportFinding(`a reader beside it waited ${Math.round(readMs)} ms`);
  sent++;
  const { all } = readResidentMib(server.pid);
  peakMib = Math.max(peakMib, all);
  if (all - baselineMib > maxGrowthMib) {
    await reportFinding(`memory grew from ${Math.round(baselineMib)} to ${Math.round(all)} MiB`);
    baselineMib = all;
  }
}

/** Reads a public list repeatedly until stopped. Returns the longest time that a read took. */
function startConcurrentReader(): { end(): Promise<number> } {
  let isStopped = false;
  const reader = (async () => {
    let longestMs = 0;
    while (!isStopped) {
      await Bun.sleep(readEveryMs);
      const startedMs = performance.now();
      // The request itself reports a server that has exited.
      const reply = await fetch(`${target.origin}/api/v1/systems`).catch(() => undefined);
      await reply?.bytes();
      longestMs = Math.max(longestMs, performance.now() - startedMs);
    }
    return longestMs;
  })();
  return {
    async end() {
      isStopped = true;
      return await reader;
    },
  };
}

async function finish(): Promise<never> {
  const { all } = readResidentMib(server.pid);
  await server.end();
  const lines = [...statuses].sort().map(([outcome, count]) => `  ${outcome}: ${count}`);
  process.stdout.write(
    `${sent} requests; slowest response ${Math.round(slowestMs)} ms, slowest concurrent read ${Math.round(slowestReadMs)} ms; ` +
      `memory ${Math.round(baselineMib)} MiB before, ${Math.round(peakMib)} at most, ${Math.round(all)} after\n` +
      `${lines.join("\n")}\n${findings.length} findings\n${findings.join("\n")}\n`,
  );
  process.exit(findings.length > 0 ? 1 : 0);
}

process.on("SIGINT", () => process.exit(130));
process.on("SIGTERM", () => process.exit(143));

if (flags.case !== undefined) {
  for (const kind of kinds) await send(kind, Number(flags.seed ?? 0), Number(flags.case));
  await finish();
}
const runSeed = async (seed: number, cases: number) => {
  for (let index = 0; index < cases; index++)
    for (const kind of kinds) {
      if (performance.now() > endsAtMs) await finish();
      await send(kind, seed, index);
      if (Number.isNaN(baselineMib) && index >= warmUpCases) baselineMib = readResidentMib(server.pid).all;
    }
};
const seed = flags.seed === undefined ? Math.floor(Math.random() * maxSeed) : Number(flags.seed);
process.stderr.write(`seed ${seed}\n`);
if (flags.seed === undefined) for (const recordedSeed of recordedSeeds) await runSeed(recordedSeed, recordedCases);
await runSeed(seed, Number.POSITIVE_INFINITY);

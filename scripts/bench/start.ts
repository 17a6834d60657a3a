import { runToEnd, startServer } from "./children";
import { createEmptyData, buildHello, buildLivery, createPublishedData, root, createServeCommand } from "./fixtures";
import { readProcessorMs } from "./process-stats";
import type { Row, Section } from "./row";
import { computeSpread } from "./spread";

const rounds = 11;

/**
 * The executable's time to its first response and to its exit, compared with a minimal compiled
 * server.
 */
export const start: Section = {
  name: "start",
  description: "from process start to the first response, compared with a compiled hello",
  usesDatabase: true,
  async run({ engine }) {
    const hello = await buildHello();
    const livery = await buildLivery();
    const published = await createPublishedData(engine);
    const empty = await createEmptyData(engine);
    const none = async () => [hello];
    return [
      await compareAlternately(
        "first response of livery serve",
        measureFirstResponse,
        () => createServeCommand(published, "counted"),
        none,
        60,
      ),
      await compareAlternately(
        "first response without systems",
        measureFirstResponse,
        () => createServeCommand(empty, "counted"),
        none,
        undefined,
      ),
      await compareAlternately(
        "livery version, start to end",
        measureToEnd,
        async () => [livery, "version"],
        async () => [hello, "version"],
        undefined,
      ),
    ];
  },
};

type Command = () => Promise<readonly string[]>;

async function compareAlternately(
  what: string,
  measure: (command: readonly string[]) => Promise<Timing>,
  ours: Command,
  theirs: Command,
  limit: number | undefined,
): Promise<Row> {
  const pairs: { readonly ours: Timing; readonly theirs: Timing }[] = [];
  // The first round warms the file cache and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const pair = { theirs: await measure(await theirs()), ours: await measure(await ours()) };
    if (round > 0) pairs.push(pair);
  }
  const note = formatProcessorTimeNote(pairs);
  return {
    what,
    value: computeSpread(pairs.map((pair) => pair.ours.elapsedMs)),
    unit: "ms",
    baseline: { what: "compiled hello", value: computeSpread(pairs.map((pair) => pair.theirs.elapsedMs)).median },
    ratio: computeSpread(pairs.map((pair) => pair.ours.elapsedMs / pair.theirs.elapsedMs)),
    ...(limit !== undefined && { aim: { of: "value", bound: "at most", limit } }),
    ...(note !== undefined && { note }),
  };
}

type Timing = { readonly elapsedMs: number; readonly usedMs?: number };

/**
 * From a server's start to its first complete response with status 200: elapsed time and processor
 * time.
 */
async function measureFirstResponse(command: readonly string[]): Promise<Timing> {
  const startedMs = performance.now();
  const server = await startServer(command, root);
  try {
    const response = await fetch(`${server.url}/healthz`);
    await response.bytes();
    const elapsedMs = performance.now() - startedMs;
    if (response.status !== 200) throw new Error(`${command.join(" ")} returned ${response.status} first`);
    return { elapsedMs, usedMs: readProcessorMs(server.pid) };
  } finally {
    await server.end();
  }
}

async function measureToEnd(command: readonly string[]): Promise<Timing> {
  const startedMs = performance.now();
  await runToEnd(command, root);
  return { elapsedMs: performance.now() - startedMs };
}

/**
 * The mean processor time, since single readings have steps of ten milliseconds; empty where none
 * was read.
 */
function formatProcessorTimeNote(pairs: readonly { readonly ours: Timing; readonly theirs: Timing }[]): string | undefined {
  const mean = (select: (pair: (typeof pairs)[number]) => number | undefined) =>
    pairs.reduce((sum, pair) => sum + (select(pair) ?? Number.NaN), 0) / pairs.length;
  const [ours, theirs] = [mean((pair) => pair.ours.usedMs), mean((pair) => pair.theirs.usedMs)];
  return Number.isNaN(ours) ? undefined : `processor time until then ${ours.toFixed(0)} ms, hello ${theirs.toFixed(0)} ms`;
}

import { runToEnd, startServer } from "./children";
import { emptyData, helloExecutable, liveryExecutable, publishedData, root, serveCommand } from "./lab";
import { processorMs } from "./proc";
import type { Row, Section } from "./row";
import { spreadOf } from "./spread";

const rounds = 11;

/** How long the executable takes to its first answer and to its end, beside a compiled server that does nothing else. */
export const start: Section = {
  name: "start",
  measures: "from the start of the process to its first answer, beside a compiled hello",
  async run() {
    const hello = await helloExecutable();
    const livery = await liveryExecutable();
    const published = await publishedData();
    const untouched = await emptyData();
    const none = async () => [hello];
    return [
      await inTurns("first answer of livery serve", firstAnswer, () => serveCommand(published, "counted"), none, 80),
      await inTurns("first answer with no system yet", firstAnswer, () => serveCommand(untouched, "counted"), none, undefined),
      await inTurns(
        "livery version, start to end",
        toEnd,
        async () => [livery, "version"],
        async () => [hello, "version"],
        undefined,
      ),
    ];
  },
};

type Command = () => Promise<readonly string[]>;

async function inTurns(
  what: string,
  measure: (command: readonly string[]) => Promise<Timing>,
  ours: Command,
  theirs: Command,
  limit: number | undefined,
): Promise<Row> {
  const pairs: { readonly ours: Timing; readonly theirs: Timing }[] = [];
  // The first round warms the file cache and does not count.
  for (let round = 0; round <= rounds; round++) {
    const pair = { theirs: await measure(await theirs()), ours: await measure(await ours()) };
    if (round > 0) pairs.push(pair);
  }
  const note = usedNote(pairs);
  return {
    what,
    value: spreadOf(pairs.map((pair) => pair.ours.elapsedMs)),
    unit: "ms",
    baseline: { what: "compiled hello", value: spreadOf(pairs.map((pair) => pair.theirs.elapsedMs)).median },
    ratio: spreadOf(pairs.map((pair) => pair.ours.elapsedMs / pair.theirs.elapsedMs)),
    ...(limit !== undefined && { aim: { of: "value", bound: "at most", limit } }),
    ...(note !== undefined && { note }),
  };
}

type Timing = { readonly elapsedMs: number; readonly usedMs?: number };

/** From the start of a server to the first whole answer with status 200: the time that passed, and the processor time that it used. */
async function firstAnswer(command: readonly string[]): Promise<Timing> {
  const begunMs = performance.now();
  const server = await startServer(command, root);
  try {
    const answer = await fetch(`${server.url}/healthz`);
    await answer.bytes();
    const elapsedMs = performance.now() - begunMs;
    if (answer.status !== 200) throw new Error(`${command.join(" ")} answers ${answer.status} at first`);
    return { elapsedMs, usedMs: processorMs(server.pid) };
  } finally {
    await server.end();
  }
}

async function toEnd(command: readonly string[]): Promise<Timing> {
  const begunMs = performance.now();
  await runToEnd(command, root);
  return { elapsedMs: performance.now() - begunMs };
}

/** Mean processor time, since single readings go in steps of ten milliseconds; empty where none was read. */
function usedNote(pairs: readonly { readonly ours: Timing; readonly theirs: Timing }[]): string | undefined {
  const mean = (pick: (pair: (typeof pairs)[number]) => number | undefined) =>
    pairs.reduce((sum, pair) => sum + (pick(pair) ?? Number.NaN), 0) / pairs.length;
  const [ours, theirs] = [mean((pair) => pair.ours.usedMs), mean((pair) => pair.theirs.usedMs)];
  return Number.isNaN(ours) ? undefined : `processor time until then ${ours.toFixed(0)} ms, hello ${theirs.toFixed(0)} ms`;
}

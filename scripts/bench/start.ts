import { runToEnd, startServer } from "./children";
import { emptyData, helloExecutable, liveryExecutable, publishedData, root, serveCommand } from "./lab";
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
      await inTurns("first answer of livery serve", firstAnswerMs, () => serveCommand(published), none, 80),
      await inTurns("first answer with no system yet", firstAnswerMs, () => serveCommand(untouched), none, undefined),
      await inTurns(
        "livery version, start to end",
        toEndMs,
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
  measure: (command: readonly string[]) => Promise<number>,
  ours: Command,
  theirs: Command,
  limit: number | undefined,
): Promise<Row> {
  const pairs: { readonly ours: number; readonly theirs: number }[] = [];
  // The first round warms the file cache and does not count.
  for (let round = 0; round <= rounds; round++) {
    const pair = { theirs: await measure(await theirs()), ours: await measure(await ours()) };
    if (round > 0) pairs.push(pair);
  }
  return {
    what,
    value: spreadOf(pairs.map((pair) => pair.ours)),
    unit: "ms",
    baseline: { what: "compiled hello", value: spreadOf(pairs.map((pair) => pair.theirs)).median },
    ratio: spreadOf(pairs.map((pair) => pair.ours / pair.theirs)),
    ...(limit !== undefined && { aim: { of: "value", bound: "at most", limit } }),
  };
}

/** Milliseconds from the start of a server to the first whole answer with status 200. */
async function firstAnswerMs(command: readonly string[]): Promise<number> {
  const begunMs = performance.now();
  const server = await startServer(command, root);
  try {
    const answer = await fetch(`${server.url}/healthz`);
    await answer.bytes();
    if (answer.status !== 200) throw new Error(`${command.join(" ")} answers ${answer.status} at first`);
    return performance.now() - begunMs;
  } finally {
    await server.end();
  }
}

async function toEndMs(command: readonly string[]): Promise<number> {
  const begunMs = performance.now();
  await runToEnd(command, root);
  return performance.now() - begunMs;
}

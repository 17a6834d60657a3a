import { availableParallelism } from "node:os";
import { startServer } from "./children";
import { createPublishedData, createServeCommand, root } from "./fixtures";
import { publicList } from "./http";
import { startLoadGenerator } from "./load/load-generator";
import { readProcessorMs } from "./process-stats";
import type { Section } from "./row";
import { computeSpread } from "./spread";

const rounds = 6;
const roundMs = 1000;
const connections = 32;
/** The share of the processors that are free for the server by which public reads must scale. */
const scaledShare = 0.8;

/**
 * The public list with one thread and with one per processor, alternately. The load generator uses
 * the same processors, so the aim is a share of those that it leaves free.
 */
export const workers: Section = {
  name: "workers",
  description: "requests per second with one thread per processor, compared with one thread",
  usesDatabase: true,
  async run({ engine }) {
    const processors = availableParallelism();
    const data = await createPublishedData(engine);
    const copy = await engine.copyData("workers", data);
    const one = await startServer(await createServeCommand(data, "counted"), root);
    const command = await createServeCommand(copy, "counted");
    const all = await startServer([...command, "--workers", String(processors)], root);
    const generator = startLoadGenerator();
    try {
      const measureLoad = async (server: typeof one) => {
        const before = readProcessorMs(server.pid);
        const port = Number(new URL(server.url).port);
        const job = { port, path: publicList.path, connections, maxTimeMs: roundMs, maxRequests: Number.MAX_SAFE_INTEGER };
        const load = await generator.load(job);
        return {
          perSecond: (load.requests * 1000) / load.elapsedMs,
          processorUs: ((readProcessorMs(server.pid) - before) * 1000) / load.requests,
          generatorShare: load.ownProcessorMs / load.elapsedMs,
        };
      };
      for (const server of [one, all]) await measureLoad(server);
      const pairs: {
        readonly ours: Awaited<ReturnType<typeof measureLoad>>;
        readonly theirs: Awaited<ReturnType<typeof measureLoad>>;
      }[] = [];
      for (let round = 0; round < rounds; round++) {
        const [first, second] = round % 2 ? [all, one] : [one, all];
        const [former, latter] = [await measureLoad(first), await measureLoad(second)];
        pairs.push(first === all ? { ours: former, theirs: latter } : { ours: latter, theirs: former });
      }
      const median = (select: (pair: (typeof pairs)[number]) => number) => computeSpread(pairs.map(select)).median;
      const generatorShare = median(({ ours }) => ours.generatorShare);
      return [
        {
          what: `public list with ${processors} threads, calls counted`,
          value: computeSpread(pairs.map(({ ours }) => ours.perSecond)),
          unit: "requests/s",
          baseline: { what: "one thread", value: median(({ theirs }) => theirs.perSecond) },
          ratio: computeSpread(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
          aim: { of: "ratio", bound: "at least", limit: Math.round(100 * scaledShare * (processors - generatorShare)) / 100 },
          note: `generator ${Math.round(generatorShare * 100)} % of a core`,
        },
        {
          what: `public list with ${processors} threads: processor time per request`,
          value: computeSpread(pairs.map(({ ours }) => ours.processorUs)),
          unit: "µs",
          baseline: { what: "one thread", value: median(({ theirs }) => theirs.processorUs) },
          ratio: computeSpread(pairs.map(({ ours, theirs }) => ours.processorUs / theirs.processorUs)),
        },
      ];
    } finally {
      generator.end();
      await Promise.all([one.end(), all.end()]);
    }
  },
};

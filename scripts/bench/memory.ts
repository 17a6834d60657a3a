import { startServer, type ServerChild } from "./children";
import { measuredPaths } from "./http";
import { buildHello, createPublishedData, root, createServeCommand } from "./fixtures";
import { startLoadGenerator } from "./load/load-generator";
import { readResidentMib } from "./process-stats";
import type { Row, Section } from "./row";
import { toSpread } from "./spread";

const quietMs = 2_000;
const requests = 20_000;
const connections = 16;

/**
 * Resident memory of the idle server and after many requests, compared with a minimal compiled
 * server.
 */
export const memory: Section = {
  name: "memory",
  description: `resident memory at rest and after ${requests} requests, compared with a compiled hello`,
  usesDatabase: true,
  async run({ engine }) {
    const livery = await measureMemory(
      await createServeCommand(await createPublishedData(engine), "counted"),
      measuredPaths.map(({ path }) => path),
    );
    const hello = await measureMemory([await buildHello()], ["/"]);
    return [
      toRow("memory at rest, after the first responses", livery.atRest, hello.atRest, true),
      toRow(`memory after ${requests} requests`, livery.afterLoad, hello.afterLoad, false),
    ];
  },
};

type ResidentMemory = ReturnType<typeof readResidentMib>;

function toRow(what: string, ours: ResidentMemory, theirs: ResidentMemory, hasAim: boolean): Row {
  return {
    what,
    value: toSpread(ours.all),
    unit: "MiB",
    baseline: { what: "compiled hello", value: theirs.all },
    ratio: toSpread(ours.all / theirs.all),
    ...(hasAim && { aim: { of: "value", bound: "at most", limit: 80 } }),
    note: `${ours.anonymous.toFixed(0)} MiB of it anonymous`,
  };
}

/**
 * Starts a server and reads its memory two seconds after one response from each address, and two
 * seconds after many.
 */
async function measureMemory(
  command: readonly string[],
  paths: readonly string[],
): Promise<{ atRest: ResidentMemory; afterLoad: ResidentMemory }> {
  const server = await startServer(command, root);
  const generator = startLoadGenerator();
  try {
    for (const path of paths) await (await fetch(server.url + path)).bytes();
    const atRest = await measureAtRest(server);
    const port = Number(new URL(server.url).port);
    for (const path of paths) {
      const maxRequests = Math.ceil(requests / paths.length);
      await generator.load({ port, path, connections, maxTimeMs: 60_000, maxRequests });
    }
    return { atRest, afterLoad: await measureAtRest(server) };
  } finally {
    generator.end();
    await server.end();
  }
}

async function measureAtRest({ pid }: ServerChild): Promise<ResidentMemory> {
  await Bun.sleep(quietMs);
  return readResidentMib(pid);
}

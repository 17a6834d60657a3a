import { startServer, type ServerChild } from "./children";
import { measured } from "./http";
import { helloExecutable, publishedData, root, serveCommand } from "./lab";
import { startLoadGenerator } from "./load/load-generator";
import { residentMib } from "./proc";
import type { Row, Section } from "./row";
import { exactly } from "./spread";

const quietMs = 2_000;
const requests = 20_000;
const connections = 16;

/** Resident memory of the server at rest and after many requests, beside a compiled server that does nothing else. */
export const memory: Section = {
  name: "memory",
  measures: `resident memory at rest and after ${requests} requests, beside a compiled hello`,
  async run() {
    const livery = await observe(
      await serveCommand(await publishedData(), "counted"),
      measured.map(({ path }) => path),
    );
    const hello = await observe([await helloExecutable()], ["/"]);
    return [
      row("memory at rest, after the first answers", livery.atRest, hello.atRest, true),
      row(`memory after ${requests} requests`, livery.afterLoad, hello.afterLoad, false),
    ];
  },
};

type Resident = ReturnType<typeof residentMib>;

function row(what: string, ours: Resident, theirs: Resident, isAimed: boolean): Row {
  return {
    what,
    value: exactly(ours.all),
    unit: "MiB",
    baseline: { what: "compiled hello", value: theirs.all },
    ratio: exactly(ours.all / theirs.all),
    ...(isAimed && { aim: { of: "value", bound: "at most", limit: 80 } }),
    note: `${ours.anonymous.toFixed(0)} MiB of it backed by no file`,
  };
}

/** Starts a server and reads its memory two seconds after one answer from each address, and two seconds after many. */
async function observe(command: readonly string[], paths: readonly string[]): Promise<{ atRest: Resident; afterLoad: Resident }> {
  const server = await startServer(command, root);
  const generator = startLoadGenerator();
  try {
    for (const path of paths) await (await fetch(server.url + path)).bytes();
    const atRest = await quietly(server);
    const port = Number(new URL(server.url).port);
    for (const path of paths) {
      const requestsMax = Math.ceil(requests / paths.length);
      await generator.load({ port, path, connections, timeMsMax: 60_000, requestsMax });
    }
    return { atRest, afterLoad: await quietly(server) };
  } finally {
    generator.end();
    await server.end();
  }
}

async function quietly({ pid }: ServerChild): Promise<Resident> {
  await Bun.sleep(quietMs);
  return residentMib(pid);
}

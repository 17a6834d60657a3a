import { cpSync } from "node:fs";
import type { AdoptionManifest } from "#/documents/adoption-manifest";
import { type ServerChild, startServer } from "./children";
import { newFolder, publishedData, root, serveCommand } from "./lab";
import { startLoadGenerator } from "./load/load-generator";
import { residentMib } from "./proc";
import type { Row, Section } from "./row";
import { exactly, quantile, spreadOf } from "./spread";

const connections = 16;
const warmUpMs = 700;
const loadMs = 3_000;
const restMs = 15_000;
const list = "/api/v1/systems";

/** Every picture of published systems, drawn for the first time, and what public reads and memory feel of it. */
export const rasters: Section = {
  name: "rasters",
  measures: "pictures of brand assets drawn for the first time, public reads meanwhile, memory afterwards",
  run: async () => [...(await alone()), ...(await underLoad())],
};

/** A server over the published systems, none of whose pictures is drawn yet. */
async function undrawn(): Promise<ServerChild> {
  const data = newFolder("rasters");
  cpSync(await publishedData(), data, { recursive: true });
  return await startServer(await serveCommand(data, "none"), root);
}

async function addressesOf({ url }: ServerChild): Promise<readonly (readonly string[])[]> {
  const { systems }: { systems: readonly { slug: string }[] } = await (await fetch(url + list)).json();
  return await Promise.all(
    systems.map(async ({ slug }) => {
      const { brandAssets }: AdoptionManifest = await (await fetch(`${url}/api/v1/systems/${slug}/adoption`)).json();
      const all = brandAssets.flatMap(({ pngUrl, webpUrl, thumbnailUrl }) => [pngUrl, webpUrl, thumbnailUrl]);
      return all.flatMap((address) => (address === null ? [] : [url + new URL(address).pathname]));
    }),
  );
}

/** Fetches one after the other and gives the time of each, milliseconds. */
async function timesOf(addresses: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const address of addresses) {
    const begun = performance.now();
    const answer = await fetch(address);
    await answer.bytes();
    if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
    times.push(performance.now() - begun);
  }
  return times;
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

async function alone(): Promise<Row[]> {
  const server = await undrawn();
  try {
    const addresses = await addressesOf(server);
    await Bun.sleep(restMs);
    const before = residentMib(server.pid);
    const systems: number[][] = [];
    for (const own of addresses) systems.push(await timesOf(own));
    const busy = residentMib(server.pid);
    const again = await timesOf(addresses.flat());
    await Bun.sleep(restMs);
    const rested = residentMib(server.pid);
    const first = systems.flat().toSorted((one, other) => one - other);
    return [
      {
        what: "all pictures of a system, first time",
        value: spreadOf(systems.map(sum)),
        unit: "ms",
        aim: { of: "value", bound: "at most", limit: 10_000 },
        note: `${systems.length} systems of ${systems[0]?.length ?? 0} addresses, asked one after the other`,
      },
      {
        what: "one picture, first time",
        value: spreadOf(first),
        unit: "ms",
        baseline: { what: "the same again", value: spreadOf(again).median },
        note: `95 of 100 within ${quantile(first, 0.95).toFixed(0)} ms`,
      },
      {
        what: "memory after the drawing thread has ended",
        value: exactly(rested.all),
        unit: "MiB",
        baseline: { what: "before the first drawing", value: before.all },
        note: `${rested.anonymous.toFixed(0)} MiB of it backed by no file; ${busy.all.toFixed(0)} MiB while drawing`,
      },
    ];
  } finally {
    await server.end();
  }
}

async function underLoad(): Promise<Row[]> {
  const server = await undrawn();
  const generator = startLoadGenerator();
  try {
    const port = Number(new URL(server.url).port);
    const load = (timeMsMax: number) =>
      generator.load({ port, path: list, connections, timeMsMax, requestsMax: Number.MAX_SAFE_INTEGER });
    const addresses = (await addressesOf(server)).flat();
    await load(warmUpMs);
    const quiet = await load(loadMs);
    const stop = { now: false };
    const drawing = (async () => {
      let drawn = 0;
      for (const address of addresses) {
        if (stop.now) return drawn;
        await timesOf([address]);
        drawn++;
      }
      return drawn;
    })();
    const busy = await load(loadMs);
    stop.now = true;
    const drawn = await drawing;
    return [
      {
        what: "public list while pictures are drawn: 99 of 100 within",
        value: exactly(busy.p99Ms),
        unit: "ms",
        baseline: { what: "no drawing", value: quiet.p99Ms },
        ratio: exactly(busy.p99Ms / quiet.p99Ms),
        note: `${Math.round((busy.requests * 1000) / busy.elapsedMs)} against ${Math.round((quiet.requests * 1000) / quiet.elapsedMs)} requests/s, ${connections} connections; ${drawn} of ${addresses.length} pictures meanwhile`,
      },
    ];
  } finally {
    generator.end();
    await server.end();
  }
}

import type { AdoptionManifest } from "#/documents/adoption-manifest-schema";
import { type ServerChild, startServer } from "./children";
import type { Engine } from "./engine";
import { createPublishedData, root, createServeCommand } from "./fixtures";
import { startLoadGenerator } from "./load/load-generator";
import { readResidentMib } from "./process-stats";
import type { Row, Section } from "./row";
import { toSpread, quantile, computeSpread } from "./spread";

const connections = 16;
const warmUpMs = 700;
const loadMs = 3_000;
const restMs = 15_000;
const listPath = "/api/v1/systems";

/**
 * Every image of published systems, rendered for the first time, and the effect on public reads and
 * memory.
 */
export const rasters: Section = {
  name: "rasters",
  description: "images of brand assets rendered for the first time, public reads meanwhile, memory afterwards",
  usesDatabase: true,
  run: async ({ engine }) => [...(await measureAlone(engine)), ...(await measureUnderLoad(engine))],
};

/** A server over published systems whose images are not rendered yet. */
async function startUndrawnServer(engine: Engine): Promise<ServerChild> {
  const data = await engine.copyData("rasters", await createPublishedData(engine));
  return await startServer(await createServeCommand(data, "none"), root);
}

async function listPictureUrls({ url }: ServerChild): Promise<readonly (readonly string[])[]> {
  const { systems }: { systems: readonly { slug: string }[] } = await (await fetch(url + listPath)).json();
  return await Promise.all(
    systems.map(async ({ slug }) => {
      const { brandAssets }: AdoptionManifest = await (await fetch(`${url}/api/v1/systems/${slug}/adoption`)).json();
      const all = brandAssets.flatMap(({ pngUrl, webpUrl, thumbnailUrl }) => [pngUrl, webpUrl, thumbnailUrl]);
      return all.flatMap((address) => (address === null ? [] : [url + new URL(address).pathname]));
    }),
  );
}

/** Fetches addresses one after another. Returns the time of each, milliseconds. */
async function measureFetchTimes(addresses: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const address of addresses) {
    const startedMs = performance.now();
    const response = await fetch(address);
    await response.bytes();
    if (response.status !== 200) throw new Error(`${address} returned ${response.status}`);
    times.push(performance.now() - startedMs);
  }
  return times;
}

const sumOf = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

async function measureAlone(engine: Engine): Promise<Row[]> {
  const server = await startUndrawnServer(engine);
  try {
    const addresses = await listPictureUrls(server);
    await Bun.sleep(restMs);
    const before = readResidentMib(server.pid);
    const systems: number[][] = [];
    for (const systemAddresses of addresses) systems.push(await measureFetchTimes(systemAddresses));
    const busy = readResidentMib(server.pid);
    const repeatTimes = await measureFetchTimes(addresses.flat());
    await Bun.sleep(restMs);
    const memoryAfterRest = readResidentMib(server.pid);
    const first = systems.flat().toSorted((one, other) => one - other);
    return [
      {
        what: "all images of a system, first time",
        value: computeSpread(systems.map(sumOf)),
        unit: "ms",
        aim: { of: "value", bound: "at most", limit: 10_000 },
        note: `${systems.length} systems of ${systems[0]?.length ?? 0} addresses, fetched one after another`,
      },
      {
        what: "one image, first time",
        value: computeSpread(first),
        unit: "ms",
        baseline: { what: "the same again", value: computeSpread(repeatTimes).median },
        note: `95 of 100 within ${quantile(first, 0.95).toFixed(0)} ms`,
      },
      {
        what: "memory after the rendering thread has ended",
        value: toSpread(memoryAfterRest.all),
        unit: "MiB",
        baseline: { what: "before the first rendering", value: before.all },
        note: `${memoryAfterRest.anonymous.toFixed(0)} MiB of it anonymous; ${busy.all.toFixed(0)} MiB while rendering`,
      },
    ];
  } finally {
    await server.end();
  }
}

async function measureUnderLoad(engine: Engine): Promise<Row[]> {
  const server = await startUndrawnServer(engine);
  const generator = startLoadGenerator();
  try {
    const port = Number(new URL(server.url).port);
    const load = (maxTimeMs: number) =>
      generator.load({ port, path: listPath, connections, maxTimeMs, maxRequests: Number.MAX_SAFE_INTEGER });
    const addresses = (await listPictureUrls(server)).flat();
    await load(warmUpMs);
    const quiet = await load(loadMs);
    const stop = { now: false };
    const drawing = (async () => {
      let drawn = 0;
      for (const address of addresses) {
        if (stop.now) return drawn;
        await measureFetchTimes([address]);
        drawn++;
      }
      return drawn;
    })();
    const busy = await load(loadMs);
    stop.now = true;
    const drawn = await drawing;
    return [
      {
        what: "p99 of the public list while images are rendered",
        value: toSpread(busy.p99Ms),
        unit: "ms",
        baseline: { what: "no rendering", value: quiet.p99Ms },
        ratio: toSpread(busy.p99Ms / quiet.p99Ms),
        note: [
          `${perSecond(busy)} against ${perSecond(quiet)} requests/s`,
          `${connections} connections`,
          `${drawn} of ${addresses.length} images meanwhile`,
        ].join(", "),
      },
    ];
  } finally {
    generator.end();
    await server.end();
  }
}

const perSecond = ({ requests, elapsedMs }: { readonly requests: number; readonly elapsedMs: number }) =>
  Math.round((requests * 1000) / elapsedMs);

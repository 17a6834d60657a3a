import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ServerChild, startServer } from "./children";
import { type Limit, newFolder, publishedData, root, serveCommand } from "./lab";
import { type LoadGenerator, startLoadGenerator } from "./load/load-generator";
import type { LoadResult } from "./load/order";
import { processorMs } from "./proc";
import type { Row, Section } from "./row";
import { spreadOf } from "./spread";

const rounds = 6;
const roundMs = 700;
const connections = 16;
const system = "nordhavn-optik";

type Address = { readonly what: string; readonly path: string; readonly share: number | undefined };

/** The addresses measured, each with the share of the bare server's rate that it should keep. */
export const measured: readonly Address[] = [
  { what: "public list", path: "/api/v1/systems", share: 0.75 },
  { what: "adoption manifest", path: `/api/v1/systems/${system}/adoption`, share: undefined },
  { what: "one export", path: `/api/systems/export/${system}?format=utility-theme-v4`, share: 0.75 },
];

/**
 * Livery over HTTP against a bare server that answers the same bytes with the same headers, in turns: first without a limit, so that every answer is
 * the same to the byte, then with every call counted by its address, as it is unless someone turns that off.
 */
export const http: Section = {
  name: "http",
  measures: "requests a second over HTTP, against a bare Bun.serve that answers the same bytes",
  async run() {
    const rows: Row[] = [];
    for (const limit of ["none", "counted"] as const) rows.push(...(await compareAll(limit)));
    return rows;
  },
};

async function compareAll(limit: Limit): Promise<Row[]> {
  const livery = await startServer(await serveCommand(await publishedData(), limit), root);
  const generator = startLoadGenerator();
  try {
    const rows: Row[] = [];
    for (const { what, path, share } of measured) {
      const label = limit === "none" ? what : `${what}, calls counted`;
      rows.push(...(await compare({ what: label, path, share }, livery, generator)));
    }
    return rows;
  } finally {
    generator.end();
    await livery.end();
  }
}

type Turn = { readonly load: LoadResult; readonly perSecond: number; readonly processorUs: number };

async function compare({ what, path, share }: Address, livery: ServerChild, generator: LoadGenerator): Promise<Row[]> {
  const bare = await startBare(livery.url + path);
  const turn = async (server: ServerChild, timeMsMax: number): Promise<Turn> => {
    const before = processorMs(server.pid);
    const port = Number(new URL(server.url).port);
    const load = await generator.load({ port, path, connections, timeMsMax, requestsMax: Number.MAX_SAFE_INTEGER });
    const processorUs = ((processorMs(server.pid) - before) * 1000) / load.requests;
    return { load, perSecond: (load.requests * 1000) / load.elapsedMs, processorUs };
  };
  try {
    for (const server of [bare, livery, bare, livery]) await turn(server, roundMs);
    const pairs: { readonly ours: Turn; readonly theirs: Turn }[] = [];
    for (let round = 0; round < rounds; round++) {
      // The two take turns in going first, so that neither always follows the other's heat.
      const [first, second] = round % 2 ? [livery, bare] : [bare, livery];
      const [one, other] = [await turn(first, roundMs), await turn(second, roundMs)];
      pairs.push(first === livery ? { ours: one, theirs: other } : { ours: other, theirs: one });
    }
    const median = (pick: (pair: (typeof pairs)[number]) => number) => spreadOf(pairs.map(pick)).median;
    const busy = median(({ ours }) => ours.load.ownProcessorMs / ours.load.elapsedMs);
    return [
      {
        what,
        value: spreadOf(pairs.map(({ ours }) => ours.perSecond)),
        unit: "requests/s",
        baseline: { what: "bare Bun.serve", value: median(({ theirs }) => theirs.perSecond) },
        ratio: spreadOf(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
        ...(share !== undefined && { aim: { of: "ratio", bound: "at least", limit: share } }),
        note: `p99 ${median(({ ours }) => ours.load.p99Ms).toFixed(2)} ms, bare ${median(({ theirs }) => theirs.load.p99Ms).toFixed(2)} ms; generator ${Math.round(busy * 100)} % of a core`,
      },
      {
        what: `${what}: processor time a request`,
        value: spreadOf(pairs.map(({ ours }) => ours.processorUs)),
        unit: "µs",
        baseline: { what: "bare Bun.serve", value: median(({ theirs }) => theirs.processorUs) },
        ratio: spreadOf(pairs.map(({ ours, theirs }) => ours.processorUs / theirs.processorUs)),
      },
    ];
  } finally {
    await bare.end();
  }
}

/** Headers that every server of this runtime writes for itself. */
const ownHeaders = ["date", "content-length", "connection"];
const headersOf = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => !ownHeaders.includes(name)));

/** Starts a bare server that answers what the address answers now. Throws unless its answer is the same, byte for byte and header for header. */
async function startBare(url: string): Promise<ServerChild> {
  // As the load generator asks: it takes no encoding.
  const plain = { headers: { "accept-encoding": "identity" } };
  const answer = await fetch(url, plain);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  const body = await answer.bytes();
  const bodyFile = join(newFolder("bare"), "body");
  writeFileSync(bodyFile, body);
  const headers = JSON.stringify(headersOf(answer));
  const bare = await startServer([process.execPath, join(import.meta.dir, "load/bare-server.ts"), bodyFile, headers], root);
  const copy = await fetch(bare.url, plain);
  if (!Buffer.from(body).equals(Buffer.from(await copy.bytes())) || JSON.stringify(headersOf(copy)) !== headers) {
    await bare.end();
    throw new Error(`the bare server does not answer the same as ${url}`);
  }
  return bare;
}

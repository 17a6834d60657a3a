import { startTarget } from "../fuzz/target";
import { startServer } from "./children";
import type { Engine } from "./engine";
import { buildLivery, createPublishedData, root } from "./fixtures";
import { readResidentMib } from "./process-stats";
import type { Row, Section } from "./row";
import { toSpread, quantile } from "./spread";

const signIns = 200;
const addresses = 1_000_000;
/** Requests that one socket sends before it waits for the responses. */
const batch = 500;
const connections = 8;

/**
 * How many designs are generated at once, and how often the largest import is sent, during the
 * reads.
 */
const designsAtOnce = 8;
const imports = 5;

/**
 * The effect of heavy load on public reads and memory: password guessing, imports that are slow to
 * check, designs being generated, and callers from a million addresses.
 */
export const abuse: Section = {
  name: "abuse",
  description: [
    `public reads during ${signIns} sign-ins, the largest imports and ${designsAtOnce} concurrent runs`,
    `memory after ${addresses} client addresses`,
  ].join("; "),
  usesDatabase: true,
  async run({ engine }) {
    return [...(await measureHeavyWork(engine)), ...(await measureCrowds(engine))];
  },
};

/** Public reads while imports are checked and designs are generated. */
async function measureHeavyWork(engine: Engine): Promise<readonly Row[]> {
  const { server, target } = await startTarget(await engine.createData("abuse"));
  const post = (path: string, body: string) =>
    fetch(target.origin + path, {
      method: "POST",
      headers: { authorization: `Bearer ${target.key}`, "content-type": "application/json" },
      body,
    });
  const importAll = async () => {
    for (let index = 0; index < imports; index++) {
      const response = await post(`/api/v1/designs/${target.designId}/external-artifacts`, createLargeImport(index));
      if (response.status !== 201) throw new Error(`an import returned ${response.status}: ${await response.text()}`);
      await response.bytes();
    }
  };
  const makeDesigns = async () => {
    const projects = await Promise.all(
      Array.from({ length: designsAtOnce }, async (_, index) => {
        const brief = { name: `Crowd ${index}`, offer: "Bread", adjectives: ["calm"] };
        const response = await post(`/api/v1/workspaces/${target.workspaceId}/designs`, JSON.stringify({ brief, run: true }));
        const started = await response.json();
        if (!response.ok) throw new Error(`creating a design returned ${response.status}: ${started.error}`);
        return String(started.project.id);
      }),
    );
    for (const id of projects)
      for (let state = ""; state !== "FOUNDATION_REVIEW"; await Bun.sleep(50)) {
        const response = await fetch(`${target.origin}/api/v1/projects/${id}`, {
          headers: { authorization: `Bearer ${target.key}` },
        });
        ({ state } = await response.json());
        if (state === "FAILED") throw new Error(`project ${id} failed`);
      }
  };
  try {
    const quietP99Ms = await measureReadsDuring(server.url, Bun.sleep(2_000));
    const importP99Ms = await measureReadsDuring(server.url, importAll());
    const designP99Ms = await measureReadsDuring(server.url, makeDesigns());
    return [
      {
        what: `p99 of public reads while ${imports} imports of ${(largeImportBytes / 1e6).toFixed(1)} MB are checked`,
        value: toSpread(importP99Ms),
        unit: "ms",
        baseline: { what: "idle", value: quietP99Ms },
        ratio: toSpread(importP99Ms / quietP99Ms),
        aim: { of: "ratio", bound: "at most", limit: 5 },
      },
      {
        what: `p99 of public reads while ${designsAtOnce} designs are generated`,
        value: toSpread(designP99Ms),
        unit: "ms",
        baseline: { what: "idle", value: quietP99Ms },
        ratio: toSpread(designP99Ms / quietP99Ms),
        aim: { of: "value", bound: "at most", limit: 10 },
      },
    ];
  } finally {
    await server.end();
  }
}

/**
 * Close to the size limit and slow to check: many elements, each with declarations that every rule
 * reads.
 */
const largeImportBytes = 3_800_000;
function createLargeImport(index: number): string {
  const style = "margin:4px 8px;padding:12px;color:#123456;background:#fefefe;border:1px solid #777";
  const element = `<div style="${style}"><p>${index} rye bread</p></div>`;
  const html = `<section>${element.repeat(Math.floor(90_000 / element.length))}</section>`;
  const components = Array.from({ length: Math.floor(largeImportBytes / (html.length * 1.1)) }, (_, number) => ({
    name: `Large ${index} ${number}`,
    html,
  }));
  return JSON.stringify({ components });
}

/** Public reads during many sign-ins, and memory after callers from many addresses. */
async function measureCrowds(engine: Engine): Promise<readonly Row[]> {
  const { serverFlags } = await createPublishedData(engine);
  const settings = {
    port: "0",
    log: "off",
    "trust-proxy": "127.0.0.1",
    "rate-sign-in": "0",
    "rate-public": "600",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const command = [await buildLivery(), "serve", ...serverFlags, ...flags];
  const server = await startServer(command, root);
  try {
    const quietP99Ms = await measureReadsDuring(server.url, Bun.sleep(2_000));
    const busy = await measureReadsDuring(server.url, signInAsCrowd(server.url));
    const before = readResidentMib(server.pid);
    await requestFromEveryAddress(Number(new URL(server.url).port));
    await Bun.sleep(2_000);
    const after = readResidentMib(server.pid);
    return [toReadsRow(busy, quietP99Ms), toMemoryRow(after.all, before.all)];
  } finally {
    await server.end();
  }
}

const toReadsRow = (busyMs: number, quietMs: number): Row => ({
  what: `p99 of public reads during ${signIns} sign-ins at once`,
  value: toSpread(busyMs),
  unit: "ms",
  baseline: { what: "idle", value: quietMs },
  ratio: toSpread(busyMs / quietMs),
  aim: { of: "value", bound: "at most", limit: 250 },
});

const toMemoryRow = (afterMib: number, beforeMib: number): Row => ({
  what: `memory after ${addresses} client addresses`,
  value: toSpread(afterMib),
  unit: "MiB",
  baseline: { what: "before them", value: beforeMib },
  ratio: toSpread(afterMib / beforeMib),
});

/**
 * The 99th percentile, milliseconds, of sequential reads while other work runs. Each read comes
 * from an address of its own.
 */
async function measureReadsDuring(url: string, work: Promise<unknown>): Promise<number> {
  const latenciesMs: number[] = [];
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone && latenciesMs.length < 20_000) {
    const startedMs = performance.now();
    const response = await fetch(`${url}/api/v1/systems`, { headers: { "x-forwarded-for": toAddress(latenciesMs.length) } });
    await response.bytes();
    if (response.status !== 200) throw new Error(`a read returned ${response.status}`);
    latenciesMs.push(performance.now() - startedMs);
  }
  await work;
  return quantile(
    latenciesMs.sort((one, next) => one - next),
    0.99,
  );
}

async function signInAsCrowd(url: string): Promise<void> {
  const attempts = Array.from({ length: signIns }, async (_, number) => {
    const response = await fetch(`${url}/api/v1/auth/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": toAddress(900_000 + number) },
      body: JSON.stringify({ email: `guest${number}@people.test`, password: "a guess, and a wrong one" }),
    });
    if (response.status !== 401 && response.status !== 429) throw new Error(`a sign-in returned ${response.status}`);
  });
  await Promise.all(attempts);
}

/** One of a million addresses, by its number. */
const toAddress = (number: number) => `${20 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}.7`;

/** Calls once from each address, over a few sockets, in batches of requests. */
async function requestFromEveryAddress(port: number): Promise<void> {
  const addressesPerConnection = addresses / connections;
  await Promise.all(
    Array.from({ length: connections }, (_, socket) =>
      requestFromAddresses(port, socket * addressesPerConnection, (socket + 1) * addressesPerConnection),
    ),
  );
}

async function requestFromAddresses(port: number, from: number, to: number): Promise<void> {
  const done = Promise.withResolvers<void>();
  let next = from;
  let pendingCount = 0;
  const send = (socket: { write(text: string): number }) => {
    let text = "";
    for (; pendingCount < batch && next < to; pendingCount++, next++)
      text += `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${toAddress(next)}\r\n\r\n`;
    if (text !== "") socket.write(text);
    else if (pendingCount === 0) done.resolve();
  };
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port,
    socket: {
      data(socketHandle, bytes) {
        pendingCount -= bytes.toString("latin1").split("HTTP/1.1 200").length - 1;
        if (pendingCount <= 0) send(socketHandle);
      },
      close: () => done.reject(new Error("the server closed a connection")),
      error: (_, error) => done.reject(error),
    },
  });
  send(socket);
  await done.promise;
  socket.end();
}

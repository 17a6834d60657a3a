import { startTarget } from "../fuzz/target";
import { startServer } from "./children";
import { liveryExecutable, publishedData, root } from "./lab";
import { residentMib } from "./proc";
import type { Row, Section } from "./row";
import { exactly, quantile } from "./spread";

const signIns = 200;
const addresses = 1_000_000;
/** Requests that one socket sends before it waits for their answers. */
const batch = 500;
const connections = 8;

/** How many designs are made at once, and how many times the largest import is sent, while others read. */
const designsAtOnce = 8;
const imports = 5;

/** What crowds and heavy work do to the rest: people guessing passwords, imports that are slow to judge and designs being made while others read, and callers from a million addresses. */
export const abuse: Section = {
  name: "abuse",
  measures: `public reads during ${signIns} sign-ins, the largest imports and ${designsAtOnce} runs at once, and memory after ${addresses} client addresses`,
  async run() {
    return [...(await heavyWork()), ...(await crowds())];
  },
};

/** Public reads while imports are judged and designs are made. */
async function heavyWork(): Promise<readonly Row[]> {
  const { server, target } = await startTarget();
  const post = (path: string, body: string) =>
    fetch(target.origin + path, {
      method: "POST",
      headers: { authorization: `Bearer ${target.key}`, "content-type": "application/json" },
      body,
    });
  const importAll = async () => {
    for (let index = 0; index < imports; index++) {
      const answer = await post(`/api/v1/designs/${target.designId}/external-artifacts`, largeImport(index));
      if (answer.status !== 201) throw new Error(`an import answered ${answer.status}: ${await answer.text()}`);
      await answer.bytes();
    }
  };
  const makeDesigns = async () => {
    const projects = await Promise.all(
      Array.from({ length: designsAtOnce }, async (_, index) => {
        const brief = { name: `Crowd ${index}`, offer: "Bread", adjectives: ["calm"] };
        const answer = await post(`/api/v1/workspaces/${target.workspaceId}/designs`, JSON.stringify({ brief, run: true }));
        const started = await answer.json();
        if (!answer.ok) throw new Error(`a design was refused with ${answer.status}: ${started.error}`);
        return String(started.project.id);
      }),
    );
    for (const id of projects)
      for (let state = ""; state !== "FOUNDATION_REVIEW"; await Bun.sleep(50)) {
        const answer = await fetch(`${target.origin}/api/v1/projects/${id}`, {
          headers: { authorization: `Bearer ${target.key}` },
        });
        ({ state } = await answer.json());
        if (state === "FAILED") throw new Error(`project ${id} failed`);
      }
  };
  try {
    const quiet = await readsWhile(server.url, Bun.sleep(2_000));
    const judging = await readsWhile(server.url, importAll());
    const making = await readsWhile(server.url, makeDesigns());
    return [
      {
        what: `p99 of public reads while ${imports} imports of ${(largeImportBytes / 1e6).toFixed(1)} MB are judged`,
        value: exactly(judging),
        unit: "ms",
        baseline: { what: "when quiet", value: quiet },
        ratio: exactly(judging / quiet),
        aim: { of: "ratio", bound: "at most", limit: 5 },
      },
      {
        what: `p99 of public reads while ${designsAtOnce} designs are made`,
        value: exactly(making),
        unit: "ms",
        baseline: { what: "when quiet", value: quiet },
        ratio: exactly(making / quiet),
        aim: { of: "value", bound: "at most", limit: 10 },
      },
    ];
  } finally {
    await server.end();
  }
}

/** Close to what a request may hold, and slow to judge: many elements, each with declarations that every rule looks at. */
const largeImportBytes = 3_800_000;
function largeImport(index: number): string {
  const element = `<div style="margin:4px 8px;padding:12px;color:#123456;background:#fefefe;border:1px solid #777"><p>${index} rye bread</p></div>`;
  const html = `<section>${element.repeat(Math.floor(90_000 / element.length))}</section>`;
  const components = Array.from({ length: Math.floor(largeImportBytes / (html.length * 1.1)) }, (_, number) => ({
    name: `Large ${index} ${number}`,
    html,
  }));
  return JSON.stringify({ components });
}

/** Public reads while a crowd signs in, and memory after callers from very many addresses. */
async function crowds(): Promise<readonly Row[]> {
  const settings = {
    data: await publishedData(),
    port: "0",
    log: "off",
    "trust-proxy": "127.0.0.1",
    "rate-sign-in": "0",
    "rate-public": "600",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const command = [await liveryExecutable(), "serve", ...flags];
  const server = await startServer(command, root);
  try {
    const quiet = await readsWhile(server.url, Bun.sleep(2_000));
    const busy = await readsWhile(server.url, crowdSignsIn(server.url));
    const before = residentMib(server.pid);
    await visitFromEverywhere(Number(new URL(server.url).port));
    await Bun.sleep(2_000);
    const after = residentMib(server.pid);
    return [readsRow(busy, quiet), memoryRow(after.all, before.all)];
  } finally {
    await server.end();
  }
}

const readsRow = (busyMs: number, quietMs: number): Row => ({
  what: `p99 of public reads during ${signIns} sign-ins at once`,
  value: exactly(busyMs),
  unit: "ms",
  baseline: { what: "when quiet", value: quietMs },
  ratio: exactly(busyMs / quietMs),
  aim: { of: "value", bound: "at most", limit: 250 },
});

const memoryRow = (afterMib: number, beforeMib: number): Row => ({
  what: `memory after ${addresses} client addresses`,
  value: exactly(afterMib),
  unit: "MiB",
  baseline: { what: "before them", value: beforeMib },
  ratio: exactly(afterMib / beforeMib),
});

/** The 99th percentile in milliseconds of reads, one after the other, for as long as something else goes on. Each comes from an address of its own. */
async function readsWhile(url: string, other: Promise<unknown>): Promise<number> {
  const tookMs: number[] = [];
  let isOver = false;
  void other.finally(() => {
    isOver = true;
  });
  while (!isOver && tookMs.length < 20_000) {
    const begunMs = performance.now();
    const answer = await fetch(`${url}/api/v1/systems`, { headers: { "x-forwarded-for": addressOf(tookMs.length) } });
    await answer.bytes();
    if (answer.status !== 200) throw new Error(`a read answered ${answer.status}`);
    tookMs.push(performance.now() - begunMs);
  }
  await other;
  return quantile(
    tookMs.sort((one, next) => one - next),
    0.99,
  );
}

async function crowdSignsIn(url: string): Promise<void> {
  const tries = Array.from({ length: signIns }, async (_, number) => {
    const answer = await fetch(`${url}/api/v1/auth/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": addressOf(900_000 + number) },
      body: JSON.stringify({ email: `nobody${number}@people.test`, password: "a guess, and a wrong one" }),
    });
    if (answer.status !== 401 && answer.status !== 429) throw new Error(`a sign-in answered ${answer.status}`);
  });
  await Promise.all(tries);
}

/** The number-th of a million addresses. */
const addressOf = (number: number) => `${20 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}.7`;

/** Calls once from each address, over a few sockets, so many requests at a time. */
async function visitFromEverywhere(port: number): Promise<void> {
  const share = addresses / connections;
  await Promise.all(Array.from({ length: connections }, (_, socket) => visit(port, socket * share, (socket + 1) * share)));
}

async function visit(port: number, from: number, to: number): Promise<void> {
  const over = Promise.withResolvers<void>();
  let next = from;
  let awaited = 0;
  const send = (socket: { write(text: string): number }) => {
    let text = "";
    for (; awaited < batch && next < to; awaited++, next++)
      text += `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${addressOf(next)}\r\n\r\n`;
    if (text !== "") socket.write(text);
    else if (awaited === 0) over.resolve();
  };
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port,
    socket: {
      data(own, bytes) {
        awaited -= bytes.toString("latin1").split("HTTP/1.1 200").length - 1;
        if (awaited <= 0) send(own);
      },
      close: () => over.reject(new Error("the server closed a connection")),
      error: (_, error) => over.reject(error),
    },
  });
  send(socket);
  await over.promise;
  socket.end();
}

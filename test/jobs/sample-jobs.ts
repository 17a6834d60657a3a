import { appendFileSync } from "node:fs";
import { defineJob } from "#/jobs/job";
import { Failure } from "#/kernel/errors";

export const echo = defineJob<unknown, unknown>({ name: "echo", queue: "untrusted", load: async () => (input) => input });

/** Never ends and never yields. */
export const spin = defineJob<null, number>({
  name: "spin",
  queue: "untrusted",
  load: async () => () => {
    for (let n = 0; ; n++) if (n < 0) return n;
  },
});

/** Spends its time in one native call, which nothing in the process can interrupt. */
export const slowPattern = defineJob<null, boolean>({
  name: "slow-pattern",
  queue: "untrusted",
  load: async () => () => /\s+$/.test(`${" ".repeat(2_000_000)}y`),
});

/** Allocates memory without end. */
export const growMemory = defineJob<null, number>({
  name: "grow-memory",
  queue: "untrusted",
  load: async () => () => {
    const held: Uint8Array[] = [];
    for (;;) held.push(new Uint8Array(32_000_000).fill(held.length));
  },
});

export const throwFailure = defineJob<string, never>({
  name: "throw-failure",
  queue: "untrusted",
  load: async () => (message) => {
    throw new Failure("too_large", message, { retryAfterSeconds: 7 });
  },
});

export const throwError = defineJob<null, never>({
  name: "throw-error",
  queue: "untrusted",
  load: async () => () => {
    throw new Error("unexpected");
  },
});

export const exitProcess = defineJob<null, never>({
  name: "exit-process",
  queue: "untrusted",
  load: async () => () => process.exit(3),
});

export const whoAmI = defineJob<null, { pid: number; loaded: number }>({
  name: "who-am-i",
  queue: "untrusted",
  load: async () => () => ({ pid: process.pid, loaded: process.memoryUsage.rss() }),
});

/** Appends a line to a file after a pause. */
export const appendLine = defineJob<{ path: string; line: string; ms: number }, null>({
  name: "append-line",
  queue: "untrusted",
  load:
    async () =>
    async ({ path, line, ms }) => {
      await Bun.sleep(ms);
      appendFileSync(path, `${line}\n`);
      return null;
    },
});

export const sampleJobs = [echo, spin, slowPattern, growMemory, throwFailure, throwError, exitProcess, whoAmI, appendLine];

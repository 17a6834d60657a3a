import { appendFileSync } from "node:fs";
import { defineJob } from "#/jobs/job";
import { Failure } from "#/kernel/errors";

/** Gives back what it gets. */
export const echo = defineJob<unknown, unknown>({ name: "echo", queue: "foreign", load: async () => (input) => input });

/** Computes without a pause, for ever. */
export const spin = defineJob<null, number>({
  name: "spin",
  queue: "foreign",
  load: async () => () => {
    for (let n = 0; ; n++) if (n < 0) return n;
  },
});

/** Sits in one call of the engine's own code, which nothing in the process can interrupt. */
export const slowPattern = defineJob<null, boolean>({
  name: "slow-pattern",
  queue: "foreign",
  load: async () => () => /\s+$/.test(`${" ".repeat(2_000_000)}y`),
});

/** Holds ever more memory. */
export const growMemory = defineJob<null, number>({
  name: "hoard",
  queue: "foreign",
  load: async () => () => {
    const held: Uint8Array[] = [];
    for (;;) held.push(new Uint8Array(32_000_000).fill(held.length));
  },
});

export const throwFailure = defineJob<string, never>({
  name: "refuse",
  queue: "foreign",
  load: async () => (message) => {
    throw new Failure("too_large", message, { retryAfterSeconds: 7 });
  },
});

export const throwError = defineJob<null, never>({
  name: "fault",
  queue: "foreign",
  load: async () => () => {
    throw new Error("nobody foresaw this");
  },
});

export const exitProcess = defineJob<null, never>({ name: "leave", queue: "foreign", load: async () => () => process.exit(3) });

export const whoAmI = defineJob<null, { pid: number; loaded: number }>({
  name: "who-am-i",
  queue: "foreign",
  load: async () => () => ({ pid: process.pid, loaded: process.memoryUsage.rss() }),
});

/** Writes a line into a file and takes some time for it. */
export const appendLine = defineJob<{ path: string; line: string; ms: number }, null>({
  name: "note",
  queue: "foreign",
  load:
    async () =>
    async ({ path, line, ms }) => {
      await Bun.sleep(ms);
      appendFileSync(path, `${line}\n`);
      return null;
    },
});

export const sampleJobs = [echo, spin, slowPattern, growMemory, throwFailure, throwError, exitProcess, whoAmI, appendLine];

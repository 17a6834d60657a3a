import { afterEach, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JobError, type JobRunner } from "#/jobs/job";
import { startJobProcess } from "#/jobs/job-process";
import { createInProcessRunner, createJobRunner } from "#/jobs/job-runner";
import { Failure } from "#/kernel/errors";
import { createLog } from "#/kernel/log";
import {
  echo,
  throwError,
  growMemory,
  exitProcess,
  appendLine,
  throwFailure,
  slowPattern,
  spin,
  whoAmI,
} from "#test/jobs/sample-jobs";
import { createTemporaryFolder } from "#test/temporary-folder";
import { waitUntil } from "#test/wait-until";

const silent = createLog(
  () => undefined,
  "off",
  () => new Date(),
);
const start = () => startJobProcess([process.execPath, join(import.meta.dir, "sample-process.ts")]);
let runner: JobRunner | undefined;
const started = (settings: Parameters<typeof createJobRunner>[1] = {}): JobRunner => {
  runner = createJobRunner(silent, { start, ...settings });
  return runner;
};
afterEach(() => runner?.close());

/** How a job that takes too long ends: on a busy machine the clock is there first. */
const ended: unknown[] = ["timeout", "starved"];
const ample = { timeoutMs: 60_000 };
const outcome = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error: unknown) => (error instanceof JobError ? error.fault : error),
  );
/** Whether there is such a process; one that has ended and was not waited for counts as gone. */
function isThere(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return false;
  }
}

test("what is sent and what comes back are the same, bytes and odd names included", async () => {
  const value = {
    text: "a\u0000ü\u{1f600}",
    bytes: new Uint8Array([0, 1, 255]),
    list: [new Uint8Array(), { deep: [new Uint8Array(300_000).fill(9)] }, null, 3.5],
    odd: JSON.parse('{"__proto__":{"x":1},"constructor":"c","$bytes":0}'),
  };
  for (const one of [started(), createInProcessRunner()]) expect(await one.run(echo, value, ample)).toEqual(value);
});

test("a job that computes for ever is ended, and the next one finds a new process", async () => {
  const { run } = started();
  const before = await run(whoAmI, null, ample);
  expect(ended).toContain(await outcome(run(spin, null, { timeoutMs: 200 })));
  const after = await run(whoAmI, null, ample);
  expect(after.pid).not.toBe(before.pid);
  await waitUntil(() => !isThere(before.pid));
});

test("a job inside a regular expression is ended as well", async () => {
  const { run } = started();
  expect(ended).toContain(await outcome(run(slowPattern, null, { timeoutMs: 200 })));
});

test("a job that takes ever more memory is ended, and this process holds none of it", async () => {
  const { run } = started();
  const error = await outcome(run(growMemory, null, ample));
  expect(error === "crashed" || error instanceof Error).toBeTrue();
  expect(await run(echo, "still here", ample)).toBe("still here");
});

test("refusals arrive as they were thrown, other errors as errors", async () => {
  for (const one of [started(), createInProcessRunner()]) {
    const refused = await outcome(one.run(throwFailure, "Too much.", ample));
    expect(refused).toBeInstanceOf(Failure);
    expect(refused).toMatchObject({ code: "too_large", message: "Too much.", retryAfterSeconds: 7 });
    const failed = await outcome(one.run(throwError, null, ample));
    expect(failed).not.toBeInstanceOf(Failure);
    expect(String(failed)).toContain("nobody foresaw this");
  }
});

test("a process that ends by itself ends its job alone", async () => {
  const { run } = started();
  expect(await outcome(run(exitProcess, null, ample))).toBe("crashed");
  expect(await run(echo, 1, ample)).toBe(1);
});

test("the process stays for the next job, and ends when it was idle for a while", async () => {
  const { run } = started({ idleMs: 300 });
  const first = await run(whoAmI, null, ample);
  expect((await run(whoAmI, null, ample)).pid).toBe(first.pid);
  await waitUntil(() => !isThere(first.pid));
  expect((await run(whoAmI, null, ample)).pid).not.toBe(first.pid);
});

test("every thread of the process has a low priority, and its memory a limit", async () => {
  if (process.platform !== "linux") return;
  const { run } = started();
  const { pid } = await run(whoAmI, null, ample);
  const levels = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16];
  });
  expect(new Set(levels)).toEqual(new Set(["5"]));
  expect(readFileSync(`/proc/${pid}/limits`, "latin1")).toMatch(/Max address space +\d/);
});

test("a job that is aborted under way is ended; one that waits leaves the queue", async () => {
  const { run } = started();
  const underWay = new AbortController();
  const waiting = new AbortController();
  const first = outcome(run(spin, null, { ...ample, signal: underWay.signal }));
  const second = outcome(run(echo, 2, { ...ample, signal: waiting.signal }));
  const third = run(echo, 3, ample);
  waiting.abort();
  expect(await second).toBe("aborted");
  underWay.abort();
  expect(await first).toBe("aborted");
  expect(await third).toBe(3);
  expect(await outcome(run(echo, 4, { ...ample, signal: AbortSignal.abort() }))).toBe("aborted");
});

test("a full queue refuses with 503, and an owner fills only a part of it", async () => {
  const { run, close } = started({ maxWaiting: 3, maxWaitingPerOwner: 2 });
  const send = (owner: string) => outcome(run(spin, null, { ...ample, owner }));
  const accepted = [send("a"), send("a"), send("a")];
  expect(await send("a")).toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
  accepted.push(send("b"));
  expect(await send("c")).toMatchObject({ code: "unavailable" });
  const closed = close();
  expect(await Promise.all(accepted)).toEqual(["aborted", "aborted", "aborted", "aborted"]);
  await closed;
});

test("owners take turns, however much one of them sends", async () => {
  const folder = createTemporaryFolder();
  const path = join(folder.path, "order");
  const { run } = started();
  const send = (owner: string, line: string) => run(appendLine, { path, line, ms: 20 }, { ...ample, owner });
  await Promise.all([send("a", "a1"), send("a", "a2"), send("a", "a3"), send("a", "a4"), send("b", "b1"), send("c", "c1")]);
  expect(readFileSync(path, "utf8").trim().split("\n")).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
  folder.remove();
});

test("a process whose parent is killed ends, even in the middle of a job", async () => {
  if (process.platform !== "linux") return;
  const parent = Bun.spawn([process.execPath, join(import.meta.dir, "busy-parent.ts")], { stdout: "pipe", stderr: "inherit" });
  const { value } = await parent.stdout.getReader().read();
  const pid = Number(new TextDecoder().decode(value));
  expect(isThere(pid)).toBeTrue();
  parent.kill("SIGKILL");
  await parent.exited;
  await waitUntil(() => !isThere(pid));
});

test("a job that waits without a processor ends by the clock, and says so", async () => {
  const { run } = started();
  const folder = createTemporaryFolder();
  const asleep = run(appendLine, { path: join(folder.path, "never"), line: "x", ms: 60_000 }, { timeoutMs: 50 });
  expect(await outcome(asleep)).toBe(process.platform === "linux" ? "starved" : "timeout");
  folder.remove();
});

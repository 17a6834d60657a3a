import { afterEach, expect, test } from "bun:test";
import { getPriority } from "node:os";
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

const silentLog = createLog(
  () => undefined,
  "off",
  () => new Date(),
);
const start = () => startJobProcess([process.execPath, join(import.meta.dir, "sample-process.ts")]);
let runner: JobRunner | undefined;
const createRunner = (settings: Parameters<typeof createJobRunner>[1] = {}): JobRunner => {
  runner = createJobRunner(silentLog, { start, ...settings });
  return runner;
};
afterEach(() => runner?.close());

/** How a job ends that takes too long. On a busy machine the elapsed time may be up first. */
const timeouts: unknown[] = ["timeout", "starved"];
const ample = { timeoutMs: 60_000 };
const getOutcome = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error: unknown) => (error instanceof JobError ? error.fault : error),
  );
/** Whether a process runs. A zombie counts as ended. */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return false;
  }
}

test("input and output survive the transfer unchanged, bytes and unusual names included", async () => {
  const value = {
    text: "a\u0000ü\u{1f600}",
    bytes: new Uint8Array([0, 1, 255]),
    list: [new Uint8Array(), { deep: [new Uint8Array(300_000).fill(9)] }, null, 3.5],
    odd: JSON.parse('{"__proto__":{"x":1},"constructor":"c","$bytes":0}'),
  };
  for (const one of [createRunner(), createInProcessRunner()]) expect(await one.run(echo, value, ample)).toEqual(value);
});

test("a job that never ends is killed, and the next one runs in a new process", async () => {
  const { run } = createRunner();
  const before = await run(whoAmI, null, ample);
  expect(timeouts).toContain(await getOutcome(run(spin, null, { timeoutMs: 200 })));
  const after = await run(whoAmI, null, ample);
  expect(after.pid).not.toBe(before.pid);
  await waitUntil(() => !isAlive(before.pid));
});

test("a job inside a native call is killed too", async () => {
  const { run } = createRunner();
  expect(timeouts).toContain(await getOutcome(run(slowPattern, null, { timeoutMs: 200 })));
});

test("a job that allocates without end is killed, and the next one runs", async () => {
  const { run } = createRunner();
  const error = await getOutcome(run(growMemory, null, ample));
  expect(error === "crashed" || error instanceof Error).toBeTrue();
  expect(await run(echo, "still here", ample)).toBe("still here");
});

test("a Failure arrives as thrown, any other error as an Error", async () => {
  for (const one of [createRunner(), createInProcessRunner()]) {
    const failure = await getOutcome(one.run(throwFailure, "Too much.", ample));
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ code: "too_large", message: "Too much.", retryAfterSeconds: 7 });
    const error = await getOutcome(one.run(throwError, null, ample));
    expect(error).not.toBeInstanceOf(Failure);
    expect(String(error)).toContain("unexpected");
  }
});

test("a process that exits fails only its own job", async () => {
  const { run } = createRunner();
  expect(await getOutcome(run(exitProcess, null, ample))).toBe("crashed");
  expect(await run(echo, 1, ample)).toBe(1);
});

test("the process is reused for the next job and ends when idle", async () => {
  const { run } = createRunner({ idleMs: 300 });
  const first = await run(whoAmI, null, ample);
  expect((await run(whoAmI, null, ample)).pid).toBe(first.pid);
  await waitUntil(() => !isAlive(first.pid));
  expect((await run(whoAmI, null, ample)).pid).not.toBe(first.pid);
});

test("every thread of the process has low priority, and its memory is limited", async () => {
  if (process.platform !== "linux") return;
  const { run } = createRunner();
  const { pid } = await run(whoAmI, null, ample);
  const levels = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16];
  });
  // Tests that give way more than that themselves start processes that do, too.
  expect(new Set(levels)).toEqual(new Set([String(Math.max(5, getPriority()))]));
  expect(readFileSync(`/proc/${pid}/limits`, "latin1")).toMatch(/Max address space +\d/);
});

test("aborting kills a running job and removes a waiting one from the queue", async () => {
  const { run } = createRunner();
  const running = new AbortController();
  const waiting = new AbortController();
  const first = getOutcome(run(spin, null, { ...ample, signal: running.signal }));
  const second = getOutcome(run(echo, 2, { ...ample, signal: waiting.signal }));
  const third = run(echo, 3, ample);
  waiting.abort();
  expect(await second).toBe("aborted");
  running.abort();
  expect(await first).toBe("aborted");
  expect(await third).toBe(3);
  expect(await getOutcome(run(echo, 4, { ...ample, signal: AbortSignal.abort() }))).toBe("aborted");
});

test("of the waiting jobs of one name and owner only the newest runs, if they ask for that", async () => {
  const { run } = createRunner();
  const running = new AbortController();
  const first = getOutcome(run(spin, null, { ...ample, owner: "a", signal: running.signal }));
  const send = (value: number, owner: string, newestOnly = true) => getOutcome(run(echo, value, { ...ample, owner, newestOnly }));
  const others = [send(1, "b"), send(2, "a", false)];
  const older = send(3, "a");
  const newest = send(4, "a");
  expect(await older).toBe("replaced");
  running.abort();
  expect(await first).toBe("aborted");
  expect(await Promise.all([...others, newest])).toEqual([1, 2, 4]);
});

test("a full queue is unavailable, and one owner cannot fill it", async () => {
  const { run, close } = createRunner({ maxWaiting: 3, maxWaitingPerOwner: 2 });
  const send = (owner: string) => getOutcome(run(spin, null, { ...ample, owner }));
  const accepted = [send("a"), send("a"), send("a")];
  expect(await send("a")).toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
  accepted.push(send("b"));
  expect(await send("c")).toMatchObject({ code: "unavailable" });
  const closed = close();
  expect(await Promise.all(accepted)).toEqual(["aborted", "aborted", "aborted", "aborted"]);
  await closed;
});

test("owners take turns, however many jobs one of them sends", async () => {
  const folder = createTemporaryFolder();
  const path = join(folder.path, "order");
  const { run } = createRunner();
  const send = (owner: string, line: string) => run(appendLine, { path, line, ms: 20 }, { ...ample, owner });
  await Promise.all([send("a", "a1"), send("a", "a2"), send("a", "a3"), send("a", "a4"), send("b", "b1"), send("c", "c1")]);
  expect(readFileSync(path, "utf8").trim().split("\n")).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
  folder.remove();
});

test("a process ends when its parent is killed, even during a job", async () => {
  if (process.platform !== "linux") return;
  const parent = Bun.spawn([process.execPath, join(import.meta.dir, "busy-parent.ts")], { stdout: "pipe", stderr: "inherit" });
  const { value } = await parent.stdout.getReader().read();
  const pid = Number(new TextDecoder().decode(value));
  expect(isAlive(pid)).toBeTrue();
  parent.kill("SIGKILL");
  await parent.exited;
  await waitUntil(() => !isAlive(pid));
});

test("a job that gets no processor time ends after the elapsed limit", async () => {
  const { run } = createRunner();
  const folder = createTemporaryFolder();
  const append = (line: string, ms: number, timeoutMs: number) =>
    run(appendLine, { path: join(folder.path, "lines"), line, ms }, { timeoutMs });
  // The start of the process takes processor time, which would be the job's.
  await append("started", 0, 60_000);
  const asleep = append("never", 60_000, 100);
  expect(await getOutcome(asleep)).toBe(process.platform === "linux" ? "starved" : "timeout");
  folder.remove();
});

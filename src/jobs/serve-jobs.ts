import { readdirSync } from "node:fs";
import type { AnyJob } from "#/jobs/job";
import { type JobResponse, encodeMessage, type JobRequest, readMessages, serializeError } from "#/jobs/message";
import { Failure } from "#/kernel/errors";
import { lowerPriority } from "#/kernel/system/lower-priority";

/**
 * Low enough that serving requests comes first, and high enough to make progress on a busy machine.
 */
const niceness = 5;
/** How much memory the process may hold between two jobs, bytes. Above that it is replaced. */
const maxHeldBytes = 400_000_000;

/**
 * In the executable, the worker's path starts at the source root; `scripts/build.ts` lists it as an
 * entry.
 */
const workerUrl = new URL(
  import.meta.url.includes("$bunfs") ? "./jobs/watch-parent-worker.js" : "./watch-parent-worker.ts",
  import.meta.url,
).href;

/**
 * Runs the jobs that arrive on standard input, one at a time, and writes their results to standard
 * output. Resolves when the input ends. This is all that a job process does; `job-process.ts`
 * starts it. Code is only loaded by the jobs that need it.
 */
export async function serveJobs(jobs: readonly AnyJob[]): Promise<void> {
  giveWay();
  // Ctrl+C in the terminal reaches this process too, but the server decides when it ends.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  const watch = new Worker(workerUrl);
  const output = Bun.stdout.writer();
  for await (const jobRequest of readMessages(Bun.stdin.stream())) {
    for (const chunk of encodeMessage(await runJob(jobs, jobRequest as JobRequest))) output.write(chunk);
    await output.flush();
  }
  watch.terminate();
}

async function runJob(jobs: readonly AnyJob[], { job: name, input }: JobRequest): Promise<JobResponse> {
  let error: unknown;
  try {
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`unknown job "${name}"`);
    const work = await job.load();
    const output = await work(input as never);
    return { output, isSpent: process.memoryUsage.rss() > maxHeldBytes };
  } catch (thrown) {
    error = thrown;
  }
  // After an unexpected error, such as lack of memory, the state of the process is unreliable.
  return { error: serializeError(error), isSpent: !(error instanceof Failure) };
}

/** Linux sets priorities per thread; new threads inherit that of the thread that starts them. */
function giveWay(): void {
  if (process.platform === "linux") for (const thread of readdirSync("/proc/self/task")) lowerPriority(Number(thread), niceness);
  else lowerPriority(0, niceness);
}

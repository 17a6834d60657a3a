import { readdirSync } from "node:fs";
import { setPriority } from "node:os";
import type { AnyJob } from "#/jobs/job";
import { type JobResponse, encodeMessage, type JobRequest, readMessages, serializeError } from "#/jobs/message";
import { Failure } from "#/kernel/errors";

/** Serving goes first where both want a processor; yet on a machine that others keep busy the work still gets on, which the lowest priorities do not. */
const niceness = 5;
/** How much memory the process may hold between two jobs, bytes; one that holds more is replaced. */
const maxHeldBytes = 400_000_000;

/** The thread that watches the parent: beside this module as a source, and by its place among the sources inside the executable (`scripts/build.ts` names it as an entry). */
const workerUrl = new URL(
  import.meta.url.includes("$bunfs") ? "./jobs/watch-parent-worker.js" : "./watch-parent-worker.ts",
  import.meta.url,
).href;

/**
 * Does the jobs that come over standard input, one at a time, and answers over standard output; resolves when the input ends. This is the whole life of a job process, which
 * `job-process.ts` starts. It loads nothing that no job asks for.
 */
export async function serveJobs(jobs: readonly AnyJob[]): Promise<void> {
  lowerPriority();
  // The server that started this process decides when it ends, not who stops the server on the terminal.
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
    if (!job) throw new Error(`there is no job "${name}"`);
    const work = await job.load();
    const output = await work(input as never);
    return { output, isSpent: process.memoryUsage.rss() > maxHeldBytes };
  } catch (thrown) {
    error = thrown;
  }
  // After an error that nobody foresaw, lack of memory above all, the process is not to be relied on.
  return { error: serializeError(error), isSpent: !(error instanceof Failure) };
}

/** Linux ranks threads and not processes, and threads that begin later take over the rank of the one that began them. */
function lowerPriority(): void {
  if (process.platform === "linux") for (const thread of readdirSync("/proc/self/task")) setPriority(Number(thread), niceness);
  else setPriority(0, niceness);
}

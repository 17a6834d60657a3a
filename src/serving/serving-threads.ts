import { JobError } from "#/jobs/job";
import type { CountingJobRunner } from "#/jobs/job-runner";
import type { Log } from "#/kernel/log";
import type { TlsIdentity } from "#/kernel/http/tls-files";
import { type PlainMetric, toPlainMetric } from "#/kernel/metrics/merge-metrics";
import type { Metric } from "#/kernel/metrics/metrics-text";
import type { RateUse } from "#/operations/rate-limits";
import { createThreadCalls, type ThreadCalls } from "#/serving/thread-calls";
import type { MainFunctions, RemoteJob, RemoteJobResult, ThreadFunctions, ThreadSettings } from "#/serving/thread-functions";

/** The threads that serve requests beside the main thread. */
export type ServingThreads = {
  /** How many run, and how many failed and were replaced. */
  getStats(): { readonly running: number; readonly failures: number };
  /** The metrics of all of them. */
  listMetrics(): Promise<readonly (readonly PlainMetric[])[]>;
  /** Counts calls of the main thread against their limits. */
  addRates(uses: readonly RateUse[]): void;
  /** Serves new connections with another certificate. Throws `unavailable` for one that is refused. */
  replaceTls(identity: TlsIdentity): Promise<void>;
  startDraining(): void;
  /** Takes no more requests, waits for those in flight and ends the threads. Resolves to how many were cut off. */
  stop(maxMs: number): Promise<number>;
};

/** Restarting a thread that failed waits so long, milliseconds. */
const restartDelayMs = 1_000;
/** How long metrics of a thread are waited for, milliseconds. One that is busy for longer is left out. */
const maxMetricsMs = 5_000;
/** How long a thread may take to close after its last request, milliseconds. */
const closeGraceMs = 1_000;

/** The worker's module: beside this file as a source, and at its path among the sources in the executable. */
const threadUrl = new URL(
  import.meta.url.includes("$bunfs") ? "./serving/serving-thread.js" : "./serving-thread.ts",
  import.meta.url,
).href;

type ServingThread = { readonly calls: ThreadCalls<ThreadFunctions>; readonly worker: Worker };

/**
 * Starts threads that serve requests, and replaces those that fail. Throws what prevents their start.
 *
 * @param main the functions that they call, without those that concern the threads themselves
 */
export async function startServingThreads(
  count: number,
  settings: ThreadSettings,
  main: Omit<MainFunctions, "addRates"> & { addRates(uses: readonly RateUse[]): void },
  log: Log,
): Promise<ServingThreads> {
  const threads = new Set<ServingThread>();
  let { tls } = settings;
  let isStopping = false;
  let restarts: Timer[] = [];
  let failures = 0;

  const startThread = async () => {
    const worker = new Worker(threadUrl);
    const calls = createThreadCalls<ThreadFunctions>((message) => worker.postMessage(message), {
      ...main,
      addRates(uses: readonly RateUse[]) {
        main.addRates(uses);
        sendRates(uses, thread);
      },
    } satisfies MainFunctions);
    const thread: ServingThread = { worker, calls };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => calls.receive(data);
    const failed = Promise.withResolvers<never>();
    worker.onerror = ({ message }) => {
      const error = new Error(message);
      calls.fail(error);
      failed.reject(error);
      worker.terminate();
      if (!threads.delete(thread) || isStopping) return;
      failures++;
      log.error("a serving thread failed; another one takes its place", error);
      restarts.push(setTimeout(restartThread, restartDelayMs));
    };
    failed.promise.catch(() => undefined);
    try {
      await Promise.race([calls.call("start", { ...settings, tls }), failed.promise]);
    } catch (error) {
      worker.terminate();
      throw error;
    }
    if (isStopping) worker.terminate();
    else threads.add(thread);
  };
  const restartThread = () => {
    startThread().catch((error: unknown) => {
      if (isStopping) return;
      log.error("a serving thread cannot be started", error);
      restarts.push(setTimeout(restartThread, restartDelayMs));
    });
  };
  const sendRates = (uses: readonly RateUse[], sender?: ServingThread) => {
    for (const thread of threads) if (thread !== sender) void thread.calls.call("addRates", uses).catch(() => undefined);
  };
  const stop = async (maxMs: number) => {
    isStopping = true;
    for (const timer of restarts) clearTimeout(timer);
    restarts = [];
    const unfinished = await Promise.all(
      [...threads].map(async ({ calls, worker }) => {
        const ended = calls.call("stop", maxMs).catch(() => 0);
        const counted = await Promise.race([ended, Bun.sleep(maxMs + closeGraceMs).then(() => 0)]);
        worker.terminate();
        return counted;
      }),
    );
    return unfinished.reduce((sum, one) => sum + one, 0);
  };
  try {
    await Promise.all(Array.from({ length: count }, startThread));
  } catch (error) {
    await stop(0);
    throw error;
  }
  return {
    getStats: () => ({ running: threads.size, failures }),
    async listMetrics() {
      const lists = [...threads].map(({ calls }) =>
        Promise.race([calls.call("listMetrics", undefined), Bun.sleep(maxMetricsMs).then(() => [])]).catch(() => []),
      );
      return await Promise.all(lists);
    },
    addRates: sendRates,
    async replaceTls(identity) {
      // One after the other, so that most threads take connections all the time.
      for (const { calls } of threads) await calls.call("replaceTls", identity);
      tls = identity;
    },
    startDraining() {
      for (const { calls } of threads) void calls.call("startDraining", undefined).catch(() => undefined);
    },
    stop,
  };
}

/** Runs a job of a serving thread in the processes of this one. */
export async function runRemoteJob(
  jobs: Pick<CountingJobRunner, "run">,
  { name, queue, input, options }: RemoteJob,
  signal: AbortSignal,
): Promise<RemoteJobResult> {
  // The process finds the code of a job by its name.
  const load = () => Promise.reject(new Error(`job ${name} runs in its process only`));
  try {
    return { output: await jobs.run({ name, queue, load }, input, { ...options, signal }) };
  } catch (error) {
    if (error instanceof JobError) return { fault: error.fault };
    throw error;
  }
}

/** Metrics of this thread as those of others come. */
export const toPlainMetrics = (metrics: readonly Metric[]): readonly PlainMetric[] => metrics.map(toPlainMetric);

import { readFileSync } from "node:fs";
import { type Job, JobError, type JobFault, type JobOptions, type JobRunner, type QueueName } from "#/jobs/job";
import { type JobStats, recordJob } from "#/jobs/job-stats";
import { type JobProcess, startJobProcess } from "#/jobs/job-process";
import { decodeMessage, encodeMessage, deserializeError, serializeError } from "#/jobs/message";
import { FairQueue } from "#/jobs/fair-queue";
import { Failure } from "#/kernel/errors";
import type { Log } from "#/kernel/log";
import { traceWork, type Tracer } from "#/kernel/tracing/tracer";
import { getRequestScope } from "#/kernel/request-scope";

/** How often the time of a running job is checked, milliseconds. */
const checkMs = 100;
/**
 * How much elapsed time a job gets per unit of processor time: on a busy machine it often waits for
 * a processor.
 */
const elapsedFactor = 6;

type Settings = {
  /**
   * How long a process is kept without work, milliseconds. A new one takes about 50 ms, and loads
   * its code again.
   */
  readonly idleMs?: number;
  /** How many jobs may wait in a queue, and how many of one owner. */
  readonly maxWaiting?: number;
  readonly maxWaitingPerOwner?: number;
  readonly start?: () => JobProcess;
  /** Records each job as a span, the wait for its turn included. */
  readonly tracer?: Tracer | undefined;
};

/** A job in a queue. `replace` is there if a newer one of its owner takes its place. */
type Waiting = { readonly name: string; begin(): void; replace?(): void };

/** Each keystroke aborts the jobs of the one before. Finishing them costs less than a new process. */
const finishesAborted = (queueName: QueueName) => queueName === "interactive" || queueName === "editing";

/** What a queue does now, and how often its process was started and ended unexpectedly. */
export type QueueStats = {
  readonly queue: QueueName;
  readonly waiting: number;
  readonly isBusy: boolean;
  readonly isRunning: boolean;
  readonly starts: number;
  readonly failures: number;
};

/** A runner that counts what it does. */
export type CountingJobRunner = JobRunner & {
  /** The queues that were used. */
  listQueues(): readonly QueueStats[];
  /** The jobs that were run. */
  listJobs(): readonly JobStats[];
};

/**
 * Runs jobs in processes with low priority and limited memory, one per queue. A process starts with
 * the first job, is kept for further ones, and is replaced after a timeout or crash.
 */
export function createJobRunner(log: Log, settings: Settings = {}): CountingJobRunner {
  const queues = new Map<QueueName, ReturnType<typeof createJobQueue>>();
  const getQueue = (queueName: QueueName) => {
    const known = queues.get(queueName) ?? createJobQueue(queueName, log, settings);
    queues.set(queueName, known);
    return known;
  };
  const stats = new Map<string, JobStats>();
  let isClosed = false;
  return {
    async run<Input, Output>(job: Job<Input, Output>, input: Input, options: JobOptions): Promise<Output> {
      if (isClosed) throw createAbortedError(job.name);
      const runQueued = () => getQueue(job.queue).run(job.name, input, options);
      const runTraced = () => traceWork(settings.tracer, `job ${job.name}`, { "livery.queue": job.queue }, runQueued);
      return (await recordJob(stats, job, runTraced)) as Output;
    },
    listQueues: () => [...queues.values()].map(({ getStats }) => getStats()),
    listJobs: () => [...stats.values()],
    async close() {
      isClosed = true;
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}

/**
 * Runs jobs in this process, with the same results and the same limits on what can be sent. There
 * are no time limits.
 */
export const createInProcessRunner = (): JobRunner => ({
  async run<Input, Output>(job: Job<Input, Output>, input: Input): Promise<Output> {
    const runInProcess = await job.load();
    const output = await Promise.resolve(roundTrip(input))
      .then((value) => runInProcess(value as Input))
      .catch((error: unknown) => {
        throw deserializeError(serializeError(error));
      });
    return roundTrip(output) as Output;
  },
  async close() {},
});

/** Encodes and decodes a value, as sending it to a process does. */
function roundTrip(value: unknown): unknown {
  const [, json = new Uint8Array(), ...bytes] = encodeMessage(value);
  return decodeMessage(json, Buffer.concat(bytes));
}

function createJobQueue(
  queueName: QueueName,
  log: Log,
  { idleMs = 60_000, maxWaiting = 64, maxWaitingPerOwner = 16, start = startJobProcess }: Settings,
) {
  const queue = new FairQueue<Waiting>();
  let current: JobProcess | undefined;
  let isBusy = false;
  let isClosed = false;
  let idle: Timer | undefined;
  let endJob: ((fault: JobFault) => void) | undefined;
  let starts = 0;
  let failures = 0;
  /** The job that the process runs, and the request that it is for. */
  let running: { readonly job: string; readonly requestId: string | null } | undefined;

  const killProcess = () => {
    clearTimeout(idle);
    current?.kill();
    current = undefined;
  };
  const ensureProcess = (): JobProcess => {
    clearTimeout(idle);
    if (current) return current;
    const started = start();
    starts++;
    current = started;
    void started.ended.then((how) => {
      if (current !== started) return;
      current = undefined;
      clearTimeout(idle);
      failures++;
      log.info("job process ended unexpectedly", { queue: queueName, how, requestId: null, ...running });
      endJob?.("crashed");
    });
    return started;
  };

  const waitForTurn = (name: string, { owner = "", signal, newestOnly = false }: JobOptions): Promise<void> => {
    if (signal?.aborted) throw createAbortedError(name);
    if (!isBusy) {
      isBusy = true;
      return Promise.resolve();
    }
    if (newestOnly) queue.find(owner, (one) => one.name === name && one.replace !== undefined)?.replace?.();
    if (queue.length >= maxWaiting || queue.countFor(owner) >= maxWaitingPerOwner) throw createQueueFullFailure();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (error: JobError) => {
      signal?.removeEventListener("abort", cancel);
      if (queue.remove(owner, entry)) reject(error);
    };
    const cancel = () => leave(createAbortedError(name));
    const entry: Waiting = {
      name,
      begin() {
        signal?.removeEventListener("abort", cancel);
        resolve();
      },
      ...(newestOnly && { replace: () => leave(new JobError("replaced", `job ${name}: replaced`)) }),
    };
    signal?.addEventListener("abort", cancel, { once: true });
    queue.add(owner, entry);
    return promise;
  };
  const startNext = () => {
    const waiting = queue.take();
    if (waiting) return waiting.begin();
    isBusy = false;
    if (current) {
      idle = setTimeout(killProcess, idleMs);
      idle.unref();
    }
  };

  const runInProcess = async (name: string, input: unknown, { timeoutMs, signal }: JobOptions): Promise<unknown> => {
    if (isClosed || signal?.aborted) throw createAbortedError(name);
    const process = ensureProcess();
    const failed = Promise.withResolvers<never>();
    const failJob = (fault: JobFault) => {
      endJob = undefined;
      if (fault !== "crashed") killProcess();
      failed.reject(new JobError(fault, `job ${name}: ${fault}`));
    };
    endJob = failJob;
    running = { job: name, requestId: getRequestScope()?.requestId ?? null };
    const startedAtMs = performance.now();
    const startedCpuMs = getCpuTimeMs(process.pid);
    const watch = setInterval(() => {
      const elapsedMs = performance.now() - startedAtMs;
      const nowCpuMs = startedCpuMs === undefined ? undefined : getCpuTimeMs(process.pid);
      const usedMs = nowCpuMs === undefined || startedCpuMs === undefined ? elapsedMs : nowCpuMs - startedCpuMs;
      if (usedMs > timeoutMs) failJob("timeout");
      else if (elapsedMs > timeoutMs * elapsedFactor) failJob("starved");
    }, checkMs);
    const abort = () => finishesAborted(queueName) || failJob("aborted");
    signal?.addEventListener("abort", abort, { once: true });
    try {
      const response = await Promise.race([process.request({ job: name, input }), failed.promise]);
      if (response.isSpent && current === process) killProcess();
      if ("error" in response) throw deserializeError(response.error);
      return response.output;
    } finally {
      endJob = undefined;
      running = undefined;
      clearInterval(watch);
      signal?.removeEventListener("abort", abort);
    }
  };
  return {
    async run(name: string, input: unknown, options: JobOptions): Promise<unknown> {
      await waitForTurn(name, options);
      try {
        return await runInProcess(name, input, options);
      } finally {
        startNext();
      }
    },
    getStats: (): QueueStats => ({
      ...{ queue: queueName, waiting: queue.length, isBusy, isRunning: current !== undefined, starts, failures },
    }),
    async close() {
      isClosed = true;
      const last = current;
      endJob?.("aborted");
      killProcess();
      await last?.ended;
    },
  };
}

const createAbortedError = (name: string) => new JobError("aborted", `job ${name}: aborted`);

const createQueueFullFailure = () =>
  new Failure("unavailable", "The server is busy with similar requests. Try again in a few seconds.", {
    retryAfterSeconds: 5,
  });

/**
 * Clock ticks per second in /proc. Linux reports this value on every platform that Bun supports.
 */
const ticksPerSecond = 100;

/**
 * Processor time of a process and all its threads, milliseconds. Undefined if it has ended or on
 * systems other than Linux.
 */
function getCpuTimeMs(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The program's name is in parentheses and may contain anything, so fields are counted from its
    // end (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return ((user + system) * 1000) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

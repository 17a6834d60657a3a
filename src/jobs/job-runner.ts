import { getCpuTimeMs } from "#/jobs/cpu-time";
import { type Job, JobError, type JobFault, type JobOptions, type JobRunner, type QueueName } from "#/jobs/job";
import { type JobProcess, startJobProcess } from "#/jobs/job-process";
import { decodeMessage, encodeMessage, deserializeError, serializeError } from "#/jobs/message";
import { FairQueue } from "#/jobs/fair-queue";
import { Failure } from "#/kernel/errors";
import type { Log } from "#/kernel/log";

/** How often the time of a job under way is looked at, milliseconds. */
const checkMs = 100;
/** How much longer than its processor time a job may take by the clock: on a busy machine it seldom has a processor. */
const clockFactor = 6;

type Settings = {
  /** How long a process is kept without work, milliseconds. Starting one takes some 50 ms, and loading what a job needs more. */
  readonly idleMs?: number;
  /** How many jobs may wait in a lane, and how many of one owner. */
  readonly maxWaiting?: number;
  readonly maxWaitingPerOwner?: number;
  readonly start?: () => JobProcess;
};

type Waiting = { begin(): void };

/**
 * Does jobs in processes of this program's own: one a lane, of a low priority, with limited memory. A process starts with the first job, stays for the next ones, and is
 * replaced when a job takes too long or the process fails.
 */
export function createJobRunner(log: Log, settings: Settings = {}): JobRunner {
  const queues = new Map<QueueName, ReturnType<typeof createJobQueue>>();
  const getQueue = (queueName: QueueName) => {
    const known = queues.get(queueName) ?? createJobQueue(queueName, log, settings);
    queues.set(queueName, known);
    return known;
  };
  let isClosed = false;
  return {
    async run<Input, Output>(job: Job<Input, Output>, input: Input, options: JobOptions): Promise<Output> {
      if (isClosed) throw createAbortedError(job.name);
      return (await getQueue(job.queue).run(job.name, input, options)) as Output;
    },
    async close() {
      isClosed = true;
      await Promise.all([...queues.values()].map((queueName) => queueName.close()));
    },
  };
}

/** Does jobs in this process, where a process of their own is not the point: results are the same, and so is what can be sent. Time limits do not hold here. */
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

/** A value as it arrives at the other end. */
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

  const killProcess = () => {
    clearTimeout(idle);
    current?.kill();
    current = undefined;
  };
  const ensureProcess = (): JobProcess => {
    clearTimeout(idle);
    if (current) return current;
    const started = start();
    current = started;
    void started.ended.then((how) => {
      if (current !== started) return;
      current = undefined;
      clearTimeout(idle);
      log.info("a job process ended by itself", { queue: queueName, how });
      endJob?.("crashed");
    });
    return started;
  };

  /** Waits for a turn. */
  const waitForTurn = (name: string, owner: string, signal: AbortSignal | undefined): Promise<void> => {
    if (signal?.aborted) throw createAbortedError(name);
    if (!isBusy) {
      isBusy = true;
      return Promise.resolve();
    }
    if (queue.length >= maxWaiting || queue.countFor(owner) >= maxWaitingPerOwner) throw createQueueFullFailure();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const cancel = () => {
      if (queue.remove(owner, entry)) reject(createAbortedError(name));
    };
    const entry = {
      begin() {
        signal?.removeEventListener("abort", cancel);
        resolve();
      },
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
      failed.reject(new JobError(fault, `the job ${name}: ${fault}`));
    };
    endJob = failJob;
    const startedAtMs = performance.now();
    const startedCpuMs = getCpuTimeMs(process.pid);
    const watch = setInterval(() => {
      const clockMs = performance.now() - startedAtMs;
      const nowCpuMs = startedCpuMs === undefined ? undefined : getCpuTimeMs(process.pid);
      const usedMs = nowCpuMs === undefined || startedCpuMs === undefined ? clockMs : nowCpuMs - startedCpuMs;
      if (usedMs > timeoutMs) failJob("timeout");
      else if (clockMs > timeoutMs * clockFactor) failJob("starved");
    }, checkMs);
    // What somebody types replaces what was asked a moment before: ending a process for that would cost more than the rest of the job.
    const abort = () => queueName === "interactive" || failJob("aborted");
    signal?.addEventListener("abort", abort, { once: true });
    try {
      const response = await Promise.race([process.request({ job: name, input }), failed.promise]);
      if (response.isSpent && current === process) killProcess();
      if ("error" in response) throw deserializeError(response.error);
      return response.output;
    } finally {
      endJob = undefined;
      clearInterval(watch);
      signal?.removeEventListener("abort", abort);
    }
  };
  return {
    async run(name: string, input: unknown, options: JobOptions): Promise<unknown> {
      await waitForTurn(name, options.owner ?? "", options.signal);
      try {
        return await runInProcess(name, input, options);
      } finally {
        startNext();
      }
    },
    async close() {
      isClosed = true;
      const last = current;
      endJob?.("aborted");
      killProcess();
      await last?.ended;
    },
  };
}

const createAbortedError = (name: string) => new JobError("aborted", `the job ${name}: aborted`);

const createQueueFullFailure = () =>
  new Failure("unavailable", "Too much work of this kind waits at the moment. Try again in a few seconds.", {
    retryAfterSeconds: 5,
  });

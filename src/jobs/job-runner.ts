import { cpuTimeMs } from "#/jobs/cpu-time";
import { type Job, JobError, type JobFault, type JobOptions, type JobRunner, type Lane } from "#/jobs/job";
import { type JobProcess, startJobProcess } from "#/jobs/job-process";
import { decodeMessage, encodeMessage, fromSentError, toSentError } from "#/jobs/message";
import { FairQueue } from "#/jobs/queue";
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
  readonly waitingMax?: number;
  readonly waitingMaxOfOwner?: number;
  readonly start?: () => JobProcess;
};

type Waiting = { begin(): void };

/**
 * Does jobs in processes of this program's own: one a lane, of a low priority, with limited memory. A process starts with the first job, stays for the next ones, and is
 * replaced when a job takes too long or the process fails.
 */
export function createJobRunner(log: Log, settings: Settings = {}): JobRunner {
  const lanes = new Map<Lane, ReturnType<typeof createLane>>();
  const laneOf = (lane: Lane) => {
    const known = lanes.get(lane) ?? createLane(lane, log, settings);
    lanes.set(lane, known);
    return known;
  };
  let isClosed = false;
  return {
    async run<Input, Output>(job: Job<Input, Output>, input: Input, options: JobOptions): Promise<Output> {
      if (isClosed) throw aborted(job.name);
      return (await laneOf(job.lane).run(job.name, input, options)) as Output;
    },
    async close() {
      isClosed = true;
      await Promise.all([...lanes.values()].map((lane) => lane.close()));
    },
  };
}

/** Does jobs in this process, where a process of their own is not the point: results are the same, and so is what can be sent. Time limits do not hold here. */
export const createInProcessRunner = (): JobRunner => ({
  async run<Input, Output>(job: Job<Input, Output>, input: Input): Promise<Output> {
    const work = await job.load();
    const output = await Promise.resolve(sent(input))
      .then((value) => work(value as Input))
      .catch((error: unknown) => {
        throw fromSentError(toSentError(error));
      });
    return sent(output) as Output;
  },
  async close() {},
});

/** A value as it arrives at the other end. */
function sent(value: unknown): unknown {
  const [, json = new Uint8Array(), ...bytes] = encodeMessage(value);
  return decodeMessage(json, Buffer.concat(bytes));
}

function createLane(
  lane: Lane,
  log: Log,
  { idleMs = 60_000, waitingMax = 64, waitingMaxOfOwner = 16, start = startJobProcess }: Settings,
) {
  const queue = new FairQueue<Waiting>();
  let current: JobProcess | undefined;
  let isBusy = false;
  let isClosed = false;
  let idle: Timer | undefined;
  let endJob: ((fault: JobFault) => void) | undefined;

  const discard = () => {
    clearTimeout(idle);
    current?.kill();
    current = undefined;
  };
  const present = (): JobProcess => {
    clearTimeout(idle);
    if (current) return current;
    const begun = start();
    current = begun;
    void begun.ended.then((how) => {
      if (current !== begun) return;
      current = undefined;
      clearTimeout(idle);
      log.info("a job process ended by itself", { lane, how });
      endJob?.("crashed");
    });
    return begun;
  };

  /** Waits for a turn. */
  const turn = (name: string, owner: string, signal: AbortSignal | undefined): Promise<void> => {
    if (signal?.aborted) throw aborted(name);
    if (!isBusy) {
      isBusy = true;
      return Promise.resolve();
    }
    if (queue.length >= waitingMax || queue.lengthOf(owner) >= waitingMaxOfOwner) throw tooMany();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      if (queue.remove(owner, entry)) reject(aborted(name));
    };
    const entry = {
      begin() {
        signal?.removeEventListener("abort", giveUp);
        resolve();
      },
    };
    signal?.addEventListener("abort", giveUp, { once: true });
    queue.add(owner, entry);
    return promise;
  };
  const next = () => {
    const waiting = queue.take();
    if (waiting) return waiting.begin();
    isBusy = false;
    if (current) {
      idle = setTimeout(discard, idleMs);
      idle.unref();
    }
  };

  const work = async (name: string, input: unknown, { timeoutMs, signal }: JobOptions): Promise<unknown> => {
    if (isClosed || signal?.aborted) throw aborted(name);
    const process = present();
    const failed = Promise.withResolvers<never>();
    const end = (fault: JobFault) => {
      endJob = undefined;
      if (fault !== "crashed") discard();
      failed.reject(new JobError(fault, `the job ${name}: ${fault}`));
    };
    endJob = end;
    const begunMs = performance.now();
    const begunCpuMs = cpuTimeMs(process.pid);
    const watch = setInterval(() => {
      const clockMs = performance.now() - begunMs;
      const nowCpuMs = begunCpuMs === undefined ? undefined : cpuTimeMs(process.pid);
      const usedMs = nowCpuMs === undefined || begunCpuMs === undefined ? clockMs : nowCpuMs - begunCpuMs;
      if (usedMs > timeoutMs) end("timeout");
      else if (clockMs > timeoutMs * clockFactor) end("starved");
    }, checkMs);
    // What somebody types replaces what was asked a moment before: ending a process for that would cost more than the rest of the job.
    const abort = () => lane === "interactive" || end("aborted");
    signal?.addEventListener("abort", abort, { once: true });
    try {
      const answer = await Promise.race([process.ask({ job: name, input }), failed.promise]);
      if (answer.isSpent && current === process) discard();
      if ("error" in answer) throw fromSentError(answer.error);
      return answer.output;
    } finally {
      endJob = undefined;
      clearInterval(watch);
      signal?.removeEventListener("abort", abort);
    }
  };
  return {
    async run(name: string, input: unknown, options: JobOptions): Promise<unknown> {
      await turn(name, options.owner ?? "", options.signal);
      try {
        return await work(name, input, options);
      } finally {
        next();
      }
    },
    async close() {
      isClosed = true;
      const last = current;
      endJob?.("aborted");
      discard();
      await last?.ended;
    },
  };
}

const aborted = (name: string) => new JobError("aborted", `the job ${name}: aborted`);

const tooMany = () =>
  new Failure("unavailable", "Too much work of this kind waits at the moment. Try again in a few seconds.", {
    retryAfterSeconds: 5,
  });

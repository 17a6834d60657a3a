import type { MainThread } from "#/app";
import { type Job, JobError, type JobOptions } from "#/jobs/job";
import type { ThreadCalls } from "#/serving/thread-calls";
import type { MainFunctions } from "#/serving/thread-functions";

/** How long an answer of the main thread to a readiness check may take, milliseconds. */
const maxAnswerMs = 2_000;

/** What a serving thread uses of the main thread, by calls. */
export function createMainThread({ call }: ThreadCalls<MainFunctions>): MainThread {
  return {
    jobs: {
      async run<Input, Output>({ name, queue }: Job<Input, Output>, input: Input, { signal, ...options }: JobOptions) {
        const result = await call("runJob", { name, queue, input, options }, signal);
        if ("fault" in result) throw new JobError(result.fault, `job ${name}: ${result.fault}`);
        return result.output as Output;
      },
      async close() {},
    },
    // Runs belong to the main thread. Their progress is followed in the store, as that of other processes.
    runner: {
      // A run that the main thread does not get is found by its lease, and started later.
      enqueue: (projectId) => void call("enqueueRun", projectId).catch(() => undefined),
      isRunning: () => false,
      subscribe: () => () => {},
      drain: () => call("drainRuns", undefined),
    },
    maintenance: {
      sweep: () => call("sweep", undefined),
      getState: () => call("getMaintenance", undefined),
    },
    backups: {
      run: () => call("backUp", undefined),
      getState: () => call("getBackups", undefined),
    },
    isDispatcherAlive: () => Promise.race([call("isDispatcherAlive", undefined), Bun.sleep(maxAnswerMs).then(() => false)]),
  };
}

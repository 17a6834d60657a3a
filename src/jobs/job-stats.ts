import { type AnyJob, JobError, type JobFault, type QueueName } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import { Histogram } from "#/kernel/metrics/histogram";

/** Why a job has no result: a fault, its input, or an error of its code. */
export type JobFailure = JobFault | "refused" | "error";

/** How long the runs of a job took, seconds with the wait for their turn, and how many failed. */
export type JobStats = {
  readonly name: string;
  readonly queue: QueueName;
  readonly durations: Histogram;
  readonly failures: Map<JobFailure, number>;
};

/** Runs a job and counts it. */
export async function recordJob<Result>(
  stats: Map<string, JobStats>,
  { name, queue }: Pick<AnyJob, "name" | "queue">,
  run: () => Promise<Result>,
): Promise<Result> {
  const own = stats.get(name) ?? { name, queue, durations: new Histogram(), failures: new Map<JobFailure, number>() };
  stats.set(name, own);
  const startedAtMs = performance.now();
  try {
    return await run();
  } catch (error) {
    const failure = error instanceof JobError ? error.fault : error instanceof Failure ? "refused" : "error";
    own.failures.set(failure, (own.failures.get(failure) ?? 0) + 1);
    throw error;
  } finally {
    own.durations.observe((performance.now() - startedAtMs) / 1000);
  }
}

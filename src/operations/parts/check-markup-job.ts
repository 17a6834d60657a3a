import { getQueueOwner } from "#/operations/actor";
import { defineJob, JobError } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import { maxTextCheckMs } from "#/model/limits";
import type { Context } from "#/operations/context";
import type { MarkupCheckInput } from "#/operations/parts/check-text";
import type { MarkupCheck } from "#/operations/parts/markup-check-schema";

/** Checks a submitted text against a design, and fixes it. */
export const checkMarkupJob = defineJob<MarkupCheckInput, MarkupCheck>({
  name: "check-markup",
  queue: "untrusted",
  load: async () => (await import("#/operations/parts/check-text")).checkText,
});

/**
 * Runs the check in the job process. Throws `invalid` for a text that takes too much time or
 * memory, and `unavailable` if the machine is overloaded or the job was aborted.
 */
export async function runMarkupCheck(context: Context, input: MarkupCheckInput): Promise<MarkupCheck> {
  const { jobs, signal, log } = context;
  try {
    return await jobs.run(checkMarkupJob, input, { timeoutMs: maxTextCheckMs, signal, owner: getQueueOwner(context) });
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    if (error.fault !== "aborted") log.error("check of markup failed", error, { job: checkMarkupJob.name });
    if (error.fault === "timeout" || error.fault === "crashed")
      throw new Failure("invalid", "Checking this text takes too much time or memory. Send a smaller part of it.", {
        cause: error,
      });
    throw new Failure("unavailable", "The server is too busy to check this text. Try again in a few seconds.", {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
}

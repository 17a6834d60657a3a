import { JobError } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import { maxMergeMs } from "#/model/limits";
import { getQueueOwner } from "#/operations/actor";
import { createMergeImports } from "#/operations/artifacts/import-jobs";
import type { Context } from "#/operations/context";
import type { Regeneration } from "#/pipeline/regenerate-design";
import { regenerateJob } from "#/pipeline/regenerate-job";

/** Makes parts again in jobs, on behalf of the caller. Throws `unavailable` if one fails. */
export function createRegeneration(context: Context): Regeneration {
  const { jobs, signal, log } = context;
  return {
    async regenerate(input) {
      try {
        return await jobs.run(regenerateJob, input, { timeoutMs: maxMergeMs, signal, owner: getQueueOwner(context) });
      } catch (error) {
        if (!(error instanceof JobError)) throw error;
        if (error.fault !== "aborted") log.error("regeneration failed", error);
        throw new Failure("unavailable", "The edit could not be applied. Nothing changed; try again in a few seconds.", {
          cause: error,
          retryAfterSeconds: 2,
        });
      }
    },
    mergeImports: createMergeImports(context),
  };
}

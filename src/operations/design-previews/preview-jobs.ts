import { defineJob, type Job, JobError, type JobOptions } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import type { Brief } from "#/model/brief";
import type { ArchetypeId, Direction } from "#/model/direction";
import type { DesignPreview } from "#/operations/design-previews/schema";
import type { Context } from "#/operations/context";
import { getQueueOwner } from "#/operations/actor";

/** Input of the previews of a brief's directions. */
export type DirectionPreviewInput = { readonly brief: Brief; readonly seed: number; readonly directions: readonly Direction[] };

/** Creates a preview of each direction. */
export const previewDirectionsJob = defineJob<DirectionPreviewInput, readonly DesignPreview[]>({
  name: "preview-directions",
  queue: "interactive",
  async load() {
    const { previewDirection } = await import("#/operations/design-previews/preview-direction");
    return ({ brief, seed, directions }) => directions.map((direction) => previewDirection(brief, seed, direction));
  },
});

/** Input of the landing page of a brief in one direction. */
export type LandingPageInput = { readonly brief: Brief; readonly seed: number; readonly directionId: ArchetypeId };

/** Renders the landing page of a brief as a document; null if it has none. */
export const renderLandingPageJob = defineJob<LandingPageInput, string | null>({
  name: "render-landing-page",
  queue: "interactive",
  async load() {
    const { renderLandingPage } = await import("#/operations/design-previews/render-landing-page");
    return ({ brief, seed, directionId }) => renderLandingPage(brief, seed, directionId);
  },
});

export const previewJobs = [previewDirectionsJob, renderLandingPageJob];

/** CPU time limit of a preview, milliseconds. */
const maxPreviewMs = 10_000;

/**
 * Runs a preview job for the caller. With `newestOnly`, a newer one of the same caller takes the
 * place of one that waits. Throws `conflict` for the older one, and `unavailable` if a job fails.
 */
export async function runPreviewJob<Input, Output>(
  context: Context,
  job: Job<Input, Output>,
  input: Input,
  { newestOnly }: Pick<JobOptions, "newestOnly"> = {},
): Promise<Output> {
  const { jobs, signal, log } = context;
  try {
    return await jobs.run(job, input, { timeoutMs: maxPreviewMs, signal, owner: getQueueOwner(context), newestOnly });
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    if (error.fault === "replaced")
      throw new Failure("conflict", "A newer request of yours replaced this one. Use the result of the newer one.", {
        cause: error,
      });
    if (error.fault !== "aborted") log.error("preview failed", error, { job: job.name });
    throw new Failure("unavailable", "The preview could not be created. Try again in a few seconds.", {
      cause: error,
      retryAfterSeconds: 2,
    });
  }
}

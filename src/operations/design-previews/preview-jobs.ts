import { defineJob, type Job, JobError, type JobOptions } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import type { Brief } from "#/model/brief";
import type { ArchetypeId } from "#/model/direction";
import type { ParameterChoice } from "#/lifecycle/choose-parameters-job";
import type { DesignPreview } from "#/operations/design-previews/schema";
import type { Context } from "#/operations/context";
import { getQueueOwner } from "#/operations/actor";
import type { UnderstandingResponse } from "#/operations/understanding/schema";

/**
 * The seed that a new design of a brief would get, previews of its direction and of two others, and what
 * the brief says.
 */
export type DirectionPreviews = {
  readonly seed: number;
  readonly previews: readonly DesignPreview[];
  readonly understanding: UnderstandingResponse;
};

/**
 * Proposes the directions of a brief and creates a preview of each. Both read the brief and draw marks, the
 * same ones, and take longer than the serving thread may.
 */
export const previewDirectionsJob = defineJob<ParameterChoice, DirectionPreviews>({
  name: "preview-directions",
  queue: "interactive",
  async load() {
    const { proposeDirections } = await import("#/operations/design-previews/propose-directions");
    const { previewDirection } = await import("#/operations/design-previews/preview-direction");
    const { toUnderstandingResponse } = await import("#/operations/understanding/to-understanding-response");
    return (request) => {
      const { brief } = request;
      const { seed, directions } = proposeDirections(request);
      const previews = directions.map((direction) => previewDirection(brief, seed, direction));
      return { seed, previews, understanding: toUnderstandingResponse(brief) };
    };
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

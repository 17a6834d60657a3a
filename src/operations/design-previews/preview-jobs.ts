import { defineJob, type Job, JobError } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import type { Brief } from "#/model/brief";
import type { ArchetypeId, Direction } from "#/model/direction";
import type { DesignPreview } from "#/operations/design-previews/schema";
import type { Context } from "#/operations/context";
import { getQueueOwner } from "#/operations/actor";

/** A brief in the directions that it is offered. */
export type DirectionPreviewInput = { readonly brief: Brief; readonly seed: number; readonly directions: readonly Direction[] };

/** Makes a board for each direction. */
export const previewDirectionsJob = defineJob<DirectionPreviewInput, readonly DesignPreview[]>({
  name: "make-boards",
  queue: "interactive",
  async load() {
    const { previewDirection } = await import("#/operations/design-previews/preview-direction");
    return ({ brief, seed, directions }) => directions.map((direction) => previewDirection(brief, seed, direction));
  },
});

/** A brief in one direction. */
export type LandingPageInput = { readonly brief: Brief; readonly seed: number; readonly directionId: ArchetypeId };

/** Makes the landing page of a brief as a document; null where it has none. */
export const renderLandingPageJob = defineJob<LandingPageInput, string | null>({
  name: "make-landing-page",
  queue: "interactive",
  async load() {
    const { renderLandingPage } = await import("#/operations/design-previews/render-landing-page");
    return ({ brief, seed, directionId }) => renderLandingPage(brief, seed, directionId);
  },
});

export const previewJobs = [previewDirectionsJob, renderLandingPageJob];

/** Processor time that a preview may take, milliseconds. */
const maxPreviewMs = 10_000;

/** Does one of these jobs for whoever types. Throws `unavailable` where it gives nothing. */
export async function runPreviewJob<Input, Output>(context: Context, job: Job<Input, Output>, input: Input): Promise<Output> {
  const { jobs, signal, log } = context;
  try {
    return await jobs.run(job, input, { timeoutMs: maxPreviewMs, signal, owner: getQueueOwner(context) });
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    if (error.fault !== "aborted") log.error("preview not made", error, { job: job.name });
    throw new Failure("unavailable", "The preview could not be made just now. Try again in a few seconds.", {
      cause: error,
      retryAfterSeconds: 2,
    });
  }
}

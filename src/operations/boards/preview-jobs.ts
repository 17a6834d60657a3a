import { defineJob, type Job, JobError } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import type { Brief } from "#/model/brief";
import type { ArchetypeId, Direction } from "#/model/direction";
import type { BoardAnswer } from "#/operations/boards/board-answer";
import type { Context } from "#/operations/operation";
import { turnOf } from "#/operations/turn-of";

/** A brief in the directions that it is offered. */
export type BriefToShow = { readonly brief: Brief; readonly seed: number; readonly directions: readonly Direction[] };

/** Makes a board for each direction. */
export const makeBoards = defineJob<BriefToShow, readonly BoardAnswer[]>({
  name: "make-boards",
  queue: "interactive",
  async load() {
    const { boardFor } = await import("#/operations/boards/board-for");
    return ({ brief, seed, directions }) => directions.map((direction) => boardFor(brief, seed, direction));
  },
});

/** A brief in one direction. */
export type PageToShow = { readonly brief: Brief; readonly seed: number; readonly directionId: ArchetypeId };

/** Makes the landing page of a brief as a document; null where it has none. */
export const makeLandingPage = defineJob<PageToShow, string | null>({
  name: "make-landing-page",
  queue: "interactive",
  async load() {
    const { landingPageFor } = await import("#/operations/boards/landing-page-for");
    return ({ brief, seed, directionId }) => landingPageFor(brief, seed, directionId);
  },
});

export const previewJobs = [makeBoards, makeLandingPage];

/** Processor time that a preview may take, milliseconds. */
const previewMsMax = 10_000;

/** Does one of these jobs for whoever types. Throws `unavailable` where it gives nothing. */
export async function previewOutside<Input, Output>(context: Context, job: Job<Input, Output>, input: Input): Promise<Output> {
  const { jobs, signal, log } = context;
  try {
    return await jobs.run(job, input, { timeoutMs: previewMsMax, signal, owner: turnOf(context) });
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    if (error.fault !== "aborted") log.error("preview not made", error, { job: job.name });
    throw new Failure("unavailable", "The preview could not be made just now. Try again in a few seconds.", {
      cause: error,
      retryAfterSeconds: 2,
    });
  }
}

import { Failure } from "#/kernel/errors";
import type { Project, ReviewState } from "#/model/project";

/** Refuses what can be decided in one review only, while the project stands elsewhere. Throws `conflict`. */
export function assertInReview({ state, name }: Project, review: ReviewState): void {
  if (state !== review)
    throw new Failure("conflict", `This is decided in ${review}; "${name}" stands in ${state}. Look at the project again.`);
}

import type { ProjectState } from "#/model/project";
import type { Stage } from "#/pipeline/stage";
import { coherenceAudit } from "#/pipeline/stages/coherence-audit";
import { components } from "#/pipeline/stages/components";
import { foundation } from "#/pipeline/stages/foundation";
import { identity } from "#/pipeline/stages/identity";
import { pages } from "#/pipeline/stages/pages";

/** A stage with its part names widened, so that all stages fit one list. Its parts were read by its own `needs`. */
export type AnyStage = Pick<Stage, "state" | "label" | "needs"> & {
  run: (...given: Parameters<Stage["run"]>) => Partial<ReturnType<Stage["run"]>>;
};

/** The stages in the order in which a project goes through them, each with the state that follows it. */
export const stages: readonly { readonly stage: AnyStage; readonly next: ProjectState }[] = [
  { stage: identity, next: "FOUNDATION" },
  { stage: foundation, next: "FOUNDATION_REVIEW" },
  { stage: components, next: "PAGES" },
  { stage: pages, next: "COHERENCE_AUDIT" },
  { stage: coherenceAudit, next: "DESIGN_REVIEW" },
];

import type { ProjectState } from "#/model/project";
import type { Stage } from "#/pipeline/stage";
import { coherenceAudit } from "#/pipeline/stages/coherence-audit";
import { components } from "#/pipeline/stages/components";
import { foundation } from "#/pipeline/stages/foundation";
import { identity } from "#/pipeline/stages/identity";
import { pages } from "#/pipeline/stages/pages";

/** A stage with its part names widened, so that all stages fit one list. Its parts were read by its own `needs`. */
export type AnyStage = Pick<Stage, "state" | "label" | "needs" | "makes"> & {
  run: (...input: Parameters<Stage["run"]>) => Partial<ReturnType<Stage["run"]>>;
};

/** A stage and the state that follows it. */
export type PipelineStage = { readonly stage: AnyStage; readonly next: ProjectState };

/** A stage as a run goes through it, which may be done outside this process. */
export type RunnableStage = Pick<PipelineStage, "next"> & {
  readonly stage: Omit<AnyStage, "run"> & {
    run: (...input: Parameters<AnyStage["run"]>) => ReturnType<AnyStage["run"]> | Promise<ReturnType<AnyStage["run"]>>;
  };
};

/** The stages in the order in which a project goes through them. */
export const stages: readonly PipelineStage[] = [
  { stage: identity, next: "FOUNDATION" },
  { stage: foundation, next: "FOUNDATION_REVIEW" },
  { stage: components, next: "PAGES" },
  { stage: pages, next: "COHERENCE_AUDIT" },
  { stage: coherenceAudit, next: "DESIGN_REVIEW" },
];

import type { Stage } from "#/pipeline/stage";
import { coherenceAudit } from "#/pipeline/stages/coherence-audit";
import { components } from "#/pipeline/stages/components";
import { foundation } from "#/pipeline/stages/foundation";
import { identity } from "#/pipeline/stages/identity";
import { pages } from "#/pipeline/stages/pages";
import type { PlannedStage } from "#/pipeline/stages/stage-plan";

/** A stage whose part names are widened, so that all stages fit one list. */
export type PipelineStage = PlannedStage & {
  run: (...input: Parameters<Stage["run"]>) => Partial<ReturnType<Stage["run"]>>;
};

/** A stage that may run outside this process. */
export type RunnableStage = PlannedStage & {
  run: (
    ...input: Parameters<PipelineStage["run"]>
  ) => ReturnType<PipelineStage["run"]> | Promise<ReturnType<PipelineStage["run"]>>;
};

/** The planned stages with what they do. */
export const stages: readonly PipelineStage[] = [identity, foundation, components, pages, coherenceAudit];

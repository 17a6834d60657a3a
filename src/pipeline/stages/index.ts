import type { Stage } from "#/pipeline/stage";
import { coherenceAudit } from "#/pipeline/stages/coherence-audit";
import { components } from "#/pipeline/stages/components";
import { foundation } from "#/pipeline/stages/foundation";
import { identity } from "#/pipeline/stages/identity";
import { pages } from "#/pipeline/stages/pages";

/** A stage whose part names are widened, so that all stages fit one list. */
export type PipelineStage = Pick<Stage, "state" | "label" | "needs" | "makes"> & {
  run: (...input: Parameters<Stage["run"]>) => Partial<ReturnType<Stage["run"]>>;
};

/** A stage that may run outside this process. */
export type RunnableStage = Omit<PipelineStage, "run"> & {
  run: (
    ...input: Parameters<PipelineStage["run"]>
  ) => ReturnType<PipelineStage["run"]> | Promise<ReturnType<PipelineStage["run"]>>;
};

/** The stages in the order in which a project passes them. */
export const stages: readonly PipelineStage[] = [identity, foundation, components, pages, coherenceAudit];

import type { PartHashes } from "#/model/design";
import type { PartName } from "#/model/design-content";
import type { ProjectState } from "#/model/project";
import type { Stage } from "#/pipeline/stage";
import { coherenceAudit } from "#/pipeline/stages/coherence-audit";
import { components } from "#/pipeline/stages/components";
import { foundation } from "#/pipeline/stages/foundation";
import { identity } from "#/pipeline/stages/identity";
import { pages } from "#/pipeline/stages/pages";

/** A stage with its part names widened, so that all stages fit one list. Its parts were read by its own `needs`. */
export type AnyStage = Pick<Stage, "state" | "label" | "needs" | "makes"> & {
  run: (...given: Parameters<Stage["run"]>) => Partial<ReturnType<Stage["run"]>>;
};

/** A stage and the state that follows it. */
export type StageInLine = { readonly stage: AnyStage; readonly next: ProjectState };

/** A stage as a run goes through it, which may be done outside this process. */
export type StageInRun = Pick<StageInLine, "next"> & {
  readonly stage: Omit<AnyStage, "run"> & {
    run: (...given: Parameters<AnyStage["run"]>) => ReturnType<AnyStage["run"]> | Promise<ReturnType<AnyStage["run"]>>;
  };
};

/** The stages in the order in which a project goes through them. */
export const stages: readonly StageInLine[] = [
  { stage: identity, next: "FOUNDATION" },
  { stage: foundation, next: "FOUNDATION_REVIEW" },
  { stage: components, next: "PAGES" },
  { stage: pages, next: "COHERENCE_AUDIT" },
  { stage: coherenceAudit, next: "DESIGN_REVIEW" },
];

/** The parts that still hold when a project goes back to a stage: those that no stage from there on makes. */
export function partsBefore(parts: PartHashes, state: ProjectState): PartHashes {
  const from = stages.findIndex(({ stage }) => stage.state === state);
  const dropped: readonly PartName[] = stages.slice(from).flatMap(({ stage }) => stage.makes);
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !dropped.some((part) => part === name)));
}

import type { DesignContent, PartName } from "#/model/design-content";
import type { DesignParameters } from "#/model/design";
import type { ProjectState } from "#/model/project";
import type { SystemSignatures } from "#/model/system-signatures";

/** What a stage works with beside earlier parts. */
export type StageParameters = DesignParameters & {
  /** The signatures of the workspace's other systems, for the stage that audits. */
  readonly otherSystems?: readonly SystemSignatures[];
};

/**
 * A stage of the pipeline: a pure function from earlier parts to new ones, so an interrupted stage
 * can simply run again.
 */
export type Stage<Needs extends PartName = PartName, Makes extends PartName = PartName> = {
  readonly state: ProjectState;
  /** What the stage does, as progress shows it. */
  readonly label: string;
  readonly needs: readonly Needs[];
  readonly makes: readonly Makes[];
  run(parts: Pick<DesignContent, Needs>, parameters: StageParameters): Pick<DesignContent, Makes>;
};

/** Infers a stage's types from its value. */
export const defineStage = <const Needs extends PartName, const Makes extends PartName>(definition: Stage<Needs, Makes>) =>
  definition;

import type { DesignContent, PartName } from "#/model/design-content";
import type { DesignParameters } from "#/model/design";
import type { ProjectState } from "#/model/project";

/**
 * A stage of the pipeline: a pure function from parts made earlier to new parts. Run twice it makes the same, so one that was cut off is simply run again.
 */
export type Stage<Needs extends PartName = PartName, Makes extends PartName = PartName> = {
  readonly state: ProjectState;
  /** What it does, as progress shows it. */
  readonly label: string;
  readonly needs: readonly Needs[];
  readonly makes: readonly Makes[];
  run(parts: Pick<DesignContent, Needs>, parameters: DesignParameters): Pick<DesignContent, Makes>;
};

/** Fixes a stage's types from its value. */
export const defineStage = <const Needs extends PartName, const Makes extends PartName>(definition: Stage<Needs, Makes>) =>
  definition;

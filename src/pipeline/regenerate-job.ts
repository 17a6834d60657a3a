import { defineJob } from "#/jobs/job";
import type { Waiver } from "#/model/audit-report";
import type { DesignContent } from "#/model/design-content";
import type { ProjectState } from "#/model/project";
import type { StageParameters } from "#/pipeline/stage";

/** The stages to run again one after the other, and their input. */
export type RegenerateInput = {
  readonly states: readonly ProjectState[];
  readonly parts: Pick<DesignContent, "brief" | "given" | "adjustments">;
  readonly parameters: StageParameters;
  /** What people accepted in the audit before; it is accepted again. */
  readonly waivers: readonly Waiver[];
};

/** Makes the parts of several stages in one go. */
export const regenerateJob = defineJob<RegenerateInput, Partial<DesignContent>>({
  name: "regenerate",
  queue: "editing",
  load: async () => (await import("#/pipeline/regenerate-parts")).regenerateParts,
});

import { partsByStage } from "#/model/project";
import type { Stage } from "#/pipeline/stage";

/** What each stage is called, needs and makes, without what it does: a server starts without the studio. */
export const stagePlan = {
  identity: {
    state: "IDENTITY",
    label: "Direction, mark and imagery",
    needs: ["brief", "given", "adjustments"],
    makes: partsByStage.IDENTITY,
  },
  foundation: {
    state: "FOUNDATION",
    label: "Colour, type, space, shape and motion",
    needs: ["brief", "given", "adjustments", "direction"],
    makes: partsByStage.FOUNDATION,
  },
  components: {
    state: "COMPONENTS",
    label: "Components",
    needs: ["brief", "given", "adjustments", "direction", "tokens", "mark"],
    makes: partsByStage.COMPONENTS,
  },
  pages: {
    state: "PAGES",
    label: "Pages",
    needs: ["brief", "given", "adjustments", "direction", "tokens", "mark", "imagery", "components"],
    makes: partsByStage.PAGES,
  },
  coherenceAudit: {
    state: "COHERENCE_AUDIT",
    label: "Coherence audit",
    needs: ["brief", "given", "adjustments", "direction", "mark", "imagery", "tokens", "components", "pages"],
    makes: partsByStage.COHERENCE_AUDIT,
  },
} as const;

/** A stage as it is planned. */
export type PlannedStage = Pick<Stage, "state" | "label" | "needs" | "makes">;

/** The stages in the order in which a project passes them. */
export const plannedStages: readonly PlannedStage[] = Object.values(stagePlan);

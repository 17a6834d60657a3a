import type { DesignDetails, DiscardedState, Project } from "#data/console-api";

type StageState = Project["state"];
type PartName = DesignDetails["parts"][number];

/** The steps of a project with their labels and the states that belong to each. */
const projectSteps: readonly { readonly label: string; readonly states: readonly StageState[]; readonly isReview?: boolean }[] = [
  { label: "Brief", states: ["BRIEF"] },
  { label: "Identity", states: ["IDENTITY"] },
  { label: "Foundation", states: ["FOUNDATION"] },
  { label: "Foundation review", states: ["FOUNDATION_REVIEW"], isReview: true },
  { label: "Components", states: ["COMPONENTS"] },
  { label: "Pages", states: ["PAGES"] },
  { label: "External design", states: ["EXTERNAL_DESIGN"] },
  { label: "Audit", states: ["COHERENCE_AUDIT"] },
  { label: "Design review", states: ["DESIGN_REVIEW"], isReview: true },
  { label: "Approved", states: ["FINALIZED"] },
];

export type Step = {
  readonly label: string;
  readonly status: "done" | "now" | "next" | "failed" | "stopped";
  readonly isReview: boolean;
};

/** The state in which a project was cancelled, by the parts that its design has. */
function getCancelledStage(parts: readonly PartName[]): StageState {
  if (parts.includes("audit")) return "DESIGN_REVIEW";
  if (parts.includes("pages")) return "COHERENCE_AUDIT";
  if (parts.includes("components")) return "PAGES";
  if (parts.includes("tokens")) return "FOUNDATION_REVIEW";
  if (parts.includes("mark")) return "FOUNDATION";
  return parts.includes("brief") ? "IDENTITY" : "BRIEF";
}

/**
 * The steps of a project with their status; for a cancelled one, how far it came. `parts` are those
 * that its design has.
 */
export function listSteps(
  project: Pick<Project, "state" | "failedStage" | "externalDesign">,
  parts: readonly PartName[] = [],
): readonly Step[] {
  const isCancelled = project.state === "CANCELLED";
  const currentState =
    project.state === "FAILED" ? (project.failedStage ?? "BRIEF") : isCancelled ? getCancelledStage(parts) : project.state;
  const steps = projectSteps.filter(
    ({ states }) => project.externalDesign || !states.includes("EXTERNAL_DESIGN") || currentState === "EXTERNAL_DESIGN",
  );
  const currentIndex = steps.findIndex(({ states }) => states.includes(currentState));
  return steps.map(({ label, isReview = false }, index) => ({
    label,
    isReview,
    status:
      currentIndex < 0 || index > currentIndex
        ? "next"
        : index < currentIndex || currentState === "FINALIZED"
          ? "done"
          : project.state === "FAILED"
            ? "failed"
            : isCancelled
              ? "stopped"
              : "now",
  }));
}

/** Labels of the running stages. */
export const stageLabels: Readonly<Partial<Record<StageState, string>>> = {
  BRIEF: "Brief",
  IDENTITY: "Identity: direction, mark and imagery",
  FOUNDATION: "Foundation: colour, type, space, shape and motion",
  COMPONENTS: "Components",
  PAGES: "Pages",
  COHERENCE_AUDIT: "Coherence audit",
};

/** The stages that each review can send a project back to. */
export const returnStages = {
  FOUNDATION_REVIEW: ["IDENTITY", "FOUNDATION"],
  DESIGN_REVIEW: ["IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES"],
} as const;

/** Whether the brief of a project's design can still change. */
export const isBriefEditable = ({ state }: Pick<Project, "state">): boolean => state !== "FINALIZED" && state !== "CANCELLED";

/** Shown to members in a review. */
export const decisionRoleNote = "Waiting for an owner or admin to decide. You can still view everything.";

type Part = DesignDetails["parts"][number];

/** Parts of a design in the order of their creation, with their labels. */
const partLabels: readonly (readonly [part: Part, word: string])[] = [
  ["mark", "the mark"],
  ["imagery", "the imagery"],
  ["tokens", "the foundation"],
  ["components", "the components"],
  ["pages", "the pages"],
  ["audit", "the audit"],
];

/** The first part that each stage creates again. */
const firstPartByStage: Readonly<Partial<Record<Project["state"], Part>>> = {
  IDENTITY: "mark",
  FOUNDATION: "tokens",
  COMPONENTS: "components",
  PAGES: "pages",
};

/** Parts as a list in words: “the components, the pages and the audit”; empty if there are none. */
export function formatParts(parts: readonly Part[]): string {
  const labels = partLabels.filter(([part]) => parts.includes(part)).map(([, label]) => label);
  return labels.length > 1 ? `${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}` : (labels[0] ?? "");
}

/** The finished parts that returning to a stage discards. */
export function listDiscardedParts(stage: Project["state"], parts: readonly Part[]): readonly Part[] {
  const firstIndex = partLabels.findIndex(([part]) => part === firstPartByStage[stage]);
  return firstIndex < 0 ? [] : partLabels.slice(firstIndex).flatMap(([part]) => (parts.includes(part) ? [part] : []));
}

/** Why work was discarded. */
export const causeLabels: Readonly<Record<DiscardedState["cause"], string>> = {
  EDIT: "The brief or the direction was changed",
  CHANGES_REQUESTED: "Changes were requested",
  RESTORE: "An earlier state was restored",
};

import type { PartHashes } from "#/model/design";
import type { PartName } from "#/model/design-content";

/** Where a project stands. Work happens in the stages; people decide in the reviews. */
export const projectStates = [
  "BRIEF",
  "IDENTITY",
  "FOUNDATION",
  "FOUNDATION_REVIEW",
  "COMPONENTS",
  "PAGES",
  "EXTERNAL_DESIGN",
  "COHERENCE_AUDIT",
  "DESIGN_REVIEW",
  "FINALIZED",
  "FAILED",
  "CANCELLED",
] as const;
export type ProjectState = (typeof projectStates)[number];

/** The states in which the pipeline works by itself, in order. */
export const workingStates = ["BRIEF", "IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES", "COHERENCE_AUDIT"] as const;
export const isWorking = ({ state }: Pick<Project, "state">) => workingStates.some((working) => working === state);

/** The stages that make parts of a design, in order, each with the parts that it makes. */
export const partsByStage = {
  IDENTITY: ["direction", "mark", "imagery"],
  FOUNDATION: ["tokens"],
  COMPONENTS: ["components"],
  PAGES: ["pages"],
  COHERENCE_AUDIT: ["audit"],
} as const satisfies Partial<Record<ProjectState, readonly PartName[]>>;

/** The parts that remain valid when a project returns to a stage: those that neither it nor a later stage makes. */
export function listPartsBefore(parts: PartHashes, state: ProjectState): PartHashes {
  const stages = Object.keys(partsByStage);
  const dropped: readonly PartName[] = Object.values(partsByStage).slice(stages.indexOf(state)).flat();
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !dropped.some((part) => part === name)));
}

/** The states in which a person decides. */
export const reviewStates = ["FOUNDATION_REVIEW", "DESIGN_REVIEW"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The stages that a review can send a project back to. */
export const returnStages = ["IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES"] as const;
export type ReturnStage = (typeof returnStages)[number];
export const returnStagesByReview: Readonly<Record<ReviewState, readonly ReturnStage[]>> = {
  FOUNDATION_REVIEW: ["IDENTITY", "FOUNDATION"],
  DESIGN_REVIEW: returnStages,
};

/** What the person who started the project has decided in advance, so that a run cut off goes on to the same end. */
export type AutoApprovals = { readonly approve: boolean; readonly publish: boolean };

/** One run from a brief to a reviewed design. */
export type Project = {
  readonly id: string;
  readonly workspaceId: string;
  readonly designId: string;
  readonly name: string;
  readonly state: ProjectState;
  readonly autoApprovals: AutoApprovals;
  /** Whether the run pauses after the pages, for work in an external design tool. */
  readonly externalDesign: boolean;
  /** The stage that failed and why; null unless the state is FAILED. */
  readonly failedStage: ProjectState | null;
  readonly failure: string | null;
  /** Who is running a stage right now, as host/process, and until when that holds, epoch milliseconds. */
  readonly leaseOwner: string | null;
  readonly leaseUntilMs: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** Whether nothing more will happen to the project. */
export const isEnded = ({ state }: Pick<Project, "state">) => state === "FINALIZED" || state === "CANCELLED";

/** Whether the pause for an external design tool can still be chosen: until the pages are done. */
export function canChooseExternalDesign({ state, failedStage }: Pick<Project, "state" | "failedStage">): boolean {
  const stage = state === "FAILED" ? failedStage : state;
  return stage !== null && projectStates.indexOf(stage) <= projectStates.indexOf("PAGES");
}

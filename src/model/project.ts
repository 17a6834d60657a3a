import type { ChangeRequestId, DesignId, ProjectId, WorkspaceId } from "#/model/ids";

import type { PartHashes } from "#/model/design";
import type { PartName } from "#/model/design-content";
import { canTransition, defineStateMachine, listStatesAllowing } from "#/model/state-machine";

/** The states of a project. Livery works in the stages; people decide in the reviews. */
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

/** What changes a project's state, or is possible in some of its states only. */
export type ProjectCommand =
  | "run"
  | "completeStage"
  | "pauseForExternalDesign"
  | "failStage"
  | "resume"
  | "approveFoundation"
  | "approveDesign"
  | "requestChanges"
  | "waiveFinding"
  | "finishExternalDesign"
  | "chooseExternalDesign"
  | "update"
  | "changeImports"
  | "cancel"
  | "rework";

/** The stages that generate parts of a design, in order, each with its parts. */
export const partsByStage = {
  IDENTITY: ["direction", "mark", "imagery", "icons"],
  FOUNDATION: ["tokens"],
  COMPONENTS: ["components"],
  PAGES: ["pages"],
  COHERENCE_AUDIT: ["audit"],
} as const satisfies Partial<Record<ProjectState, readonly PartName[]>>;
const stages = ["IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES", "COHERENCE_AUDIT"] as const;

/** What is possible in every state of a project that has not ended. */
const whileOpen = (state: ProjectState) => ({ changeImports: state, update: "IDENTITY", cancel: "CANCELLED" }) as const;

/**
 * The states of a project and what leads from one to another. Commands that keep the state check
 * that they are possible.
 */
export const projectMachine = defineStateMachine<ProjectState, ProjectCommand>({
  noun: "project",
  initial: ["BRIEF", "FOUNDATION_REVIEW", "COHERENCE_AUDIT"],
  phrases: {
    BRIEF: "is in BRIEF",
    IDENTITY: "is in IDENTITY",
    FOUNDATION: "is in FOUNDATION",
    FOUNDATION_REVIEW: "is in FOUNDATION_REVIEW",
    COMPONENTS: "is in COMPONENTS",
    PAGES: "is in PAGES",
    EXTERNAL_DESIGN: "is in EXTERNAL_DESIGN",
    COHERENCE_AUDIT: "is in COHERENCE_AUDIT",
    DESIGN_REVIEW: "is in DESIGN_REVIEW",
    FINALIZED: "is FINALIZED",
    FAILED: "has FAILED",
    CANCELLED: "is CANCELLED",
  },
  offers: {
    run: "run it",
    resume: "resume it",
    approveFoundation: "approve the foundation",
    approveDesign: "approve the design",
    requestChanges: "request changes",
    finishExternalDesign: "finish the external design step",
    update: "edit the design",
    cancel: "cancel it",
    rework: "rework the design",
  },
  transitions: {
    BRIEF: {
      run: "IDENTITY",
      chooseExternalDesign: "BRIEF",
      ...whileOpen("BRIEF"),
      update: "BRIEF",
    },
    IDENTITY: {
      run: "IDENTITY",
      completeStage: "FOUNDATION",
      failStage: "FAILED",
      chooseExternalDesign: "IDENTITY",
      ...whileOpen("IDENTITY"),
    },
    FOUNDATION: {
      run: "FOUNDATION",
      completeStage: "FOUNDATION_REVIEW",
      failStage: "FAILED",
      chooseExternalDesign: "FOUNDATION",
      ...whileOpen("FOUNDATION"),
    },
    FOUNDATION_REVIEW: {
      approveFoundation: "COMPONENTS",
      requestChanges: ["IDENTITY", "FOUNDATION"],
      chooseExternalDesign: "FOUNDATION_REVIEW",
      ...whileOpen("FOUNDATION_REVIEW"),
    },
    COMPONENTS: {
      run: "COMPONENTS",
      completeStage: "PAGES",
      failStage: "FAILED",
      chooseExternalDesign: "COMPONENTS",
      ...whileOpen("COMPONENTS"),
    },
    PAGES: {
      run: "PAGES",
      completeStage: "COHERENCE_AUDIT",
      pauseForExternalDesign: "EXTERNAL_DESIGN",
      failStage: "FAILED",
      chooseExternalDesign: "PAGES",
      ...whileOpen("PAGES"),
    },
    EXTERNAL_DESIGN: {
      finishExternalDesign: "COHERENCE_AUDIT",
      ...whileOpen("EXTERNAL_DESIGN"),
    },
    COHERENCE_AUDIT: {
      run: "COHERENCE_AUDIT",
      completeStage: "DESIGN_REVIEW",
      failStage: "FAILED",
      ...whileOpen("COHERENCE_AUDIT"),
    },
    DESIGN_REVIEW: {
      approveDesign: "FINALIZED",
      requestChanges: ["IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES"],
      waiveFinding: "DESIGN_REVIEW",
      ...whileOpen("DESIGN_REVIEW"),
    },
    FAILED: {
      resume: stages,
      ...whileOpen("FAILED"),
    },
    FINALIZED: { rework: "FINALIZED" },
    CANCELLED: { rework: "CANCELLED" },
  },
});

/** The states in which the pipeline works without a person. */
const workingStates: readonly ProjectState[] = listStatesAllowing(projectMachine, "run");
export const isWorking = ({ state }: Pick<Project, "state">) => workingStates.includes(state);

/**
 * The parts that remain valid when a project returns to a stage: those that neither it nor a later
 * stage generates.
 */
export function listPartsBefore(parts: PartHashes, state: ProjectState): PartHashes {
  const first = Object.keys(partsByStage).indexOf(state);
  const dropped: readonly PartName[] = stages.slice(first).flatMap((stage) => partsByStage[stage]);
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !dropped.some((part) => part === name)));
}

/** The states in which a person decides. */
export const reviewStates = ["FOUNDATION_REVIEW", "DESIGN_REVIEW"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The stages to which a review can return a project. */
export const returnStages = ["IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES"] as const;
export type ReturnStage = (typeof returnStages)[number];

/**
 * Decisions that the person who started the project made in advance. A run that was interrupted
 * continues with them.
 */
export type AutoApprovals = { readonly approve: boolean; readonly publish: boolean };

/** One run from a brief to a reviewed design. */
export type Project = {
  readonly id: ProjectId;
  readonly workspaceId: WorkspaceId;
  readonly designId: DesignId;
  readonly name: string;
  readonly state: ProjectState;
  readonly autoApprovals: AutoApprovals;
  /** Whether the run pauses after the pages for an external design tool. */
  readonly externalDesign: boolean;
  /** The stage that failed and why; null unless the state is FAILED. */
  readonly failedStage: ProjectState | null;
  readonly failure: string | null;
  /** Who runs a stage now, as host/process, and until when, epoch milliseconds. */
  readonly leaseOwner: string | null;
  readonly leaseUntilMs: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** The states in which a project has ended: its design can only be reworked. */
export const endedStates: readonly ProjectState[] = listStatesAllowing(projectMachine, "rework");
export const isEnded = ({ state }: Pick<Project, "state">) => endedStates.includes(state);

/**
 * Whether the pause for an external design tool can still be switched: until the pages are done.
 */
export function canChooseExternalDesign({ state, failedStage }: Pick<Project, "state" | "failedStage">): boolean {
  const stage = state === "FAILED" ? failedStage : state;
  return stage !== null && canTransition(projectMachine, stage, "chooseExternalDesign");
}

/**
 * What a reviewer asked to change, and the stage that the project returned to; for a note that
 * leaves the project where it is, the state that it was in.
 */
export type ChangeRequest = {
  readonly id: ChangeRequestId;
  readonly projectId: ProjectId;
  readonly stage: ProjectState;
  readonly note: string;
  /** What a note is about: a part of the editor, `page:SLUG` or `component:SLUG`. */
  readonly about: string | null;
  readonly requestedBy: string;
  readonly createdAt: string;
};

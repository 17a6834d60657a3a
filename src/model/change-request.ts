import type { ProjectState } from "#/model/project";

/** What a reviewer wants changed, and the stage that the project went back to for it. */
export type ChangeRequest = {
  readonly id: string;
  readonly projectId: string;
  readonly stage: ProjectState;
  readonly note: string;
  readonly requestedBy: string;
  readonly createdAt: string;
};

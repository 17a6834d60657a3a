import type { DesignId, DiscardedStateId, WorkspaceId } from "#/model/ids";

import type { DesignStatus, PartHashes } from "#/model/design";
import type { ArchetypeId } from "#/model/direction";
import type { ProjectState } from "#/model/project";

/** Why parts were discarded. */
export const discardCauses = ["EDIT", "CHANGES_REQUESTED", "RESTORE"] as const;
export type DiscardCause = (typeof discardCauses)[number];

/** A design before its finished parts were discarded. */
export type DiscardedState = {
  readonly id: DiscardedStateId;
  readonly workspaceId: WorkspaceId;
  readonly designId: DesignId;
  readonly cause: DiscardCause;
  readonly parts: PartHashes;
  readonly seed: number;
  readonly directionId: ArchetypeId;
  readonly status: DesignStatus;
  /** The state of its project. */
  readonly projectState: ProjectState;
  /** An e-mail address, a key's prefix or the command line. */
  readonly discardedBy: string;
  readonly createdAt: string;
};

/** How many states a design keeps. The oldest are removed first. */
export const maxDiscardedStates = 20;

import type { BrandId, WorkspaceId } from "#/model/ids";
import type { ParentPart } from "#/model/sub-brand";

/** A brand of a workspace. */
export type Brand = {
  readonly id: BrandId;
  readonly workspaceId: WorkspaceId;
  readonly name: string;
  readonly slug: string;
  readonly tagline: string | null;
  readonly description: string | null;
  readonly website: string | null;
  /** The brand that this one takes parts from; null unless it is a sub-brand. */
  readonly parentBrandId: BrandId | null;
  /** The parts that new designs take; empty unless it is a sub-brand. */
  readonly parentParts: readonly ParentPart[];
  readonly createdAt: string;
  readonly updatedAt: string;
};

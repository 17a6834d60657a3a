import type { BrandId, WorkspaceId } from "#/model/ids";

/** A brand of a workspace. */
export type Brand = {
  readonly id: BrandId;
  readonly workspaceId: WorkspaceId;
  readonly name: string;
  readonly slug: string;
  readonly tagline: string | null;
  readonly description: string | null;
  readonly website: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

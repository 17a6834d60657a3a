/** A brand of a workspace. */
export type Brand = {
  readonly id: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly slug: string;
  readonly tagline: string | null;
  readonly description: string | null;
  readonly website: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

import type { UserId, WorkspaceId } from "#/model/ids";

import { Type, type Static } from "@sinclair/typebox";
import { IdString, StringEnum } from "#/kernel/schema";

/** When a design goes live: as soon as it is approved, or once it is published. */
export const publicOnValues = ["APPROVAL", "PUBLICATION"] as const;
export type PublicOn = (typeof publicOnValues)[number];

/** A container of brands, designs, keys and people. */
export const Workspace = Type.Object(
  {
    id: IdString<WorkspaceId>({}),
    name: Type.String(),
    slug: Type.String(),
    publicOn: StringEnum(publicOnValues),
    createdAt: Type.String({ format: "date-time" }),
  },
  { title: "Workspace" },
);
export type Workspace = Static<typeof Workspace>;

/** The roles of a workspace, from most to fewest permissions. */
export const roles = ["OWNER", "ADMIN", "MEMBER"] as const;
export type Role = (typeof roles)[number];

export type User = { readonly id: UserId; readonly email: string; readonly passwordHash: string; readonly createdAt: string };
export type Membership = {
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
  readonly role: Role;
  readonly createdAt: string;
};

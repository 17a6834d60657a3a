import { Type, type Static } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";

/** When a design goes public: as soon as it is approved, or only once it is published. */
export const publicOnValues = ["APPROVAL", "PUBLICATION"] as const;
export type PublicOn = (typeof publicOnValues)[number];

/** A container of brands, designs, keys and people. */
export const Workspace = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    slug: Type.String(),
    publicOn: StringEnum(publicOnValues),
    createdAt: Type.String({ format: "date-time" }),
  },
  { title: "Workspace" },
);
export type Workspace = Static<typeof Workspace>;

/** What a person may do in a workspace, from most to least. */
export const roles = ["OWNER", "ADMIN", "MEMBER"] as const;
export type Role = (typeof roles)[number];

export type User = { readonly id: string; readonly email: string; readonly passwordHash: string; readonly createdAt: string };
export type Membership = {
  readonly workspaceId: string;
  readonly userId: string;
  readonly role: Role;
  readonly createdAt: string;
};

import type { LinkId, UserId, WorkspaceId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, StringEnum } from "#/kernel/schema";
import { publicOnValues, type Role, roles, type Workspace } from "#/model/workspace";
import type { OneTimeLink } from "#/model/one-time-link";
import { getLinkExpiry } from "#/operations/auth/issue-link";
import type { Member } from "#/store/repositories/users";

/** A workspace as its members see it. */
export const WorkspaceResponse = Type.Object(
  {
    id: IdString<WorkspaceId>({ description: "Id of the workspace" }),
    name: Type.String({ description: "Name of the workspace" }),
    slug: Type.String({ description: "Slug of the workspace in URLs and on the command line. It never changes" }),
    publicOn: StringEnum(publicOnValues, {
      description: "When a design goes live. APPROVAL: when it is approved. PUBLICATION: when it is published",
    }),
    role: StringEnum(roles, { description: "Role of the caller in the workspace" }),
    createdAt: Type.String({ format: "date-time", description: "When the workspace was created" }),
  },
  { title: "Workspace" },
);
export type WorkspaceResponse = Static<typeof WorkspaceResponse>;

export const workspaceExample: WorkspaceResponse = {
  id: "ws_01kaph4c7jfzn9p8vdq1m2b6te",
  name: "Acme",
  slug: "acme",
  publicOn: "APPROVAL",
  role: "OWNER",
  createdAt: "2026-11-21T10:00:00.000Z",
};

export const toWorkspaceResponse = ({ id, name, slug, publicOn, createdAt }: Workspace, role: Role): WorkspaceResponse => ({
  id,
  name,
  slug,
  publicOn,
  role,
  createdAt,
});

const invitationFields = {
  id: IdString<LinkId>({ description: "Id of the invitation" }),
  email: Type.String({ description: "Email address of the invitee" }),
  role: StringEnum(roles, { description: "Role of the invitee in the workspace" }),
  expiresAt: Type.String({ format: "date-time", description: "When the invitation expires" }),
};

/** An invitation, without its link. */
export const InvitationResponse = Type.Object(invitationFields, { title: "Invitation" });
export type InvitationResponse = Static<typeof InvitationResponse>;

/** A newly created invitation with its link. */
export const IssuedInvitationResponse = Type.Object(
  { ...invitationFields, url: Type.String({ description: "The link to share. Returned only once; it can be used once" }) },
  { title: "IssuedInvitation" },
);
export type IssuedInvitationResponse = Static<typeof IssuedInvitationResponse>;

export const invitationExample: InvitationResponse = {
  id: "otl_01kaph4c7ke0sbx1v0s1kq4s4m",
  email: "grace@acme.example",
  role: "MEMBER",
  expiresAt: "2026-11-28T10:00:00.000Z",
};

export function toInvitationResponse(link: OneTimeLink): InvitationResponse {
  if (link.email === null || link.role === null) throw new Error(`link ${link.id} is not an invitation`);
  return { id: link.id, email: link.email, role: link.role, expiresAt: getLinkExpiry(link) };
}

/** A member of a workspace. */
export const MemberResponse = Type.Object(
  {
    id: IdString<UserId>({ description: "Id of the user" }),
    email: Type.String({ description: "Email address of the user" }),
    role: StringEnum(roles, { description: "Role of the user in the workspace" }),
    joinedAt: Type.String({ format: "date-time", description: "When the user joined the workspace" }),
  },
  { title: "Member" },
);
export type MemberResponse = Static<typeof MemberResponse>;

export const memberExample: MemberResponse = {
  id: "usr_01kaph4c7ke0sbx1v0s1kq4s4m",
  email: "ada@acme.example",
  role: "ADMIN",
  joinedAt: "2026-11-21T10:00:00.000Z",
};

export const toMemberResponse = ({ userId, email, role, createdAt }: Member): MemberResponse => ({
  id: userId,
  email,
  role,
  joinedAt: createdAt,
});

/** The input property for a role. */
export const roleInput = (description: string) => StringEnum(roles, { description });

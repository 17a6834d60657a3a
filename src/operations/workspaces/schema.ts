import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { publicOnValues, type Role, roles, type Workspace } from "#/model/workspace";
import type { OneTimeLink } from "#/model/one-time-link";
import { getLinkExpiry } from "#/operations/auth/issue-link";
import type { Member } from "#/store/repositories/users";

/** A workspace as it is shown to somebody who belongs to it. */
export const WorkspaceResponse = Type.Object(
  {
    id: Type.String({ description: "The workspace's id" }),
    name: Type.String({ description: "Its name" }),
    slug: Type.String({ description: "Its name in addresses and on the command line; it never changes" }),
    publicOn: StringEnum(publicOnValues, {
      description: "When a design goes public: as soon as it is approved, or once it is published",
    }),
    role: StringEnum(roles, { description: "What the caller may do in it" }),
    createdAt: Type.String({ format: "date-time", description: "When it was made" }),
  },
  { title: "Workspace" },
);
export type WorkspaceResponse = Static<typeof WorkspaceResponse>;

/** What the API description shows. */
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
  id: Type.String({ description: "The invitation's id" }),
  email: Type.String({ description: "Whom it is for" }),
  role: StringEnum(roles, { description: "What this person will be in the workspace" }),
  expiresAt: Type.String({ format: "date-time", description: "Until when it can be accepted" }),
};

/** An invitation as lists show it. */
export const InvitationResponse = Type.Object(invitationFields, { title: "Invitation" });
export type InvitationResponse = Static<typeof InvitationResponse>;

/** An invitation as its making answers it. */
export const IssuedInvitationResponse = Type.Object(
  { ...invitationFields, url: Type.String({ description: "The link to hand over, shown this once; it works once" }) },
  { title: "IssuedInvitation" },
);
export type IssuedInvitationResponse = Static<typeof IssuedInvitationResponse>;

/** What the API description shows. */
export const invitationExample: InvitationResponse = {
  id: "otl_01kaph4c7ke0sbx1v0s1kq4s4m",
  email: "grace@acme.example",
  role: "MEMBER",
  expiresAt: "2026-11-28T10:00:00.000Z",
};

export function toInvitationResponse(link: OneTimeLink): InvitationResponse {
  if (link.email === null || link.role === null) throw new Error(`link ${link.id} is no invitation`);
  return { id: link.id, email: link.email, role: link.role, expiresAt: getLinkExpiry(link) };
}

/** A person of a workspace, as answers show one. */
export const MemberResponse = Type.Object(
  {
    id: Type.String({ description: "The person's id" }),
    email: Type.String({ description: "The person's e-mail address" }),
    role: StringEnum(roles, { description: "What the person may do in the workspace" }),
    joinedAt: Type.String({ format: "date-time", description: "When the person joined" }),
  },
  { title: "Member" },
);
export type MemberResponse = Static<typeof MemberResponse>;

/** What the API description shows. */
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

/** A role as input. */
export const roleInput = (description: string) => StringEnum(roles, { description });

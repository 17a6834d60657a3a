import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import type { OneTimeLink } from "#/model/one-time-link";
import { roles } from "#/model/workspace";
import { getLinkExpiry } from "#/operations/auth/issue-link";

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

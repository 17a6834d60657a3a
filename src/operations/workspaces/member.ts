import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { roles } from "#/model/workspace";
import { normalizeEmail } from "#/operations/auth/email";
import type { Context } from "#/operations/operation";
import { findWorkspace, type WorkspaceTarget } from "#/operations/workspaces/resolve";
import type { Member } from "#/store/repositories/users";

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

/** The member that a path names. */
export const memberId = Type.String({ minLength: 1, maxLength: 254, description: "The person's id or e-mail address" });

/** A role as input. */
export const roleInput = (description: string) => StringEnum(roles, { description });

export const memberNotFoundMessage = "Nobody of this id belongs to this workspace, or the workspace is not yours.";

/** Finds a person within the workspace that the path names. */
export async function findMember(
  context: Context,
  path: Readonly<Record<string, string>>,
): Promise<(WorkspaceTarget & { readonly member: Member }) | undefined> {
  const found = await findWorkspace(context, path);
  const member = found && (await context.store.users.findMember(found.workspaceId, normalizeEmail(path.userId ?? "")));
  return found && member && { ...found, member };
}

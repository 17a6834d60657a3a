import type { WorkspaceId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { isId } from "#/kernel/ids";
import type { Workspace } from "#/model/workspace";
import type { Context } from "#/operations/context";
import { normalizeEmail } from "#/operations/auth/email";
import type { Member } from "#/store/repositories/users";

/**
 * The input property that names a workspace. It is optional on the command line if there is only
 * one workspace.
 */
export const workspaceId = Type.Optional(
  Type.String({ minLength: 1, maxLength: 64, description: "Id or slug of the workspace" }),
);

/** The command line flag for the property `id` of the path. */
export const workspaceFlag = { id: "workspace" } as const;

/** The path parameter that names a workspace by id or slug. */
export type WorkspacePath = { readonly id?: string | undefined };

/** A workspace as the target of a call. */
export type WorkspaceTarget = { readonly workspaceId: WorkspaceId; readonly workspace: Workspace };

export const workspaceNotFoundMessage = "No workspace with this id exists, or you do not have access to it.";

/**
 * Finds the workspace that `id` names by id or slug; without an id on the command line, the only
 * workspace. Throws `invalid` if that is ambiguous.
 */
export async function findWorkspace(
  { store: { workspaces }, caller }: Context,
  { id }: WorkspacePath,
): Promise<WorkspaceTarget | undefined> {
  if (id === undefined && caller.kind !== "administrator") return undefined;
  const workspace =
    id === undefined
      ? requireSingleWorkspace(await workspaces.listAll())
      : ((isId("ws", id) ? await workspaces.findById(id) : undefined) ?? (await workspaces.findBySlug(id)));
  return workspace && { workspaceId: workspace.id, workspace };
}

function requireSingleWorkspace(all: readonly Workspace[]): Workspace {
  const [first, ...others] = all;
  if (!first) throw new Failure("invalid", "There are no workspaces yet. Create one with `livery init`.");
  if (others.length > 0)
    throw new Failure(
      "invalid",
      `There are several workspaces. Select one with --workspace (${all.map(({ slug }) => slug).join(", ")}).`,
    );
  return first;
}

/** The input property that names a member. */
export const memberId = Type.String({ minLength: 1, maxLength: 254, description: "Id or email address of the member" });

export const memberNotFoundMessage = "No member with this id exists in this workspace, or you do not have access to it.";

/** Finds a member of the workspace that the path names. */
export async function findMember(
  context: Context,
  { id, userId }: WorkspacePath & { readonly userId?: string },
): Promise<(WorkspaceTarget & { readonly member: Member }) | undefined> {
  const found = await findWorkspace(context, { id });
  const member = found && (await context.store.users.findMember(found.workspaceId, normalizeEmail(userId ?? "")));
  return found && member && { ...found, member };
}

import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import type { Workspace } from "#/model/workspace";
import type { Context } from "#/operations/context";
import { normalizeEmail } from "#/operations/auth/email";
import type { Member } from "#/store/repositories/users";

/**
 * The workspace that a path names. On the command line it is a flag that can be left out where
 * there is only one.
 */
export const workspaceId = Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: "The workspace's id or slug" }));

/** How the command line calls the property that is `id` in the path. */
export const workspaceFlag = { id: "workspace" } as const;

/** A workspace as the target of a call. */
export type WorkspaceTarget = { readonly workspaceId: string; readonly workspace: Workspace };

/** What is said of a workspace that is not there or not the caller's. */
export const workspaceNotFoundMessage = "There is no workspace of this id, or it is not yours.";

/**
 * Finds the workspace that `id` names by id or slug; on the command line the only one, where none
 * is named. Throws `invalid` where that is not clear.
 */
export async function findWorkspace(
  { store: { workspaces }, caller }: Context,
  { id }: Readonly<Record<string, string>>,
): Promise<WorkspaceTarget | undefined> {
  const [workspace] =
    id === undefined && caller.kind === "administrator"
      ? [requireSingleWorkspace(await workspaces.listAll())]
      : [(await workspaces.findById(id ?? "")) ?? (await workspaces.findBySlug(id ?? ""))];
  return workspace && { workspaceId: workspace.id, workspace };
}

function requireSingleWorkspace(all: readonly Workspace[]): Workspace {
  const [first, ...others] = all;
  if (!first) throw new Failure("invalid", "There is no workspace yet. `livery init` makes the first.");
  if (others.length > 0)
    throw new Failure(
      "invalid",
      `There are several workspaces: name one with --workspace (${all.map(({ slug }) => slug).join(", ")}).`,
    );
  return first;
}

/** The member that a path names. */
export const memberId = Type.String({ minLength: 1, maxLength: 254, description: "The person's id or e-mail address" });

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

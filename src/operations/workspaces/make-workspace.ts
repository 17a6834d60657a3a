import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { cleanText, toSlug } from "#/kernel/text";
import { createAuditEntry } from "#/model/audit-entry";
import type { Actor } from "#/model/caller";
import type { User, Workspace } from "#/model/workspace";
import type { Repositories } from "#/store/store";

/**
 * Makes a workspace with its owner, inside a transaction. Throws `invalid` for a name of nothing but blanks, `conflict` where a workspace of that slug or a person of that
 * address is there already.
 */
export async function makeWorkspace(
  { workspaces, users, auditLog }: Repositories,
  { name: given, email, passwordHash, createdAt }: { name: string; email: string; passwordHash: string; createdAt: string },
  actorFor: (user: User) => Actor,
): Promise<{ readonly workspace: Workspace; readonly user: User }> {
  const name = workspaceName(given);
  const slug = toSlug(name, "workspace");
  if (await workspaces.findBySlug(slug))
    throw new Failure("conflict", `There is a workspace "${slug}" already. Choose another name.`);
  if (await users.findByEmail(email))
    throw new Failure("conflict", `There is a user ${email} already. Use another address for the owner.`);
  const workspace: Workspace = { id: createId("ws"), name, slug, publicOn: "APPROVAL", createdAt };
  const user = { id: createId("usr"), email, passwordHash, createdAt };
  await workspaces.insert(workspace);
  await users.insert(user);
  await users.addMembership({ workspaceId: workspace.id, userId: user.id, role: "OWNER", createdAt });
  const deed = { action: "workspace.created", workspaceId: workspace.id, targetId: workspace.id, details: { name } } as const;
  await auditLog.insert(createAuditEntry(actorFor(user), createdAt, deed));
  return { workspace, user };
}

/** A name without control characters and outer blanks. Throws `invalid` where nothing is left. */
export function workspaceName(given: string): string {
  const name = cleanText(given).text.trim();
  if (name === "") throw new Failure("invalid", "Give the workspace a name that people can read.");
  return name;
}

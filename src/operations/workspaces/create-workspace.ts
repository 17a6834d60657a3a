import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { cleanText } from "#/kernel/text/clean-text";
import { toSlug } from "#/kernel/text/slug";
import type { User, Workspace } from "#/model/workspace";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Makes a workspace with its owner, inside a transaction. Throws `invalid` for a name of nothing
 * but blanks, `conflict` where a workspace of that slug or a person of that address is there
 * already.
 */
export async function createWorkspace(
  { repositories: { workspaces, users }, now: createdAt, audit }: UnitOfWork,
  nameInput: string,
  owner: User,
): Promise<Workspace> {
  const { email } = owner;
  const name = parseWorkspaceName(nameInput);
  const slug = toSlug(name, "workspace");
  if (await workspaces.findBySlug(slug))
    throw new Failure("conflict", `There is a workspace "${slug}" already. Choose another name.`);
  if (await users.findByEmail(email))
    throw new Failure("conflict", `There is a user ${email} already. Use another address for the owner.`);
  const workspace: Workspace = { id: createId("ws"), name, slug, publicOn: "APPROVAL", createdAt };
  await workspaces.insert(workspace);
  await users.insert(owner);
  await users.addMembership({ workspaceId: workspace.id, userId: owner.id, role: "OWNER", createdAt });
  await audit({ action: "workspace.created", workspaceId: workspace.id, targetId: workspace.id, details: { name } });
  return workspace;
}

/** A name without control characters and outer blanks. Throws `invalid` where nothing is left. */
export function parseWorkspaceName(nameInput: string): string {
  const name = cleanText(nameInput).text.trim();
  if (name === "") throw new Failure("invalid", "Give the workspace a name that people can read.");
  return name;
}

import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { cleanText } from "#/kernel/text/clean-text";
import { toSlug } from "#/kernel/text/slug";
import type { User, Workspace } from "#/model/workspace";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Creates a workspace with its owner, inside a transaction. Throws `invalid` for a blank name,
 * `conflict` if a workspace with this slug or a user with this email address exists.
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
    throw new Failure("conflict", `A workspace with the slug "${slug}" already exists. Choose another name.`);
  if (await users.findByEmail(email))
    throw new Failure("conflict", `A user with the email address ${email} already exists. Use another address for the owner.`);
  const workspace: Workspace = { id: createId("ws"), name, slug, publicOn: "APPROVAL", createdAt };
  await workspaces.insert(workspace);
  await users.insert(owner);
  await users.addMembership({ workspaceId: workspace.id, userId: owner.id, role: "OWNER", createdAt });
  await audit({ action: "workspace.created", workspaceId: workspace.id, targetId: workspace.id, details: { name } });
  return workspace;
}

/**
 * Parses a workspace's name: without control characters, trimmed. Throws `invalid` if it is blank.
 */
export function parseWorkspaceName(nameInput: string): string {
  const name = cleanText(nameInput).text.trim();
  if (name === "") throw new Failure("invalid", "The workspace's name must not be blank.");
  return name;
}

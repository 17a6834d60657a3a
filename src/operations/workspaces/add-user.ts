import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { parseEmail, emailInput } from "#/operations/auth/email";
import { hashPassword, newPasswordInput } from "#/operations/auth/password";
import type { Context } from "#/operations/context";
import { defineOperation } from "#/operations/operation";
import { findWorkspace, workspaceNotFoundMessage, workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";
import { MemberResponse, toMemberResponse, roleInput } from "#/operations/workspaces/schema";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const addUser = defineOperation({
  name: "add_user",
  title: "Add a user",
  summary:
    "Adds a user to a workspace without an invitation: a new user with the given password, or a user who already has an account.",
  tag: "Workspaces",
  access: "administrator",
  input: StrictObject({
    id: workspaceId,
    email: emailInput("Email address of the user"),
    role: roleInput("Role in the workspace"),
    password: Type.Optional(newPasswordInput("Password of a new user, at least ten characters")),
  }),
  output: MemberResponse,
  cli: {
    command: "users add",
    arguments: [{ property: "email", label: "EMAIL" }],
    flags: workspaceFlag,
    secrets: ["password"],
    print: ({ email, role }: MemberResponse) => `Added ${email} to the workspace as ${role}.`,
    examples: ["livery users add grace@acme.example --role MEMBER --password-file password.txt"],
  },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, { email: emailAddress, role, password }, { workspaceId: id }) {
    const email = parseEmail(emailAddress);
    const createdAt = context.clock.now().toISOString();
    const newUser = await prepareNewUser(context, email, password, createdAt);
    return await runUnitOfWork(createCommandContext(context), async ({ repositories: { users, oneTimeLinks }, audit }) => {
      const user = (await users.findByEmail(email)) ?? newUser;
      if (!user) throw new Failure("conflict", "This user's account was deleted during the request. Try again.");
      if (await users.findMembership(id, user.id))
        throw new Failure("conflict", `${email} is already a member of this workspace.`);
      if (user === newUser) await users.insert(user);
      const membership = { workspaceId: id, userId: user.id, role, createdAt };
      await users.addMembership(membership);
      await oneTimeLinks.removeResetsByUser(user.id);
      await audit({ action: "member.added", workspaceId: id, targetId: user.id, details: { email, role } });
      return toMemberResponse({ ...membership, email });
    });
  },
});

/**
 * Creates a user, or returns undefined if the email address has an account. Throws `invalid` if a
 * new user has no password, `conflict` if an existing one is given a password.
 */
async function prepareNewUser({ store }: Context, email: string, password: string | undefined, createdAt: string) {
  if (await store.users.findByEmail(email)) {
    if (password !== undefined) throw new Failure("conflict", `${email} already has an account. Omit the password.`);
    return undefined;
  }
  if (password === undefined)
    throw new Failure("invalid", "password is required for a new user. Use --password or --password-file.");
  return { id: createId("usr"), email, passwordHash: await hashPassword(password), createdAt };
}

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
  title: "Add somebody at once",
  summary:
    "Puts a person into a workspace without an invitation: a new person with this password, or somebody who has an account already.",
  tag: "Workspaces",
  access: "administrator",
  input: StrictObject({
    id: workspaceId,
    email: emailInput("The person's e-mail address"),
    role: roleInput("What the person is to be"),
    password: Type.Optional(newPasswordInput("A new person's password, ten characters or more")),
  }),
  output: MemberResponse,
  cli: {
    command: "users add",
    arguments: [{ property: "email", label: "EMAIL" }],
    flags: workspaceFlag,
    secrets: ["password"],
    print: ({ email, role }: MemberResponse) => `${email} belongs to the workspace as ${role}.`,
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
      if (!user) throw new Failure("conflict", "This person's account went away at this moment. Try again.");
      if (await users.findMembership(id, user.id)) throw new Failure("conflict", `${email} belongs to this workspace already.`);
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
 * A new person, or undefined where there is an account already. Throws `invalid` where a password
 * is missing, `conflict` where one is too many.
 */
async function prepareNewUser({ store }: Context, email: string, password: string | undefined, createdAt: string) {
  if (await store.users.findByEmail(email)) {
    if (password !== undefined)
      throw new Failure("conflict", `${email} has an account and its password already. Leave the password out.`);
    return undefined;
  }
  if (password === undefined)
    throw new Failure("invalid", "password is required for a new person: --password or --password-file.");
  return { id: createId("usr"), email, passwordHash: await hashPassword(password), createdAt };
}

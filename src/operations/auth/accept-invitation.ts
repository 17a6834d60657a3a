import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { createId } from "#/kernel/ids";
import { StrictObject } from "#/kernel/schema";
import type { User } from "#/model/workspace";
import { linkToken, noLink } from "#/operations/auth/issue-link";
import { hashPassword, newPassword } from "#/operations/auth/password";
import { actorAs } from "#/operations/auth/person";
import { provePassword } from "#/operations/auth/prove-password";
import { SessionAnswer, sessionAnswer, sessionExample } from "#/operations/auth/session-answer";
import { startSession } from "#/operations/auth/start-session";
import { isBacked } from "#/operations/workspaces/link-rights";
import { type Context, operation } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { deedOf } from "#/operations/actor";

export const acceptInvitation = operation({
  name: "accept_invitation",
  title: "Accept an invitation",
  summary: "Joins a workspace by an invitation's link and signs in.",
  description:
    "A new person chooses a password. Somebody with an account gives its password, or is signed in to it already: a link alone never opens an account.",
  tag: "Sign-in",
  access: "public",
  rate: "sign-in",
  input: StrictObject({
    token: linkToken,
    password: Type.Optional(newPassword("The password of the account that the invitation is for; a new person chooses one")),
  }),
  output: SessionAnswer,
  example: { input: { token: "0rIuqPyCzTq4…", password: "correct horse battery" }, output: sessionExample },
  rest: { method: "POST", path: "/api/v1/auth/accept-invitation", success: 201 },
  async run(context, { token, password }) {
    const { store, clock } = context;
    const now = clock.now();
    const tokenHash = sha256Hex(token);
    const found = await store.oneTimeLinks.findUsable(tokenHash, "INVITATION", now.getTime());
    const email = found && (await isBacked(store, found)) ? found.email : null;
    if (email === null) throw new Failure("not_found", noLink);
    const person = await personFor(context, email, password);
    try {
      const deed = { ...deedOf(context), by: actorAs(context, person.user) };
      const sessionToken = await runUnitOfWork(deed, async ({ repositories, now: createdAt, audit }) => {
        const { oneTimeLinks, users } = repositories;
        const link = await oneTimeLinks.consume(tokenHash, "INVITATION", now.getTime());
        if (!link?.workspaceId || !link.role || !(await isBacked(repositories, link))) throw new Failure("not_found", noLink);
        if (person.isNew) await users.insert(person.user);
        const { workspaceId, role } = link;
        if (await users.findMembership(workspaceId, person.user.id))
          throw new Failure("conflict", "You belong to this workspace already. Sign in.");
        await users.addMembership({ workspaceId, userId: person.user.id, role, createdAt });
        await oneTimeLinks.removeResetsByUser(person.user.id);
        await audit({ action: "invitation.accepted", workspaceId, targetId: person.user.id, details: { role } });
        return person.isSignedIn ? undefined : await startSession(context, repositories, person.user.id);
      });
      if (sessionToken !== undefined) context.cookie?.set(sessionToken);
    } catch (error) {
      if (store.isUniqueViolation(error))
        throw new Failure(
          "conflict",
          "Somebody accepted an invitation for this address at this moment. Sign in, then open the link again.",
          { cause: error },
        );
      throw error;
    }
    return await sessionAnswer(store, person.user);
  },
});

type Invited = { readonly user: User; readonly isNew: boolean; readonly isSignedIn: boolean };

/** Who accepts: the person who is signed in, somebody who proves an account's password, or a new person. Throws `invalid` or `unauthorized`. */
async function personFor(context: Context, email: string, password: string | undefined): Promise<Invited> {
  const { caller, store, clock } = context;
  if (caller.kind === "person" && caller.user.email === email) return { user: caller.user, isNew: false, isSignedIn: true };
  if (await store.users.findByEmail(email)) {
    const user = password === undefined ? undefined : await provePassword(context, email, password);
    if (!user)
      throw new Failure("unauthorized", "There is an account for this address. Give its password, or sign in to it first.");
    return { user, isNew: false, isSignedIn: false };
  }
  if (password === undefined) throw new Failure("invalid", "password is required: choose one of ten characters or more.");
  const passwordHash = await hashPassword(password);
  const user = { id: createId("usr"), email, passwordHash, createdAt: clock.now().toISOString() };
  return { user, isNew: true, isSignedIn: false };
}

import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { createId } from "#/kernel/ids";
import { StrictObject } from "#/kernel/schema";
import type { User } from "#/model/workspace";
import { linkToken, linkNotFoundMessage } from "#/operations/auth/issue-link";
import { hashPassword, newPasswordInput } from "#/operations/auth/password";
import { createUserActor } from "#/operations/auth/require-person";
import { verifyCredentials } from "#/operations/auth/verify-credentials";
import { SessionResponse, toSessionResponse, sessionExample } from "#/operations/auth/schema";
import { startSession } from "#/operations/auth/start-session";
import { isIssuerAuthorized } from "#/operations/workspaces/revoke-lost-rights";
import { type Context, defineOperation } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { createCommandContext } from "#/operations/actor";

export const acceptInvitation = defineOperation({
  name: "accept_invitation",
  title: "Accept an invitation",
  summary: "Joins a workspace by an invitation's link and signs in.",
  description:
    "A new person chooses a password. Somebody with an account gives its password, or is signed in to it already: " +
    "a link alone never opens an account.",
  tag: "Sign-in",
  access: "public",
  rate: "sign-in",
  input: StrictObject({
    token: linkToken,
    password: Type.Optional(newPasswordInput("The password of the account that the invitation is for; a new person chooses one")),
  }),
  output: SessionResponse,
  example: { input: { token: "0rIuqPyCzTq4…", password: "correct horse battery" }, output: sessionExample },
  rest: { method: "POST", path: "/api/v1/auth/accept-invitation", success: 201 },
  async run(context, { token, password }) {
    const { store, clock } = context;
    const now = clock.now();
    const tokenHash = sha256Hex(token);
    const openLink = await store.oneTimeLinks.findUsable(tokenHash, "INVITATION", now.getTime());
    const email = openLink && (await isIssuerAuthorized(store, openLink)) ? openLink.email : null;
    if (email === null) throw new Failure("not_found", linkNotFoundMessage);
    const invitee = await resolveInvitee(context, email, password);
    try {
      const entry = { ...createCommandContext(context), by: createUserActor(context, invitee.user) };
      const sessionToken = await runUnitOfWork(entry, async ({ repositories, now: createdAt, audit }) => {
        const { oneTimeLinks, users } = repositories;
        const link = await oneTimeLinks.consume(tokenHash, "INVITATION", now.getTime());
        if (!link?.workspaceId || !link.role || !(await isIssuerAuthorized(repositories, link)))
          throw new Failure("not_found", linkNotFoundMessage);
        if (invitee.isNew) await users.insert(invitee.user);
        const { workspaceId, role } = link;
        if (await users.findMembership(workspaceId, invitee.user.id))
          throw new Failure("conflict", "You belong to this workspace already. Sign in.");
        await users.addMembership({ workspaceId, userId: invitee.user.id, role, createdAt });
        await oneTimeLinks.removeResetsByUser(invitee.user.id);
        await audit({ action: "invitation.accepted", workspaceId, targetId: invitee.user.id, details: { role } });
        return invitee.isSignedIn ? undefined : await startSession(context, repositories, invitee.user.id);
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
    return await toSessionResponse(store, invitee.user);
  },
});

type Invitee = { readonly user: User; readonly isNew: boolean; readonly isSignedIn: boolean };

/**
 * Who accepts: the person who is signed in, somebody who proves an account's password, or a new
 * person. Throws `invalid` or `unauthorized`.
 */
async function resolveInvitee(context: Context, email: string, password: string | undefined): Promise<Invitee> {
  const { caller, store, clock } = context;
  if (caller.kind === "person" && caller.user.email === email) return { user: caller.user, isNew: false, isSignedIn: true };
  if (await store.users.findByEmail(email)) {
    const user = password === undefined ? undefined : await verifyCredentials(context, email, password);
    if (!user)
      throw new Failure("unauthorized", "There is an account for this address. Give its password, or sign in to it first.");
    return { user, isNew: false, isSignedIn: false };
  }
  if (password === undefined) throw new Failure("invalid", "password is required: choose one of ten characters or more.");
  const passwordHash = await hashPassword(password);
  const user = { id: createId("usr"), email, passwordHash, createdAt: clock.now().toISOString() };
  return { user, isNew: true, isSignedIn: false };
}

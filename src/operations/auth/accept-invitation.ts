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
import type { Context } from "#/operations/context";
import { defineOperation } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { createCommandContext } from "#/operations/actor";

export const acceptInvitation = defineOperation({
  name: "accept_invitation",
  title: "Accept an invitation",
  summary: "Accepts an invitation: adds the person to the workspace and signs them in.",
  description:
    "A new user sets a password. An existing user must send their password or be signed in already: the link " +
    "alone never gives access to an account.",
  tag: "Sign-in",
  access: "public",
  rate: "sign-in",
  input: StrictObject({
    token: linkToken,
    password: Type.Optional(
      newPasswordInput("The account's password. A new user sets it here; an existing user who is signed in can omit it."),
    ),
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
          throw new Failure("conflict", "You are already a member of this workspace. Sign in to open it.");
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
          "Another request just accepted an invitation for this email address. Sign in, then open the link again.",
          { cause: error },
        );
      throw error;
    }
    return await toSessionResponse(store, invitee.user);
  },
});

type Invitee = { readonly user: User; readonly isNew: boolean; readonly isSignedIn: boolean };

/**
 * Resolves who accepts: the signed-in user, an existing user who sent the right password, or a new
 * user. Throws `invalid` or `unauthorized`.
 */
async function resolveInvitee(context: Context, email: string, password: string | undefined): Promise<Invitee> {
  const { caller, store, clock } = context;
  if (caller.kind === "person" && caller.user.email === email) return { user: caller.user, isNew: false, isSignedIn: true };
  if (await store.users.findByEmail(email)) {
    const user = password === undefined ? undefined : await verifyCredentials(context, email, password);
    if (!user) throw new Failure("unauthorized", "This email address has an account. Send its password, or sign in first.");
    return { user, isNew: false, isSignedIn: false };
  }
  if (password === undefined) throw new Failure("invalid", "password is required. Choose one with at least 10 characters.");
  const passwordHash = await hashPassword(password);
  const user = { id: createId("usr"), email, passwordHash, createdAt: clock.now().toISOString() };
  return { user, isNew: true, isSignedIn: false };
}

import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { StrictObject } from "#/kernel/schema";
import { PasswordSet } from "#/operations/auth/change-password";
import { linkToken, linkNotFoundMessage } from "#/operations/auth/issue-link";
import { auditAccountEvent } from "#/operations/auth/audit-account-event";
import { hashPassword, newPasswordInput } from "#/operations/auth/password";
import { createUserActor } from "#/operations/auth/require-person";
import { clearFailedSignIns } from "#/operations/auth/sign-in-tries";
import { revokeGrantsByUser } from "#/operations/oauth/grants";
import { isIssuerAuthorized } from "#/operations/workspaces/revoke-lost-rights";
import { defineOperation } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { createCommandContext } from "#/operations/actor";

export const resetPassword = defineOperation({
  name: "reset_password",
  title: "Reset a password",
  summary: "Sets a new password with a one-time link and ends all sessions of the user, whose remote clients are disconnected.",
  tag: "Sign-in",
  access: "public",
  rate: "sign-in",
  input: StrictObject({ token: linkToken, password: newPasswordInput() }),
  output: PasswordSet,
  example: { input: { token: "0rIuqPyCzTq4…", password: "correct horse battery" }, output: { passwordSet: true } },
  rest: { method: "POST", path: "/api/v1/auth/reset" },
  async run(context, { token, password }) {
    const { store, clock } = context;
    const now = clock.now();
    const tokenHash = sha256Hex(token);
    const createNotFoundFailure = () => new Failure("not_found", linkNotFoundMessage);
    const openLink = await store.oneTimeLinks.findUsable(tokenHash, "RESET", now.getTime());
    const opener =
      openLink?.userId && (await isIssuerAuthorized(store, openLink)) ? await store.users.findById(openLink.userId) : undefined;
    if (!opener) throw createNotFoundFailure();
    const passwordHash = await hashPassword(password);
    const user = await runUnitOfWork({ ...createCommandContext(context), by: createUserActor(context, opener) }, async (tx) => {
      const { repositories } = tx;
      const link = await repositories.oneTimeLinks.consume(tokenHash, "RESET", now.getTime());
      const isUsable = link?.userId && (await isIssuerAuthorized(repositories, link));
      const found = isUsable && link.userId ? await repositories.users.findById(link.userId) : undefined;
      if (!found) throw createNotFoundFailure();
      await repositories.users.setPassword(found.id, passwordHash);
      await repositories.sessions.endOthers(found.id, null);
      await revokeGrantsByUser(tx, found.id, "account secured");
      await repositories.oneTimeLinks.removeResetsByUser(found.id);
      await auditAccountEvent(tx, { action: "user.password_reset", userId: found.id });
      return found;
    });
    await clearFailedSignIns(context, user.email);
    if (context.caller.kind === "person" && context.caller.user.id === user.id) context.cookie?.set(undefined);
    return { passwordSet: true as const };
  },
});

import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { StrictObject } from "#/kernel/schema";
import { PasswordSet } from "#/operations/auth/change-password";
import { linkToken, noLink } from "#/operations/auth/issue-link";
import { noteAccount } from "#/operations/auth/note-account";
import { hashPassword, newPassword } from "#/operations/auth/password";
import { actorAs } from "#/operations/auth/person";
import { forgetTries } from "#/operations/auth/prove-password";
import { isBacked } from "#/operations/workspaces/link-rights";
import { operation } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { deedOf } from "#/operations/actor";

export const resetPassword = operation({
  name: "reset_password",
  title: "Set a forgotten password",
  summary: "Sets a new password by a one-time link and ends every session of that person.",
  tag: "Sign-in",
  access: "public",
  rate: "sign-in",
  input: StrictObject({ token: linkToken, password: newPassword() }),
  output: PasswordSet,
  example: { input: { token: "0rIuqPyCzTq4…", password: "correct horse battery" }, output: { passwordSet: true } },
  rest: { method: "POST", path: "/api/v1/auth/reset" },
  async run(context, { token, password }) {
    const { store, clock } = context;
    const now = clock.now();
    const tokenHash = sha256Hex(token);
    const missing = () => new Failure("not_found", noLink);
    const open = await store.oneTimeLinks.findUsable(tokenHash, "RESET", now.getTime());
    const opener = open?.userId && (await isBacked(store, open)) ? await store.users.findById(open.userId) : undefined;
    if (!opener) throw missing();
    const passwordHash = await hashPassword(password);
    const user = await runUnitOfWork({ ...deedOf(context), by: actorAs(context, opener) }, async (tx) => {
      const { repositories } = tx;
      const link = await repositories.oneTimeLinks.consume(tokenHash, "RESET", now.getTime());
      const isGood = link?.userId && (await isBacked(repositories, link));
      const found = isGood && link.userId ? await repositories.users.findById(link.userId) : undefined;
      if (!found) throw missing();
      await repositories.users.setPassword(found.id, passwordHash);
      await repositories.sessions.endOthers(found.id, null);
      await repositories.oneTimeLinks.removeResetsByUser(found.id);
      await noteAccount(tx, { action: "user.password_reset", userId: found.id });
      return found;
    });
    forgetTries(context, user.email);
    if (context.caller.kind === "person" && context.caller.user.id === user.id) context.cookie?.set(undefined);
    return { passwordSet: true as const };
  },
});

import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { auditAccountEvent } from "#/operations/auth/audit-account-event";
import { passwordInput, hashPassword, newPasswordInput } from "#/operations/auth/password";
import { requirePerson } from "#/operations/auth/require-person";
import { verifyCredentials } from "#/operations/auth/verify-credentials";
import { revokeGrantsByUser } from "#/operations/oauth/grants";
import { defineOperation } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const PasswordSet = Type.Object(
  { passwordSet: Type.Literal(true, { description: "Always true" }) },
  { title: "PasswordSet" },
);

export const changePassword = defineOperation({
  name: "change_password",
  title: "Change your password",
  summary: "Changes the password of the signed-in user and ends all their other sessions and disconnects their remote clients.",
  tag: "Sign-in",
  access: "signed-in",
  rate: "sign-in",
  input: StrictObject({ current: passwordInput("The current password"), new: newPasswordInput() }),
  output: PasswordSet,
  example: { input: { current: "correct horse battery", new: "a longer one than before" }, output: { passwordSet: true } },
  rest: { method: "POST", path: "/api/v1/auth/password" },
  async run(context, input) {
    const { user, sessionId } = requirePerson(context);
    const verifiedUser = await verifyCredentials(context, user.email, input.current);
    if (verifiedUser?.id !== user.id) throw new Failure("forbidden", "The current password is wrong. Check it and try again.");
    const passwordHash = await hashPassword(input.new);
    await runUnitOfWork(createCommandContext(context), async (tx) => {
      const { repositories } = tx;
      await repositories.users.setPassword(user.id, passwordHash);
      await repositories.sessions.endOthers(user.id, sessionId);
      await revokeGrantsByUser(tx, user.id, "account secured");
      await repositories.oneTimeLinks.removeResetsByUser(user.id);
      await auditAccountEvent(tx, { action: "user.password_changed", userId: user.id });
    });
    return { passwordSet: true as const };
  },
});

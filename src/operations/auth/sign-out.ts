import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { auditAccountEvent } from "#/operations/auth/audit-account-event";
import { defineOperation } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const signOut = defineOperation({
  name: "sign_out",
  title: "Sign out",
  summary: "Ends the current session and clears its cookie. Succeeds without a session too.",
  tag: "Sign-in",
  access: "public",
  input: StrictObject({}),
  output: Type.Object({ signedOut: Type.Literal(true, { description: "Always true" }) }, { title: "SignedOut" }),
  example: { input: {}, output: { signedOut: true } },
  rest: { method: "POST", path: "/api/v1/auth/sign-out" },
  async run(context) {
    const { caller } = context;
    if (caller.kind === "person")
      await runUnitOfWork(createCommandContext(context), async (tx) => {
        await tx.repositories.sessions.end(caller.sessionId);
        await auditAccountEvent(tx, { action: "user.signed_out", userId: caller.user.id });
      });
    context.cookie?.set(undefined);
    return { signedOut: true as const };
  },
});

import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { auditAccountEvent } from "#/operations/auth/audit-account-event";
import { requirePerson } from "#/operations/auth/require-person";
import { revokeGrantsByUser } from "#/operations/oauth/grants";
import { defineOperation } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const endOtherSessions = defineOperation({
  name: "end_other_sessions",
  title: "End your other sessions",
  summary: "Ends all your sessions except the current one, and disconnects your remote clients.",
  tag: "Sign-in",
  access: "signed-in",
  input: StrictObject({}),
  output: Type.Object({ ended: Type.Integer({ description: "Number of sessions that were ended" }) }, { title: "SessionsEnded" }),
  example: { input: {}, output: { ended: 2 } },
  rest: { method: "POST", path: "/api/v1/auth/end-other-sessions" },
  async run(context) {
    const { user, sessionId } = requirePerson(context);
    const now = context.clock.now();
    const ended = await runUnitOfWork(createCommandContext(context), async (tx) => {
      const endTimesMs = await tx.repositories.sessions.endOthers(user.id, sessionId);
      await revokeGrantsByUser(tx, user.id, "account secured");
      const sessions = endTimesMs.filter((expiresAtMs) => expiresAtMs > now.getTime()).length;
      if (sessions > 0)
        await auditAccountEvent(tx, { action: "user.other_sessions_ended", userId: user.id, details: { sessions } });
      return sessions;
    });
    return { ended };
  },
});

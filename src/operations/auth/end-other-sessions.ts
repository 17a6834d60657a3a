import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { noteAccount } from "#/operations/auth/note-account";
import { personOf } from "#/operations/auth/person";
import { operation } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const endOtherSessions = operation({
  name: "end_other_sessions",
  title: "End your other sessions",
  summary: "Signs you out everywhere but here.",
  tag: "Sign-in",
  access: "signed-in",
  input: StrictObject({}),
  output: Type.Object({ ended: Type.Integer({ description: "How many sessions that were" }) }, { title: "SessionsEnded" }),
  example: { input: {}, output: { ended: 2 } },
  rest: { method: "POST", path: "/api/v1/auth/end-other-sessions" },
  async run(context) {
    const { user, sessionId } = personOf(context);
    const now = context.clock.now();
    const ended = await runUnitOfWork(deedOf(context), async (tx) => {
      const ends = await tx.repositories.sessions.endOthers(user.id, sessionId);
      const sessions = ends.filter((expiresAtMs) => expiresAtMs > now.getTime()).length;
      if (sessions > 0) await noteAccount(tx, { action: "user.other_sessions_ended", userId: user.id, details: { sessions } });
      return sessions;
    });
    return { ended };
  },
});

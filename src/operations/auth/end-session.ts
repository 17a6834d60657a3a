import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import type { Session } from "#/model/session";
import { deedOf } from "#/operations/actor";
import { noteAccount } from "#/operations/auth/note-account";
import { personOf } from "#/operations/auth/person";
import { type Context, operation } from "#/operations/operation";
import { DeletedAnswer } from "#/operations/workspaces/deleted-answer";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

const noSession = "You have no session of this id, or it is over already.";

async function findSession(
  { caller, store, clock }: Context,
  path: Readonly<Record<string, string>>,
): Promise<Session | undefined> {
  if (caller.kind !== "person") return undefined;
  return await store.sessions.findByUser(caller.user.id, path.sessionId ?? "", clock.now().getTime());
}

export const endSession = operation({
  name: "end_session",
  title: "End one of your sessions",
  summary: "Signs you out in another browser, or in this one.",
  tag: "Sign-in",
  access: "signed-in",
  input: StrictObject({ sessionId: Type.String({ minLength: 1, maxLength: 64, description: "The session's id" }) }),
  output: DeletedAnswer,
  example: { input: {}, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/auth/sessions/:sessionId" },
  missing: noSession,
  find: findSession,
  async run(context, _, { id, createdAt }) {
    const { user, sessionId } = personOf(context);
    const now = context.clock.now();
    await runUnitOfWork(deedOf(context), async (tx) => {
      const { repositories } = tx;
      if (!(await repositories.sessions.findByUser(user.id, id, now.getTime()))) throw new Failure("not_found", noSession);
      await repositories.sessions.end(id);
      const details = { sessionId: id, began: createdAt };
      await noteAccount(tx, { action: "user.session_ended", userId: user.id, details });
    });
    if (id === sessionId) context.cookie?.set(undefined);
    return { deleted: true as const };
  },
});

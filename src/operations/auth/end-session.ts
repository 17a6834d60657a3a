import type { SessionId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { IdString, StrictObject } from "#/kernel/schema";
import type { Session } from "#/model/session";
import { createCommandContext } from "#/operations/actor";
import { auditAccountEvent } from "#/operations/auth/audit-account-event";
import { requirePerson } from "#/operations/auth/require-person";
import type { Context } from "#/operations/context";
import { defineOperation } from "#/operations/operation";
import { DeletedResponse } from "#/operations/deleted-response";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

const sessionNotFoundMessage = "You have no active session with this id.";

async function findSession(
  { caller, store, clock }: Context,
  { sessionId }: { readonly sessionId?: SessionId },
): Promise<Session | undefined> {
  if (caller.kind !== "person" || !sessionId) return undefined;
  return await store.sessions.findByUser(caller.user.id, sessionId, clock.now().getTime());
}

export const endSession = defineOperation({
  name: "end_session",
  title: "End a session",
  summary: "Ends one of your sessions. Ending the current session signs you out.",
  tag: "Sign-in",
  access: "signed-in",
  input: StrictObject({ sessionId: IdString<SessionId>({ minLength: 1, maxLength: 64, description: "The session's id" }) }),
  output: DeletedResponse,
  example: { input: {}, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/auth/sessions/:sessionId" },
  notFoundMessage: sessionNotFoundMessage,
  find: findSession,
  async run(context, _, { id, createdAt }) {
    const { user, sessionId } = requirePerson(context);
    const now = context.clock.now();
    await runUnitOfWork(createCommandContext(context), async (tx) => {
      const { repositories } = tx;
      if (!(await repositories.sessions.findByUser(user.id, id, now.getTime())))
        throw new Failure("not_found", sessionNotFoundMessage);
      await repositories.sessions.end(id);
      const details = { sessionId: id, began: createdAt };
      await auditAccountEvent(tx, { action: "user.session_ended", userId: user.id, details });
    });
    if (id === sessionId) context.cookie?.set(undefined);
    return { deleted: true as const };
  },
});

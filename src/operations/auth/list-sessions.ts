import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { OwnSession, toOwnSession, ownSessionExample } from "#/operations/auth/schema";
import { requirePerson } from "#/operations/auth/require-person";
import { defineOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";

export const listSessions = defineOperation({
  name: "list_sessions",
  title: "List your sessions",
  summary: "Lists your active sessions with the time you signed in and the time of last use.",
  tag: "Sign-in",
  access: "signed-in",
  input: StrictObject(pageInput("ses")),
  output: Type.Object(
    {
      sessions: Type.Array(OwnSession, { description: "Your sessions, newest first" }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
    },
    { title: "OwnSessionList" },
  ),
  example: { input: { limit: 20 }, output: { sessions: [ownSessionExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/auth/sessions" },
  async run(context, input) {
    const { user, sessionId } = requirePerson(context);
    const { after: before, limit } = toPageQuery(input);
    const rows = await context.store.sessions.listPage(user.id, context.clock.now().getTime(), { before, limit });
    const { shown, nextCursor } = toPage(rows, input, ({ id }) => id);
    return { sessions: shown.map((session) => toOwnSession(session, sessionId)), nextCursor };
  },
});

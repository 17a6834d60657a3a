import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { OwnSession, toOwnSession, ownSessionExample } from "#/operations/auth/own-session";
import { requirePerson } from "#/operations/auth/require-person";
import { defineOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";

export const listSessions = defineOperation({
  name: "list_sessions",
  title: "List your sessions",
  summary: "Where you are signed in: each of your sessions that lasts, with when it began and when it was used last.",
  tag: "Sign-in",
  access: "signed-in",
  input: StrictObject(pageInput("ses")),
  output: Type.Object(
    {
      sessions: Type.Array(OwnSession, { description: "Newest first" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
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

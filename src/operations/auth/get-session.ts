import { StrictObject } from "#/kernel/schema";
import { personOf } from "#/operations/auth/person";
import { SessionAnswer, sessionAnswer, sessionExample } from "#/operations/auth/session-answer";
import { operation } from "#/operations/operation";

export const getSession = operation({
  name: "get_session",
  title: "Who is signed in",
  summary: "The person of this session and the workspaces that the person belongs to, with the role in each.",
  description:
    "Asking renews the cookie, so that a browser that is in use stays signed in; one that is not used for thirty days is signed out.",
  tag: "Sign-in",
  access: "signed-in",
  input: StrictObject({}),
  output: SessionAnswer,
  example: { input: {}, output: sessionExample },
  rest: { method: "GET", path: "/api/v1/auth/session" },
  async run(context) {
    const { user } = personOf(context);
    context.cookie?.set(context.cookie.token);
    return await sessionAnswer(context.store, user);
  },
});

import { StrictObject } from "#/kernel/schema";
import { requirePerson } from "#/operations/auth/require-person";
import { SessionResponse, toSessionResponse, sessionExample } from "#/operations/auth/schema";
import { defineOperation } from "#/operations/operation";

export const getSession = defineOperation({
  name: "get_session",
  title: "Get the current session",
  summary: "Retrieves the signed-in user, their workspaces and their role in each.",
  description: "Each call renews the session cookie. A session that is not used for 30 days expires.",
  tag: "Sign-in",
  access: "signed-in",
  input: StrictObject({}),
  output: SessionResponse,
  example: { input: {}, output: sessionExample },
  rest: { method: "GET", path: "/api/v1/auth/session" },
  async run(context) {
    const { user } = requirePerson(context);
    context.cookie?.set(context.cookie.token);
    return await toSessionResponse(context.store, user);
  },
});

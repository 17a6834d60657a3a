import { StrictObject } from "#/kernel/schema";
import { requirePerson } from "#/operations/auth/require-person";
import { SessionResponse, toSessionResponse, sessionExample } from "#/operations/auth/schema";
import { defineOperation } from "#/operations/operation";

export const getSession = defineOperation({
  name: "get_session",
  title: "Who is signed in",
  summary: "The person of this session and the workspaces that the person belongs to, with the role in each.",
  description:
    "Asking renews the cookie, so that a browser that is in use stays signed in; one that is not used for thirty days is signed out.",
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

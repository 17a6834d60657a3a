import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { permissions } from "#/model/key";
import { isLoopbackUri } from "#/model/redirect-uri";
import { createResponseUrl, parseAuthorizationRequest } from "#/operations/oauth/authorization-request";
import { OAuthError } from "#/operations/oauth/oauth-error";
import { queryExample, queryInput } from "#/operations/oauth/schema";
import { requirePerson } from "#/operations/auth/require-person";
import { defineOperation } from "#/operations/operation";

const redirectTargets = ["THIS_DEVICE", "WEBSITE", "APPLICATION"] as const;

/** Where a response goes, as people recognise it: a host with its port, or the scheme of an application. */
function describeRedirect(uri: string): { target: (typeof redirectTargets)[number]; host: string } {
  const { protocol, host } = new URL(uri);
  if (isLoopbackUri(uri)) return { target: "THIS_DEVICE", host };
  return protocol === "https:" ? { target: "WEBSITE", host } : { target: "APPLICATION", host: protocol.slice(0, -1) };
}

export const describeAuthorizationRequest = defineOperation({
  name: "describe_authorization_request",
  title: "Describe a remote client's request",
  summary: "Validates the request of a remote client for access, and returns who asks for what. Nothing is granted.",
  description:
    "The document of a client whose id is a URL is fetched, with the address rules of all outgoing requests. The response is 400 " +
    "if the client or its redirect URI is not right. If only the request is wrong, problem says why and where the client expects " +
    "the answer.",
  tag: "Sign-in",
  access: "signed-in",
  input: StrictObject({ query: queryInput }),
  output: Type.Object(
    {
      client: Type.Object({
        name: Type.String({ description: "Name that the client gives itself" }),
        host: Nullable(Type.String({ description: "Host that the client's document came from; null if nothing is verified" })),
      }),
      redirect: Type.Object({
        target: StringEnum(redirectTargets, { description: "Where the response goes: this device, a website or an application" }),
        host: Type.String({ description: "Host and port, or the scheme of an application" }),
      }),
      permissions: Type.Array(StringEnum(permissions), { description: "Permissions that the client asks for" }),
      problem: Nullable(Type.String({ description: "Why the request cannot be granted; null if it can" })),
      cancelUrl: Type.String({ description: "Where to go to tell the client that nothing was granted" }),
    },
    { title: "AuthorizationRequest" },
  ),
  example: {
    input: { query: queryExample },
    output: {
      client: { name: "Acme Desktop", host: "desktop.acme.example" },
      redirect: { target: "THIS_DEVICE", host: "127.0.0.1:41234" },
      permissions: ["READ"],
      problem: null,
      cancelUrl: "http://127.0.0.1:41234/callback?error=access_denied&state=af0ifjsldkj&iss=https%3A%2F%2Fbrand.example",
    },
  },
  rest: { method: "POST", path: "/api/v1/oauth/authorization-requests" },
  async run(context, { query }) {
    const { user } = requirePerson(context);
    const request = await parseAuthorizationRequest(context, query, user.id);
    const { client, redirectUri, demand } = request;
    const problem = demand instanceof OAuthError ? demand : undefined;
    return {
      client: { name: client.name, host: client.host },
      redirect: describeRedirect(redirectUri),
      permissions: demand instanceof OAuthError ? [] : [...demand.permissions],
      problem: problem?.description ?? null,
      cancelUrl: createResponseUrl(
        request,
        context.baseUrl,
        problem ?? new OAuthError("access_denied", "The user did not grant access."),
      ),
    };
  },
});

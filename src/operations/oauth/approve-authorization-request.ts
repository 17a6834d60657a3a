import type { WorkspaceId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { IdString, StrictObject, StringEnum } from "#/kernel/schema";
import { type Permission, permissions } from "#/model/key";
import { maxGrantDays, maxGrants } from "#/model/oauth-grant";
import { createCommandContext } from "#/operations/actor";
import { requirePerson } from "#/operations/auth/require-person";
import { createResponseUrl, parseAuthorizationRequest } from "#/operations/oauth/authorization-request";
import { createGrant } from "#/operations/oauth/grants";
import { OAuthError } from "#/operations/oauth/oauth-error";
import { queryExample, queryInput } from "#/operations/oauth/schema";
import { defineOperation } from "#/operations/operation";
import { workspaceNotFoundMessage } from "#/operations/workspaces/resolve";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const approveAuthorizationRequest = defineOperation({
  name: "approve_authorization_request",
  title: "Connect a remote client",
  summary: "Grants a remote client access to one workspace, and returns the URL that takes a one-minute code to the client.",
  description:
    "The client gets no more than it asked for, and never more than the signed-in user may do. Only a page of this installation " +
    "can send this request.",
  tag: "Sign-in",
  access: "signed-in",
  input: StrictObject({
    query: queryInput,
    workspaceId: IdString<WorkspaceId>({ minLength: 1, maxLength: 64, description: "Id of the workspace" }),
    permissions: Type.Array(StringEnum(permissions), {
      minItems: 1,
      maxItems: permissions.length,
      description: "Permissions to grant, among those that the client asks for",
    }),
    days: Type.Integer({
      minimum: 1,
      maximum: maxGrantDays,
      description: "Number of days after which the access ends",
    }),
  }),
  output: Type.Object(
    { redirectUrl: Type.String({ description: "Where to go with the code" }) },
    { title: "AuthorizationResponse" },
  ),
  example: {
    input: { query: queryExample, workspaceId: "ws_01kaph4c7jfzn9p8vdq1m2b6te", permissions: ["READ"], days: 90 },
    output: { redirectUrl: "http://127.0.0.1:41234/callback?code=lvc_…&state=af0ifjsldkj&iss=https%3A%2F%2Fbrand.example" },
  },
  rest: { method: "POST", path: "/api/v1/oauth/approvals" },
  async run(context, { query, workspaceId, permissions: chosen, days }) {
    const { user, roles } = requirePerson(context);
    // Every role may do what the three permissions allow; a test holds that against all operations.
    if (!roles.has(workspaceId)) throw new Failure("not_found", workspaceNotFoundMessage);
    const request = await parseAuthorizationRequest(context, query, user.id);
    const { client, redirectUri, demand } = request;
    if (demand instanceof OAuthError) throw new Failure("invalid", `The request cannot be granted: ${demand.description}`);
    const granted = chooseGranted(chosen, demand.permissions);
    const code = await runUnitOfWork(createCommandContext(context), async (tx) => {
      const { users, oauthGrants } = tx.repositories;
      if (!(await users.findMembership(workspaceId, user.id))) throw new Failure("not_found", workspaceNotFoundMessage);
      if ((await oauthGrants.listActiveByUser(user.id, tx.now, workspaceId)).length >= maxGrants)
        throw new Failure("conflict", `You have ${maxGrants} connected clients. Disconnect those that you no longer use.`);
      return await createGrant(tx, { ...demand, client, redirectUri, workspaceId, userId: user.id, permissions: granted, days });
    });
    return { redirectUrl: createResponseUrl(request, context.baseUrl, { code }) };
  },
});

/** The chosen permissions. Throws `invalid` for one that the client did not ask for. */
function chooseGranted(chosen: readonly Permission[], asked: readonly Permission[]): readonly Permission[] {
  const excess = chosen.find((permission) => !asked.includes(permission));
  if (excess !== undefined) throw new Failure("invalid", `permissions: the client did not ask for ${excess}.`);
  return permissions.filter((permission) => chosen.includes(permission));
}

import type { GrantId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { isId } from "#/kernel/ids";
import { IdString, StrictObject } from "#/kernel/schema";
import { isRoleAtLeast } from "#/model/caller";
import type { OAuthGrant } from "#/model/oauth-grant";
import { createCommandContext } from "#/operations/actor";
import type { Context } from "#/operations/context";
import { revokeGrant } from "#/operations/oauth/grants";
import { ConnectedClient, connectedClientExample, toConnectedClient } from "#/operations/oauth/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, type WorkspacePath, workspaceId } from "#/operations/workspaces/resolve";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

async function findGrant(
  context: Context,
  { id, grantId = "" }: WorkspacePath & { readonly grantId?: string },
): Promise<OAuthGrant | undefined> {
  const found = await findWorkspace(context, { id });
  return found && isId("grt", grantId) ? await context.store.oauthGrants.findInWorkspace(found.workspaceId, grantId) : undefined;
}

export const disconnectClient = defineOwnedOperation({
  name: "disconnect_client",
  title: "Disconnect a client",
  summary: "Ends the access of a remote client, effective immediately. Members can disconnect their own, owners and admins all.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({
    id: workspaceId,
    grantId: IdString<GrantId>({ minLength: 1, maxLength: 64, description: "Id of the client's access" }),
  }),
  output: ConnectedClient,
  example: { input: {}, output: { ...connectedClientExample, revokedAt: "2026-11-21T12:00:00.000Z" } },
  rest: { method: "DELETE", path: "/api/v1/workspaces/:id/connected-clients/:grantId" },
  notFoundMessage: "No connected client with this id exists in this workspace, or you do not have access to it.",
  find: findGrant,
  async run(context, _, grant) {
    const { caller } = context;
    const role = caller.kind === "person" ? caller.roles.get(grant.workspaceId) : undefined;
    const isOwn = caller.kind === "person" && caller.user.id === grant.userId;
    if (caller.kind !== "administrator" && !isOwn && !(role && isRoleAtLeast(role, "ADMIN")))
      throw new Failure("forbidden", "Disconnecting the client of another member requires the ADMIN role in the workspace.");
    await runUnitOfWork(createCommandContext(context), (tx) => revokeGrant(tx, grant, "revoked"));
    const current = await context.store.oauthGrants.findInWorkspace(grant.workspaceId, grant.id);
    return toConnectedClient(current ?? grant);
  },
});

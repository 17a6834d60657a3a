import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { ConnectedClient, connectedClientExample, toConnectedClient } from "#/operations/oauth/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { pageInput, toPage, toPageQuery } from "#/operations/paging";
import { findWorkspace, workspaceId, workspaceNotFoundMessage } from "#/operations/workspaces/resolve";

export const listConnectedClients = defineOwnedOperation({
  name: "list_connected_clients",
  title: "List connected clients",
  summary: "Lists the remote clients that members connected to the workspace. Tokens are never returned.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, ...pageInput("grt") }),
  output: Type.Object(
    {
      clients: Type.Array(ConnectedClient, {
        description: "Connected clients, oldest first, including those that were disconnected or expired in the last 30 days",
      }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
    },
    { title: "ConnectedClientList" },
  ),
  example: { input: { limit: 20 }, output: { clients: [connectedClientExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/connected-clients" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run({ store }, input, target) {
    const rows = await store.oauthGrants.listPage(target.workspaceId, toPageQuery(input));
    const { shown, nextCursor } = toPage(rows, input, ({ id }) => id);
    return { clients: shown.map(toConnectedClient), nextCursor };
  },
});

import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { endpointExample } from "#/operations/webhooks/schema";
import { endpointArgument, endpointId, findEndpoint, endpointNotFoundMessage } from "#/operations/webhooks/resolve";
import { changeEndpoint } from "#/operations/webhooks/change-endpoint";
import { DeletedResponse } from "#/operations/deleted-response";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";

export const deleteWebhookEndpoint = defineOwnedOperation({
  name: "delete_webhook_endpoint",
  title: "Delete a webhook endpoint",
  summary: "Deletes an endpoint and its delivery log. Pending deliveries are cancelled.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, endpointId }),
  output: DeletedResponse,
  example: { input: {}, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId" },
  cli: {
    command: "webhooks remove",
    arguments: [endpointArgument],
    flags: workspaceFlag,
    print: () => "Deleted the endpoint.",
    examples: [`livery webhooks remove ${endpointExample.id}`],
  },
  notFoundMessage: endpointNotFoundMessage,
  find: findEndpoint,
  run: (context, _, target) =>
    changeEndpoint(context, target, async ({ endpoint: { id }, repositories, audit: note }) => {
      await repositories.webhookEndpoints.remove(id);
      await note("webhook_endpoint.deleted");
      return { deleted: true as const };
    }),
});

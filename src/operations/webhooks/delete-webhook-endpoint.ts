import { StrictObject } from "#/kernel/schema";
import { ownedOperation } from "#/operations/operation";
import { endpointExample } from "#/operations/webhooks/endpoint-answer";
import { endpointArgument, endpointId, findEndpoint, noEndpoint } from "#/operations/webhooks/find-endpoint";
import { withEndpoint } from "#/operations/webhooks/with-endpoint";
import { DeletedAnswer } from "#/operations/workspaces/deleted-answer";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/find-workspace";

export const deleteWebhookEndpoint = ownedOperation({
  name: "delete_webhook_endpoint",
  title: "Delete a webhook endpoint",
  summary: "Removes an endpoint with its log. What waits for it is not sent any more.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, endpointId }),
  output: DeletedAnswer,
  example: { input: {}, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId" },
  cli: {
    verb: "webhooks remove",
    arguments: [endpointArgument],
    flags: workspaceFlag,
    print: () => "The endpoint is gone.",
    examples: [`livery webhooks remove ${endpointExample.id}`],
  },
  missing: noEndpoint,
  find: findEndpoint,
  run: (context, _, target) =>
    withEndpoint(context, target, async ({ endpoint: { id }, repositories, note }) => {
      await repositories.webhookEndpoints.remove(id);
      await note("webhook_endpoint.deleted");
      return { deleted: true as const };
    }),
});

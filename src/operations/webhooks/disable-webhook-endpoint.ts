import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { EndpointResponse, toEndpointResponse, endpointExample } from "#/operations/webhooks/schema";
import { endpointArgument, endpointId, findEndpoint, endpointNotFoundMessage } from "#/operations/webhooks/resolve";
import { changeEndpoint } from "#/operations/webhooks/change-endpoint";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";

export const disableWebhookEndpoint = defineOwnedOperation({
  name: "disable_webhook_endpoint",
  title: "Disable a webhook endpoint",
  summary: "Stops sending events to an endpoint and cancels its pending deliveries. Its delivery log is kept.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, endpointId }),
  output: EndpointResponse,
  example: { input: {}, output: { ...endpointExample, status: "DISABLED" } },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/disable" },
  cli: {
    command: "webhooks disable",
    arguments: [endpointArgument],
    flags: workspaceFlag,
    print: ({ url }: EndpointResponse) => `Disabled ${url}. It receives no events.`,
    examples: [`livery webhooks disable ${endpointExample.id}`],
  },
  notFoundMessage: endpointNotFoundMessage,
  find: findEndpoint,
  run: (context, _, target) =>
    changeEndpoint(context, target, async ({ endpoint, repositories, now, update: set, audit: note }) => {
      if (endpoint.status === "DISABLED") return toEndpointResponse(endpoint);
      await repositories.deliveries.cancel(endpoint.id, now.getTime());
      await note("webhook_endpoint.disabled", { formerStatus: endpoint.status });
      return toEndpointResponse(
        await set({ status: "DISABLED", pausedAt: null, pausedReason: null, updatedAt: now.toISOString() }),
      );
    }),
});

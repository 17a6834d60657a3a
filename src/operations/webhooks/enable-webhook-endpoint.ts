import { StrictObject } from "#/kernel/schema";
import { enabledFields } from "#/model/webhook-endpoint";
import { defineOwnedOperation } from "#/operations/operation";
import { EndpointResponse, toEndpointResponse, endpointExample } from "#/operations/webhooks/schema";
import { endpointArgument, endpointId, findEndpoint, endpointNotFoundMessage } from "#/operations/webhooks/resolve";
import { changeEndpoint } from "#/operations/webhooks/change-endpoint";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";

export const enableWebhookEndpoint = defineOwnedOperation({
  name: "enable_webhook_endpoint",
  title: "Enable a webhook endpoint",
  summary: "Enables an endpoint that was disabled by a user or paused by Livery. Cancelled deliveries are not sent again.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, endpointId }),
  output: EndpointResponse,
  example: { input: {}, output: endpointExample },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/enable" },
  cli: {
    command: "webhooks enable",
    arguments: [endpointArgument],
    flags: workspaceFlag,
    print: ({ url }: EndpointResponse) => `Enabled ${url}. It receives events again.`,
    examples: [`livery webhooks enable ${endpointExample.id}`],
  },
  notFoundMessage: endpointNotFoundMessage,
  find: findEndpoint,
  run: (context, _, target) =>
    changeEndpoint(context, target, async ({ endpoint, now, update: set, audit: note }) => {
      if (endpoint.status === "ENABLED") return toEndpointResponse(endpoint);
      await note("webhook_endpoint.enabled", { formerStatus: endpoint.status });
      return toEndpointResponse(await set({ ...enabledFields, updatedAt: now.toISOString() }));
    }),
});

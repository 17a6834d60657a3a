import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { EndpointResponse, toEndpointResponse, endpointExample } from "#/operations/webhooks/schema";
import { endpointId, findEndpoint, endpointNotFoundMessage } from "#/operations/webhooks/resolve";
import { workspaceId } from "#/operations/workspaces/resolve";

export const getWebhookEndpoint = defineOwnedOperation({
  name: "get_webhook_endpoint",
  title: "Get a webhook endpoint",
  summary: "Returns an endpoint and its delivery health. The secret is not included.",
  tag: "Webhooks",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, endpointId }),
  output: EndpointResponse,
  example: { input: {}, output: endpointExample },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId" },
  notFoundMessage: endpointNotFoundMessage,
  find: findEndpoint,
  run: async (_, __, { endpoint }) => toEndpointResponse(endpoint),
});

import { StrictObject } from "#/kernel/schema";
import { ownedOperation } from "#/operations/operation";
import { EndpointAnswer, endpointAnswer, endpointExample } from "#/operations/webhooks/endpoint-answer";
import { endpointId, findEndpoint, noEndpoint } from "#/operations/webhooks/find-endpoint";
import { workspaceId } from "#/operations/workspaces/find-workspace";

export const getWebhookEndpoint = ownedOperation({
  name: "get_webhook_endpoint",
  title: "Look at a webhook endpoint",
  summary: "One endpoint and how it fares, without its secret.",
  tag: "Webhooks",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, endpointId }),
  output: EndpointAnswer,
  example: { input: {}, output: endpointExample },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId" },
  missing: noEndpoint,
  find: findEndpoint,
  run: async (_, __, { endpoint }) => endpointAnswer(endpoint),
});

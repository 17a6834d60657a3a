import { StrictObject } from "#/kernel/schema";
import { enabledFields } from "#/model/webhook-endpoint";
import { ownedOperation } from "#/operations/operation";
import { EndpointAnswer, endpointAnswer, endpointExample } from "#/operations/webhooks/endpoint-answer";
import { endpointArgument, endpointId, findEndpoint, noEndpoint } from "#/operations/webhooks/find-endpoint";
import { withEndpoint } from "#/operations/webhooks/with-endpoint";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/find-workspace";

export const enableWebhookEndpoint = ownedOperation({
  name: "enable_webhook_endpoint",
  title: "Switch a webhook endpoint on",
  summary:
    "Has an endpoint told again from now on, whether a person or Livery switched it off. What was cancelled is not made up for.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, endpointId }),
  output: EndpointAnswer,
  example: { input: {}, output: endpointExample },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/enable" },
  cli: {
    verb: "webhooks enable",
    arguments: [endpointArgument],
    flags: workspaceFlag,
    print: ({ url }: EndpointAnswer) => `${url} is told again.`,
    examples: [`livery webhooks enable ${endpointExample.id}`],
  },
  missing: noEndpoint,
  find: findEndpoint,
  run: (context, _, target) =>
    withEndpoint(context, target, async ({ endpoint, now, set, note }) => {
      if (endpoint.status === "ENABLED") return endpointAnswer(endpoint);
      await note("webhook_endpoint.enabled", { formerStatus: endpoint.status });
      return endpointAnswer(await set({ ...enabledFields, updatedAt: now.toISOString() }));
    }),
});

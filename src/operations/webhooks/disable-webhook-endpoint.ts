import { StrictObject } from "#/kernel/schema";
import { ownedOperation } from "#/operations/operation";
import { EndpointAnswer, endpointAnswer, endpointExample } from "#/operations/webhooks/endpoint-answer";
import { endpointArgument, endpointId, findEndpoint, noEndpoint } from "#/operations/webhooks/find-endpoint";
import { withEndpoint } from "#/operations/webhooks/with-endpoint";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/find-workspace";

export const disableWebhookEndpoint = ownedOperation({
  name: "disable_webhook_endpoint",
  title: "Switch a webhook endpoint off",
  summary: "Has an endpoint told nothing more, and cancels what waits for it. Its log stays.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, endpointId }),
  output: EndpointAnswer,
  example: { input: {}, output: { ...endpointExample, status: "DISABLED" } },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/disable" },
  cli: {
    verb: "webhooks disable",
    arguments: [endpointArgument],
    flags: workspaceFlag,
    print: ({ url }: EndpointAnswer) => `${url} is told nothing more.`,
    examples: [`livery webhooks disable ${endpointExample.id}`],
  },
  missing: noEndpoint,
  find: findEndpoint,
  run: (context, _, target) =>
    withEndpoint(context, target, async ({ endpoint, repositories, now, set, note }) => {
      if (endpoint.status === "DISABLED") return endpointAnswer(endpoint);
      await repositories.deliveries.cancel(endpoint.id, now.getTime());
      await note("webhook_endpoint.disabled", { formerStatus: endpoint.status });
      return endpointAnswer(await set({ status: "DISABLED", pausedAt: null, pausedReason: null, updatedAt: now.toISOString() }));
    }),
});

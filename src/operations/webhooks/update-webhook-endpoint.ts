import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { ownedOperation } from "#/operations/operation";
import { hostOf } from "#/operations/webhooks/audited-host";
import { EndpointAnswer, endpointAnswer, endpointExample, printEndpoint } from "#/operations/webhooks/endpoint-answer";
import { acceptDescription, acceptEvents, endpointInput } from "#/operations/webhooks/endpoint-input";
import { endpointArgument, endpointId, findEndpoint, noEndpoint } from "#/operations/webhooks/find-endpoint";
import { withEndpoint } from "#/operations/webhooks/with-endpoint";
import { judgingVerb } from "#/operations/webhooks/webhook-flags";
import { workspaceId } from "#/operations/workspaces/find-workspace";
import { getWebhookEndpoint } from "#/operations/webhooks/get-webhook-endpoint";

export const updateWebhookEndpoint = ownedOperation({
  name: "update_webhook_endpoint",
  title: "Change a webhook endpoint",
  summary: "Changes where an endpoint is, what it is told of, or what is said of it. The secret stays.",
  description: "Deliveries that wait for another attempt go to the new address.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: workspaceId,
    endpointId,
    ...endpointInput,
    url: Type.Optional(endpointInput.url),
    events: Type.Optional({ ...endpointInput.events, description: "What it is to be told of from now on" }),
  }),
  output: EndpointAnswer,
  example: { input: { events: ["design.published"] }, output: { ...endpointExample, events: ["design.published"] } },
  rest: { method: "PATCH", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId" },
  cli: {
    verb: "webhooks update",
    arguments: [endpointArgument],
    ...judgingVerb,
    print: printEndpoint,
    examples: [`livery webhooks update ${endpointExample.id} --url https://hooks.acme.example/v2`],
  },
  reads: getWebhookEndpoint,
  missing: noEndpoint,
  find: findEndpoint,
  async run(context, given, target) {
    const { description, events } = given;
    if (given.url === undefined && events === undefined && description === undefined)
      throw new Failure("invalid", "Give at least one of url, events and description.");
    const url = given.url === undefined ? undefined : await context.vetTarget(given.url);
    return await withEndpoint(context, target, async ({ endpoint, now, set, note }) => {
      const changed = await set({
        updatedAt: now.toISOString(),
        ...(url !== undefined && url !== endpoint.url && { url, failingSince: null }),
        ...(events && { events: acceptEvents(events) }),
        ...(description !== undefined && { description: acceptDescription(description) }),
      });
      await note("webhook_endpoint.updated", { ...hostOf(changed.url), events: changed.events.join(",") });
      return endpointAnswer(changed);
    });
  },
});

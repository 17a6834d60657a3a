import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { getAuditedHost } from "#/model/webhook-endpoint";
import { EndpointResponse, toEndpointResponse, endpointExample, printEndpoint } from "#/operations/webhooks/schema";
import { normalizeDescription, normalizeEvents, endpointInput } from "#/operations/webhooks/endpoint-input";
import { endpointArgument, endpointId, findEndpoint, endpointNotFoundMessage } from "#/operations/webhooks/resolve";
import { changeEndpoint } from "#/operations/webhooks/change-endpoint";
import { urlValidatingCommand } from "#/operations/webhooks/webhook-flags";
import { workspaceId } from "#/operations/workspaces/resolve";
import { getWebhookEndpoint } from "#/operations/webhooks/get-webhook-endpoint";

export const updateWebhookEndpoint = defineOwnedOperation({
  name: "update_webhook_endpoint",
  title: "Update a webhook endpoint",
  summary: "Updates an endpoint's URL, subscribed events or description. The signing secret is unchanged.",
  description: "Pending retries are sent to the new URL.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: workspaceId,
    endpointId,
    ...endpointInput,
    url: Type.Optional(endpointInput.url),
    events: Type.Optional({ ...endpointInput.events, description: "Events to send from now on" }),
  }),
  output: EndpointResponse,
  example: { input: { events: ["design.published"] }, output: { ...endpointExample, events: ["design.published"] } },
  rest: { method: "PATCH", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId" },
  cli: {
    command: "webhooks update",
    arguments: [endpointArgument],
    ...urlValidatingCommand,
    print: printEndpoint,
    examples: [`livery webhooks update ${endpointExample.id} --url https://hooks.acme.example/v2`],
  },
  readOperation: getWebhookEndpoint,
  notFoundMessage: endpointNotFoundMessage,
  find: findEndpoint,
  async run(context, endpointChanges, target) {
    const { description, events } = endpointChanges;
    if (endpointChanges.url === undefined && events === undefined && description === undefined)
      throw new Failure("invalid", "Send at least one of: url, events, description.");
    const url = endpointChanges.url === undefined ? undefined : await context.validateWebhookUrl(endpointChanges.url);
    return await changeEndpoint(context, target, async ({ endpoint, now, update: set, audit: note }) => {
      const changed = await set({
        updatedAt: now.toISOString(),
        ...(url !== undefined && url !== endpoint.url && { url, failingSince: null }),
        ...(events && { events: normalizeEvents(events) }),
        ...(description !== undefined && { description: normalizeDescription(description) }),
      });
      await note("webhook_endpoint.updated", { ...getAuditedHost(changed.url), events: changed.events.join(",") });
      return toEndpointResponse(changed);
    });
  },
});

import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { StrictObject } from "#/kernel/schema";
import { maxWebhookEndpoints } from "#/model/limits";
import { type WebhookEndpoint, getAuditedHost } from "#/model/webhook-endpoint";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { toEndpointResponse, endpointExample, IssuedEndpointResponse, secretExample } from "#/operations/webhooks/schema";
import { normalizeDescription, normalizeEvents, endpointInput } from "#/operations/webhooks/endpoint-input";
import { sendingCommand } from "#/operations/webhooks/webhook-flags";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";
import { assertCanManage } from "#/operations/workspaces/member-rules";
import { createSigningSecret } from "#/webhooks/signature";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const createWebhookEndpoint = defineOwnedOperation({
  name: "create_webhook_endpoint",
  title: "Create a webhook endpoint",
  summary: "Creates an endpoint that receives the events of the workspace. Returns the secret that signs its deliveries.",
  description: `A workspace can have up to ${maxWebhookEndpoints} endpoints. Owners and admins can reveal the secret again later.`,
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, ...endpointInput }),
  output: IssuedEndpointResponse,
  example: {
    input: { url: endpointExample.url, events: endpointExample.events, description: "Rebuilds the storefront" },
    output: { ...endpointExample, lastSuccessAt: null, secret: secretExample },
  },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/webhook-endpoints", success: 201 },
  cli: {
    command: "webhooks add",
    arguments: [{ property: "url", label: "URL" }],
    ...sendingCommand,
    print: ({ id, url, secret }: IssuedEndpointResponse) =>
      `Added ${id}, which sends events to ${url}\nSigning secret: ${secret}`,
    examples: [
      "livery webhooks add https://hooks.acme.example/livery",
      "livery webhooks add https://hooks.acme.example/livery --events design.published,project.finalized",
    ],
  },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, { url, events, description = "" }, target) {
    const { caller, clock, secrets, validateWebhookUrl } = context;
    const now = clock.now().toISOString();
    const id = createId("whe");
    const secret = createSigningSecret();
    const endpoint: WebhookEndpoint = {
      id,
      workspaceId: target.workspaceId,
      url: await validateWebhookUrl(url),
      description: normalizeDescription(description),
      events: normalizeEvents(events),
      status: "ENABLED",
      secret: secrets.seal(secret, id),
      previousSecret: null,
      previousSecretUntilMs: null,
      createdBy: caller.kind === "person" ? caller.user.id : null,
      createdAt: now,
      updatedAt: now,
      lastSuccessAt: null,
      failingSince: null,
      pausedAt: null,
      pausedReason: null,
    };
    await runUnitOfWork(createCommandContext(context), async ({ repositories, audit }) => {
      await assertCanManage(context, repositories, target.workspaceId, "MEMBER");
      if (!(await repositories.webhookEndpoints.add(endpoint, maxWebhookEndpoints)))
        throw new Failure(
          "conflict",
          `This workspace has reached the limit of ${maxWebhookEndpoints} webhook endpoints. Delete one before you add another.`,
        );
      const details = { ...getAuditedHost(endpoint.url), events: endpoint.events.join(",") };
      await audit({ action: "webhook_endpoint.created", workspaceId: target.workspaceId, targetId: id, details });
    });
    return { ...toEndpointResponse(endpoint), secret };
  },
});

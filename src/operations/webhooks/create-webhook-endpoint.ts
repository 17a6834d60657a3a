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
  title: "Add a webhook endpoint",
  summary:
    "Adds an address that is told of what happens in the workspace, and gives the secret that its deliveries are signed with.",
  description: `A workspace has at most ${maxWebhookEndpoints} of them. Owners and admins can look the secret up again.`,
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
    print: ({ id, url, secret }: IssuedEndpointResponse) => `${id} is told at ${url}\nIts signing secret: ${secret}`,
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
          `This workspace has ${maxWebhookEndpoints} webhook endpoints, and more it cannot have. Delete one that is not needed any more.`,
        );
      const details = { ...getAuditedHost(endpoint.url), events: endpoint.events.join(",") };
      await audit({ action: "webhook_endpoint.created", workspaceId: target.workspaceId, targetId: id, details });
    });
    return { ...toEndpointResponse(endpoint), secret };
  },
});

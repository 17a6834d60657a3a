import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { attemptReasons } from "#/model/attempt-reason";
import { defineOwnedOperation } from "#/operations/operation";
import {
  endpointExample,
  printSecret,
  SecretResponse,
  toSecretResponse,
  secretResponseExample,
} from "#/operations/webhooks/schema";
import { endpointArgument, endpointId, findEndpoint, endpointNotFoundMessage } from "#/operations/webhooks/resolve";
import { changeEndpoint } from "#/operations/webhooks/change-endpoint";
import { sealingCommand } from "#/operations/webhooks/webhook-flags";
import { workspaceId } from "#/operations/workspaces/resolve";

export const revealWebhookSecret = defineOwnedOperation({
  name: "reveal_webhook_secret",
  title: "Reveal a signing secret",
  summary: "Returns an endpoint's signing secret. Each request is recorded in the audit log.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, endpointId }),
  output: SecretResponse,
  example: { input: {}, output: { ...secretResponseExample, previousSecretUntil: null } },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/reveal" },
  cli: {
    command: "webhooks reveal",
    arguments: [endpointArgument],
    ...sealingCommand,
    print: printSecret,
    examples: [`livery webhooks reveal ${endpointExample.id}`],
  },
  notFoundMessage: endpointNotFoundMessage,
  find: findEndpoint,
  run: (context, _, target) =>
    changeEndpoint(context, target, async ({ endpoint, now, audit: note }) => {
      const secret = context.secrets.open(endpoint.secret, endpoint.id);
      if (secret === undefined) throw new Failure("conflict", attemptReasons.secret_unreadable);
      await note("webhook_secret.revealed");
      return toSecretResponse(endpoint, secret, now);
    }),
});

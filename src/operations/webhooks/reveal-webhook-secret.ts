import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { attemptReasons } from "#/model/attempt-reason";
import { ownedOperation } from "#/operations/operation";
import { endpointExample } from "#/operations/webhooks/endpoint-answer";
import { endpointArgument, endpointId, findEndpoint, noEndpoint } from "#/operations/webhooks/find-endpoint";
import { printSecret, SecretAnswer, secretAnswer, secretAnswerExample } from "#/operations/webhooks/secret-answer";
import { withEndpoint } from "#/operations/webhooks/with-endpoint";
import { sealingVerb } from "#/operations/webhooks/webhook-flags";
import { workspaceId } from "#/operations/workspaces/find-workspace";

export const revealWebhookSecret = ownedOperation({
  name: "reveal_webhook_secret",
  title: "Look a signing secret up",
  summary: "Shows an endpoint's signing secret again. Each time is written into the audit log.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, endpointId }),
  output: SecretAnswer,
  example: { input: {}, output: { ...secretAnswerExample, previousSecretUntil: null } },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/reveal" },
  cli: {
    verb: "webhooks reveal",
    arguments: [endpointArgument],
    ...sealingVerb,
    print: printSecret,
    examples: [`livery webhooks reveal ${endpointExample.id}`],
  },
  missing: noEndpoint,
  find: findEndpoint,
  run: (context, _, target) =>
    withEndpoint(context, target, async ({ endpoint, now, note }) => {
      const secret = context.secrets.open(endpoint.secret, endpoint.id);
      if (secret === undefined) throw new Failure("conflict", attemptReasons.secret_unreadable);
      await note("webhook_secret.revealed");
      return secretAnswer(endpoint, secret, now);
    }),
});

import { StrictObject } from "#/kernel/schema";
import { rotateEndpointSecret } from "#/model/webhook-endpoint";
import { ownedOperation } from "#/operations/operation";
import { endpointExample } from "#/operations/webhooks/endpoint-answer";
import { endpointArgument, endpointId, findEndpoint, noEndpoint } from "#/operations/webhooks/find-endpoint";
import { printSecret, SecretAnswer, secretAnswer, secretAnswerExample } from "#/operations/webhooks/secret-answer";
import { withEndpoint } from "#/operations/webhooks/with-endpoint";
import { sealingVerb } from "#/operations/webhooks/webhook-flags";
import { workspaceId } from "#/operations/workspaces/find-workspace";
import { createSigningSecret } from "#/webhooks/signature";

export const rotateWebhookSecret = ownedOperation({
  name: "rotate_webhook_secret",
  title: "Give an endpoint a new signing secret",
  summary: "Makes a new signing secret, which signs from the next attempt on.",
  description:
    "For a day the header `webhook-signature` lists a signature of the secret before as well, so that receivers can change over. A second rotation within that day ends the first secret.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, endpointId }),
  output: SecretAnswer,
  example: { input: {}, output: secretAnswerExample },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/rotate" },
  cli: {
    verb: "webhooks rotate",
    arguments: [endpointArgument],
    ...sealingVerb,
    print: printSecret,
    examples: [`livery webhooks rotate ${endpointExample.id}`],
  },
  missing: noEndpoint,
  find: findEndpoint,
  run: (context, _, target) =>
    withEndpoint(context, target, async ({ endpoint, now, set, note }) => {
      const secret = createSigningSecret();
      const change = rotateEndpointSecret(endpoint, context.secrets.seal(secret, endpoint.id), now.getTime());
      await note("webhook_secret.rotated");
      return secretAnswer(await set({ ...change, updatedAt: now.toISOString() }), secret, now);
    }),
});

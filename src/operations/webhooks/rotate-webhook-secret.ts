import { StrictObject } from "#/kernel/schema";
import { rotateEndpointSecret } from "#/model/webhook-endpoint";
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
import { createSigningSecret } from "#/webhooks/signature";

export const rotateWebhookSecret = defineOwnedOperation({
  name: "rotate_webhook_secret",
  title: "Rotate an endpoint's signing secret",
  summary: "Replaces the signing secret. The new secret signs all attempts from now on.",
  description:
    "For 24 hours, the `webhook-signature` header also contains a signature with the previous secret, so that " +
    "receivers can switch. A second rotation in that time invalidates the first secret.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, endpointId }),
  output: SecretResponse,
  example: { input: {}, output: secretResponseExample },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/rotate" },
  cli: {
    command: "webhooks rotate",
    arguments: [endpointArgument],
    ...sealingCommand,
    print: printSecret,
    examples: [`livery webhooks rotate ${endpointExample.id}`],
  },
  notFoundMessage: endpointNotFoundMessage,
  find: findEndpoint,
  run: (context, _, target) =>
    changeEndpoint(context, target, async ({ endpoint, now, update: set, audit: note }) => {
      const secret = createSigningSecret();
      const change = rotateEndpointSecret(endpoint, context.secrets.seal(secret, endpoint.id), now.getTime());
      await note("webhook_secret.rotated");
      return toSecretResponse(await set({ ...change, updatedAt: now.toISOString() }), secret, now);
    }),
});

import { type Static, Type } from "@sinclair/typebox";
import { Nullable } from "#/kernel/schema";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import { endpointExample, secretExample } from "#/operations/webhooks/schema";

/** An endpoint's signing secret, and the one before while it signs as well. */
export const SecretResponse = Type.Object(
  {
    id: Type.String({ description: "The endpoint's id" }),
    secret: Type.String({ description: "The secret that deliveries are signed with" }),
    previousSecretUntil: Nullable(
      Type.String({
        format: "date-time",
        description: "Until when the secret before it signs as well; null where there is none",
      }),
    ),
  },
  { title: "WebhookSecret" },
);
export type SecretResponse = Static<typeof SecretResponse>;

/** An endpoint's secret as it is answered at `now`. */
export function toSecretResponse(
  { id, previousSecretUntilMs: untilMs }: WebhookEndpoint,
  secret: string,
  now: Date,
): SecretResponse {
  const isOverlap = untilMs !== null && untilMs > now.getTime();
  return { id, secret, previousSecretUntil: isOverlap ? new Date(untilMs).toISOString() : null };
}

/** What the API description shows. */
export const secretResponseExample: SecretResponse = {
  id: endpointExample.id,
  secret: secretExample,
  previousSecretUntil: "2026-11-22T10:00:00.000Z",
};

/** How a terminal shows it. */
export const printSecret = ({ secret, previousSecretUntil }: SecretResponse) =>
  [secret, ...(previousSecretUntil ? [`The secret before it signs as well until ${previousSecretUntil}.`] : [])].join("\n");

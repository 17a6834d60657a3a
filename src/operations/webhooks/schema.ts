import type { DeliveryId, EndpointId, UserId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import { workspaceEvents, systemEvents } from "#/model/event";
import { endpointStatuses, type WebhookEndpoint } from "#/model/webhook-endpoint";
import { describeAttemptReason } from "#/model/attempt-reason";
import { type Delivery, type DeliveryAttempt, deliveryStates } from "#/model/delivery";

const createDateTimeSchema = (description: string) => Type.String({ format: "date-time", description });

const endpointFields = {
  id: IdString<EndpointId>({ description: "Id of the endpoint" }),
  url: Type.String({ description: "URL that receives deliveries" }),
  description: Nullable(Type.String({ description: "Description of the endpoint" })),
  events: Type.Array(StringEnum(workspaceEvents), { description: "Subscribed events. `webhook.test` is always sent" }),
  status: StringEnum(endpointStatuses, {
    description:
      "ENABLED: receives events. DISABLED: disabled by a user. PAUSED: paused by Livery after days of failed deliveries",
  }),
  createdBy: Nullable(
    IdString<UserId>({ description: "Id of the user who created the endpoint; null if created on the command line" }),
  ),
  createdAt: createDateTimeSchema("When the endpoint was created"),
  updatedAt: createDateTimeSchema("When the endpoint was last updated"),
  lastSuccessAt: Nullable(createDateTimeSchema("When a delivery last succeeded, to the minute; null if never")),
  failingSince: Nullable(createDateTimeSchema("When deliveries started to fail; null if the last one succeeded")),
  pausedAt: Nullable(createDateTimeSchema("When Livery paused the endpoint; null if it is not paused")),
  pausedReason: Nullable(Type.String({ description: "Why Livery paused the endpoint; null if it is not paused" })),
};

/** An endpoint, without its secret. */
export const EndpointResponse = Type.Object(endpointFields, { title: "WebhookEndpoint" });
export type EndpointResponse = Static<typeof EndpointResponse>;

/** A newly created endpoint with its signing secret. */
export const IssuedEndpointResponse = Type.Object(
  { ...endpointFields, secret: Type.String({ description: "The signing secret. Store it where the receiver can read it" }) },
  { title: "IssuedWebhookEndpoint" },
);
export type IssuedEndpointResponse = Static<typeof IssuedEndpointResponse>;

export const toEndpointResponse = ({
  id,
  url,
  description,
  events,
  workspaceId,
  secret,
  previousSecret,
  previousSecretUntilMs,
  ...state
}: WebhookEndpoint): EndpointResponse => ({ id, url, description, events: [...events], ...state });

export const endpointExample: EndpointResponse = {
  id: "whe_01kaph4c7ke0sbx1v0s1kq4s4m",
  url: "https://hooks.acme.example/livery",
  description: "Rebuilds the storefront",
  events: ["design.published", "project.finalized"],
  status: "ENABLED",
  createdBy: "usr_01kaph4c7ke0sbx1v0s1kq4s4m",
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
  lastSuccessAt: "2026-11-21T10:05:00.000Z",
  failingSince: null,
  pausedAt: null,
  pausedReason: null,
};
export const secretExample = "whsec_c2lnbmF0dXJlcyBhcmUgbWFkZSB3aXRoIHRoaXMgb25l";

/** Formats an endpoint as one line. */
export const printEndpoint = ({ id, url, status, events, lastSuccessAt, failingSince }: EndpointResponse) =>
  [
    id,
    status,
    url,
    events.join(","),
    failingSince ? `failing since ${failingSince}` : lastSuccessAt ? `last success ${lastSuccessAt}` : "no deliveries yet",
  ].join("  ");

const AttemptResponse = Type.Object(
  {
    at: createDateTimeSchema("When the attempt began"),
    durationMs: Type.Integer({ description: "Duration of the attempt, milliseconds" }),
    status: Nullable(Type.Integer({ description: "HTTP status of the response; null if there was none" })),
    reason: Nullable(Type.String({ description: "Stable code of the failure reason; null if the attempt succeeded" })),
    says: Nullable(Type.String({ description: "Failure reason as text; null if the attempt succeeded" })),
    answer: Type.String({ description: "First 2 KB of the response body, as text" }),
  },
  { title: "DeliveryAttempt" },
);
type AttemptResponse = Static<typeof AttemptResponse>;

const deliveryFields = {
  id: IdString<DeliveryId>({ description: "Id of the delivery, equal to `id` in its body" }),
  event: StringEnum([...workspaceEvents, ...systemEvents], { description: "Name of the event" }),
  status: StringEnum(deliveryStates, {
    description:
      "PENDING: waits for an attempt. SUCCEEDED: the response was 2xx. FAILED: all three attempts failed. EXPIRED: " +
      "could not be sent in time. CANCELLED: the endpoint was disabled or deleted",
  }),
  attemptCount: Type.Integer({ description: "Number of attempts, up to three" }),
  isUnderWay: Type.Boolean({ description: "Whether an attempt is in progress" }),
  nextAttemptAt: Nullable(createDateTimeSchema("When the next attempt is due; null if none is due or one is in progress")),
  createdAt: createDateTimeSchema("When the delivery was created"),
  finishedAt: Nullable(createDateTimeSchema("When the delivery finished; null while it is pending")),
  redeliveryOf: Nullable(
    IdString<DeliveryId>({ description: "Id of the original delivery if this is a redelivery; otherwise null" }),
  ),
};

/** A delivery in the log. */
export const DeliveryResponse = Type.Object(
  { ...deliveryFields, lastAttempt: Nullable(AttemptResponse) },
  { title: "WebhookDelivery" },
);
export type DeliveryResponse = Static<typeof DeliveryResponse>;

/** A delivery with its body and all attempts. */
export const DeliveryDetailsResponse = Type.Object(
  {
    ...deliveryFields,
    attempts: Type.Array(AttemptResponse, { description: "Attempts, oldest first" }),
    body: Type.String({ description: "The request body as signed and sent" }),
  },
  { title: "WholeWebhookDelivery" },
);
export type DeliveryDetailsResponse = Static<typeof DeliveryDetailsResponse>;

const toAttemptResponse = ({ at: startedAt, durationMs, status, reason, answer }: DeliveryAttempt): AttemptResponse => ({
  at: startedAt,
  durationMs,
  status,
  reason,
  says: reason === null ? null : describeAttemptReason(reason),
  answer,
});

const toTimestamp = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
const toDeliveryFields = ({
  id,
  event,
  state,
  attemptCount,
  leasedBy,
  nextAttemptAtMs,
  createdAt,
  finishedAtMs,
  redeliveryOf,
}: Delivery) => ({
  id,
  event,
  status: state,
  attemptCount,
  isUnderWay: state === "PENDING" && leasedBy !== null,
  nextAttemptAt: leasedBy === null ? toTimestamp(nextAttemptAtMs) : null,
  createdAt,
  finishedAt: toTimestamp(finishedAtMs),
  redeliveryOf,
});

export const toDeliveryResponse = (delivery: Delivery): DeliveryResponse => {
  const last = delivery.attempts.at(-1);
  return { ...toDeliveryFields(delivery), lastAttempt: last ? toAttemptResponse(last) : null };
};

export const toDeliveryDetailsResponse = (delivery: Delivery): DeliveryDetailsResponse => ({
  ...toDeliveryFields(delivery),
  attempts: delivery.attempts.map(toAttemptResponse),
  body: delivery.body,
});

/** An endpoint's signing secret, and until when the previous one stays valid. */
export const SecretResponse = Type.Object(
  {
    id: IdString<EndpointId>({ description: "Id of the endpoint" }),
    secret: Type.String({ description: "The secret that signs deliveries" }),
    previousSecretUntil: Nullable(
      Type.String({
        format: "date-time",
        description: "Until when the previous secret also signs deliveries; null if there is none",
      }),
    ),
  },
  { title: "WebhookSecret" },
);
export type SecretResponse = Static<typeof SecretResponse>;

/** Maps an endpoint's secret to its response at `now`. */
export function toSecretResponse(
  { id, previousSecretUntilMs: untilMs }: WebhookEndpoint,
  secret: string,
  now: Date,
): SecretResponse {
  const isOverlap = untilMs !== null && untilMs > now.getTime();
  return { id, secret, previousSecretUntil: isOverlap ? new Date(untilMs).toISOString() : null };
}

export const secretResponseExample: SecretResponse = {
  id: endpointExample.id,
  secret: secretExample,
  previousSecretUntil: "2026-11-22T10:00:00.000Z",
};

/** Formats a secret for a terminal. */
export const printSecret = ({ secret, previousSecretUntil }: SecretResponse) =>
  [secret, ...(previousSecretUntil ? [`The previous secret stays valid until ${previousSecretUntil}.`] : [])].join("\n");

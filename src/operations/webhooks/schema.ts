import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { workspaceEvents, systemEvents } from "#/model/event";
import { endpointStatuses, type WebhookEndpoint } from "#/model/webhook-endpoint";
import { describeAttemptReason } from "#/model/attempt-reason";
import { type Delivery, type DeliveryAttempt, deliveryStates } from "#/model/delivery";

const createDateTimeSchema = (description: string) => Type.String({ format: "date-time", description });

const endpointFields = {
  id: Type.String({ description: "The endpoint's id" }),
  url: Type.String({ description: "Where deliveries are sent" }),
  description: Nullable(Type.String({ description: "What it is for, as somebody wrote it" })),
  events: Type.Array(StringEnum(workspaceEvents), { description: "What it is told of; `webhook.test` reaches it in any case" }),
  status: StringEnum(endpointStatuses, {
    description:
      "ENABLED ones are told; DISABLED ones were switched off by a person, PAUSED ones by Livery after days without a success",
  }),
  createdBy: Nullable(Type.String({ description: "Id of the person who added it; null for the command line" })),
  createdAt: createDateTimeSchema("When it was added"),
  updatedAt: createDateTimeSchema("When anybody changed it last"),
  lastSuccessAt: Nullable(createDateTimeSchema("When something was delivered last, to the minute")),
  failingSince: Nullable(createDateTimeSchema("The first failure since the last success; null while all is well")),
  pausedAt: Nullable(createDateTimeSchema("When Livery paused it")),
  pausedReason: Nullable(Type.String({ description: "Why Livery paused it" })),
};

/** An endpoint as everybody of the workspace sees it: never its secret. */
export const EndpointResponse = Type.Object(endpointFields, { title: "WebhookEndpoint" });
export type EndpointResponse = Static<typeof EndpointResponse>;

/** An endpoint as its making answers it. */
export const IssuedEndpointResponse = Type.Object(
  { ...endpointFields, secret: Type.String({ description: "The signing secret; keep it where the receiver can read it" }) },
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

/** What the API description shows. */
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

/** An endpoint in one line of a terminal. */
export const printEndpoint = ({ id, url, status, events, lastSuccessAt, failingSince }: EndpointResponse) =>
  [
    id,
    status,
    url,
    events.join(","),
    failingSince ? `failing since ${failingSince}` : lastSuccessAt ? `last success ${lastSuccessAt}` : "nothing delivered yet",
  ].join("  ");

const AttemptResponse = Type.Object(
  {
    at: createDateTimeSchema("When it began"),
    durationMs: Type.Integer({ description: "How long it took, milliseconds" }),
    status: Nullable(Type.Integer({ description: "The HTTP status that came back; null where none did" })),
    reason: Nullable(Type.String({ description: "Why it failed, as a code that stays the same; null where it did not" })),
    says: Nullable(Type.String({ description: "Why it failed, for people; null where it did not" })),
    answer: Type.String({ description: "The first 2 KB of the answer, as text" }),
  },
  { title: "DeliveryAttempt" },
);
type AttemptResponse = Static<typeof AttemptResponse>;

const deliveryFields = {
  id: Type.String({ description: "The delivery's id, equal to `id` in its body" }),
  event: StringEnum([...workspaceEvents, ...systemEvents], { description: "What it tells" }),
  status: StringEnum(deliveryStates, {
    description:
      "PENDING ones are still tried; SUCCEEDED ones were answered 2xx; FAILED ones had their three attempts; EXPIRED ones could no longer come in time; CANCELLED ones lost their endpoint",
  }),
  attemptCount: Type.Integer({ description: "How many attempts have begun, three at most" }),
  isUnderWay: Type.Boolean({ description: "Whether an attempt is being made just now" }),
  nextAttemptAt: Nullable(createDateTimeSchema("When the next attempt is due; null where none is, or one is under way")),
  createdAt: createDateTimeSchema("When it was made"),
  finishedAt: Nullable(createDateTimeSchema("When it came to its end; null while it is tried")),
  redeliveryOf: Nullable(Type.String({ description: "Id of the delivery that a person had sent again as this one" })),
};

/** A delivery as the log lists it. */
export const DeliveryResponse = Type.Object(
  { ...deliveryFields, lastAttempt: Nullable(AttemptResponse) },
  { title: "WebhookDelivery" },
);
export type DeliveryResponse = Static<typeof DeliveryResponse>;

/** A delivery with all that was tried, and what was sent. */
export const DeliveryDetailsResponse = Type.Object(
  {
    ...deliveryFields,
    attempts: Type.Array(AttemptResponse, { description: "In the order in which they were made" }),
    body: Type.String({ description: "The body, as the text that is signed and sent" }),
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

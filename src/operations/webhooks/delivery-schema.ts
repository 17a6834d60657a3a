import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { describeAttemptReason } from "#/model/attempt-reason";
import { type Delivery, type DeliveryAttempt, deliveryStates } from "#/model/delivery";
import { systemEvents, workspaceEvents } from "#/model/event";

const createDateTimeSchema = (description: string) => Type.String({ format: "date-time", description });

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

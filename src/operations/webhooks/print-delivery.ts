import type { DeliveryResponse, DeliveryDetailsResponse } from "#/operations/webhooks/schema";

type Attempt = DeliveryDetailsResponse["attempts"][number];

/** Formats an attempt in a few words. */
export const printAttempt = ({ status, says, durationMs }: Attempt) =>
  [...(status === null ? [] : [`HTTP ${status}`]), ...(says === null ? [] : [says]), `${durationMs} ms`].join("  ");

/** Formats a delivery as one line. */
export const printDelivery = ({ id, createdAt, event, status, attemptCount, lastAttempt }: DeliveryResponse) =>
  [
    createdAt,
    id,
    status.padEnd(9),
    event,
    `${attemptCount} ${attemptCount === 1 ? "attempt" : "attempts"}`,
    ...(lastAttempt ? [printAttempt(lastAttempt)] : []),
  ].join("  ");

/** Formats a delivery with its body and attempts. */
export const printDeliveryDetails = ({
  id,
  event,
  status,
  nextAttemptAt,
  redeliveryOf,
  attempts,
  body,
}: DeliveryDetailsResponse) =>
  [
    `${id}  ${event}  ${status}${redeliveryOf ? `  redelivery of ${redeliveryOf}` : ""}`,
    body,
    ...attempts.flatMap((attempt) => [
      `${attempt.at}  ${printAttempt(attempt)}`,
      ...(attempt.answer === "" ? [] : [`  ${attempt.answer.replaceAll("\n", "\n  ")}`]),
    ]),
    ...(nextAttemptAt ? [`Next attempt at ${nextAttemptAt}.`] : []),
  ].join("\n");

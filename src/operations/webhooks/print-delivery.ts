import type { DeliveryResponse, DeliveryDetailsResponse } from "#/operations/webhooks/schema";

type Attempt = DeliveryDetailsResponse["attempts"][number];

/** How an attempt went, in a few words. */
export const printAttempt = ({ status, says, durationMs }: Attempt) =>
  [...(status === null ? [] : [`answered ${status}`]), ...(says === null ? [] : [says]), `${durationMs} ms`].join("  ");

/** A delivery in one line of a terminal. */
export const printDelivery = ({ id, createdAt, event, status, attemptCount, lastAttempt }: DeliveryResponse) =>
  [
    createdAt,
    id,
    status.padEnd(9),
    event,
    `${attemptCount} ${attemptCount === 1 ? "attempt" : "attempts"}`,
    ...(lastAttempt ? [printAttempt(lastAttempt)] : []),
  ].join("  ");

/** A delivery with every attempt. */
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
    `${id}  ${event}  ${status}${redeliveryOf ? `  again for ${redeliveryOf}` : ""}`,
    body,
    ...attempts.flatMap((attempt) => [
      `${attempt.at}  ${printAttempt(attempt)}`,
      ...(attempt.answer === "" ? [] : [`  ${attempt.answer.replaceAll("\n", "\n  ")}`]),
    ]),
    ...(nextAttemptAt ? [`The next attempt is due at ${nextAttemptAt}.`] : []),
  ].join("\n");

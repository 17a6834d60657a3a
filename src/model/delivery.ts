import type { DeliveryId, EndpointId, EventId, SubscriptionId, WorkspaceId } from "#/model/ids";
import { createId } from "#/kernel/ids";
import type { LiveryEvent } from "#/model/event";
import { maxDeliveryAttempts, signatureToleranceMs } from "#/model/limits";
import { defineStateMachine } from "#/model/state-machine";

/**
 * PENDING: waits for its next attempt. SUCCEEDED: the receiver responded with 2xx. FAILED: three
 * attempts failed. EXPIRED: a retry under the first signature would be too late. CANCELLED: its
 * endpoint was disabled.
 */
export const deliveryStates = ["PENDING", "SUCCEEDED", "FAILED", "EXPIRED", "CANCELLED"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What changes a delivery's state, or is possible in some of its states only. */
export type DeliveryCommand = "succeed" | "retry" | "fail" | "expire" | "cancel" | "redeliver";

/**
 * The states of a delivery and what leads from one to another. Redelivering adds another delivery.
 */
export const deliveryMachine = defineStateMachine<DeliveryState, DeliveryCommand>({
  noun: "delivery",
  initial: ["PENDING"],
  phrases: {
    PENDING: "is still pending",
    SUCCEEDED: "has succeeded",
    FAILED: "has failed",
    EXPIRED: "has expired",
    CANCELLED: "is cancelled",
  },
  offers: { redeliver: "redeliver the event" },
  transitions: {
    PENDING: { succeed: "SUCCEEDED", retry: "PENDING", fail: "FAILED", expire: "EXPIRED", cancel: "CANCELLED" },
    SUCCEEDED: { redeliver: "SUCCEEDED" },
    FAILED: { redeliver: "FAILED" },
    EXPIRED: { redeliver: "EXPIRED" },
    CANCELLED: { redeliver: "CANCELLED" },
  },
});

/** One HTTP request of a delivery. */
export type DeliveryAttempt = {
  readonly at: string;
  readonly durationMs: number;
  /** The HTTP status of the response; null without one. */
  readonly status: number | null;
  /** Why the attempt failed, a code of `attemptReasons`; null if it succeeded. */
  readonly reason: string | null;
  /** The first 2 KB of the response, as text. */
  readonly answer: string;
};

/** The endpoint or subscription that receives a delivery. */
export type DeliveryTargetId = EndpointId | SubscriptionId;

/** One event for one endpoint or subscription. */
export type Delivery = {
  readonly id: DeliveryId;
  readonly workspaceId: WorkspaceId;
  /** The endpoint (`whe_…`) or subscription (`sub_…`) that receives it. */
  readonly targetId: DeliveryTargetId;
  readonly eventId: EventId;
  readonly event: LiveryEvent["name"];
  /** The request body, the same for all attempts. */
  readonly body: string;
  readonly state: DeliveryState;
  readonly attempts: readonly DeliveryAttempt[];
  /**
   * Attempts started. Counted before the request is sent, so that a crash cannot cause a fourth.
   */
  readonly attemptCount: number;
  /**
   * When the next attempt is due; during an attempt, when it counts as lost. Null once finished.
   */
  readonly nextAttemptAtMs: number | null;
  /** The process that runs an attempt, or null. */
  readonly leasedBy: string | null;
  /**
   * Time (Unix seconds) and headers of the first attempt, if retries reuse them, as for
   * subscriptions.
   */
  readonly signedAtS: number | null;
  readonly headers: Readonly<Record<string, string>> | null;
  /** The delivery that this one repeats. */
  readonly redeliveryOf: DeliveryId | null;
  /** The request that caused it, for the log. */
  readonly requestId: string | null;
  /** The span that caused it (W3C Trace Context); null without a trace. */
  readonly traceparent: string | null;
  readonly createdAt: string;
  readonly finishedAtMs: number | null;
};

/** Whether the target is a subscription. Its deliveries keep their first signature. */
export const isForSubscription = ({ targetId }: Pick<Delivery, "targetId">) => targetId.startsWith("sub_");

/**
 * The body of a delivery, whose UTF-8 bytes are signed and sent. A workspace's endpoints get `{id,
 * event, createdAt, workspaceId, data}`, the subscribers of a system the same without
 * `workspaceId`. `id` is the delivery's.
 */
export function toDeliveryBody(id: DeliveryId, { name, createdAt, workspaceId, systemId, data }: LiveryEvent): string {
  return JSON.stringify({ id, event: name, createdAt, ...(systemId === null && { workspaceId }), data });
}

/** Creates a delivery of an event, due now. Its body has ids and names only. */
export function createDelivery(
  event: LiveryEvent,
  targetId: DeliveryTargetId,
  nowMs: number,
  origin: DeliveryOrigin = noOrigin,
): Delivery {
  const id = createId("dlv");
  const { workspaceId, name, createdAt } = event;
  const body = toDeliveryBody(id, event);
  return createPendingDelivery(
    { id, workspaceId, targetId, eventId: event.id, event: name, body, redeliveryOf: null, createdAt, ...origin },
    nowMs,
  );
}

/** Creates a delivery that repeats another, with three attempts of its own. */
export function createRedelivery(
  delivery: Delivery,
  createdAt: string,
  nowMs: number,
  origin: DeliveryOrigin = noOrigin,
): Delivery {
  const { workspaceId, targetId, eventId, event } = delivery;
  const id = createId("dlv");
  const body = JSON.stringify({ ...JSON.parse(delivery.body), id });
  return createPendingDelivery(
    { id, workspaceId, targetId, eventId, event, body, redeliveryOf: delivery.id, createdAt, ...origin },
    nowMs,
  );
}

/** The request and the span that a delivery comes from. */
export type DeliveryOrigin = Pick<Delivery, "requestId" | "traceparent">;
const noOrigin: DeliveryOrigin = { requestId: null, traceparent: null };

type DeliveryField =
  | "id"
  | "workspaceId"
  | "targetId"
  | "eventId"
  | "event"
  | "body"
  | "redeliveryOf"
  | "createdAt"
  | keyof DeliveryOrigin;
const createPendingDelivery = (fields: Pick<Delivery, DeliveryField>, nowMs: number): Delivery => ({
  ...fields,
  state: "PENDING",
  attempts: [],
  attemptCount: 0,
  nextAttemptAtMs: nowMs,
  leasedBy: null,
  signedAtS: null,
  headers: null,
  finishedAtMs: null,
});

/** The columns that a finished attempt sets. */
export type AttemptFinished = Pick<Delivery, "id" | "attemptCount" | "state" | "attempts" | "nextAttemptAtMs" | "finishedAtMs">;

export type RetrySchedule = {
  /** Waits before the second and the third attempt, milliseconds, varied by up to a tenth. */
  readonly retryMs: readonly [number, number];
  /** How long an attempt may take, milliseconds. */
  readonly timeoutMs: number;
  /** A random number in [0, 1). */
  random(): number;
};

/** Allowance for starting an attempt and for clock differences, milliseconds. */
const marginMs = 5000;

/**
 * Whether an attempt that starts at `atMs` could arrive after the signature of the first attempt is
 * too old: receivers accept signatures for five minutes.
 */
export const isExpired = ({ signedAtS }: Pick<Delivery, "signedAtS">, atMs: number, { timeoutMs }: RetrySchedule): boolean =>
  signedAtS !== null && Math.abs(atMs - signedAtS * 1000) + timeoutMs + marginMs > signatureToleranceMs;

/**
 * Returns a delivery's new state after an attempt that ended at `nowMs`: succeeded, waiting for a
 * retry, failed after the last attempt, or expired because a retry would arrive too late.
 * `delivery.attemptCount` already includes the attempt.
 */
export function applyAttempt(
  delivery: Delivery,
  attempt: DeliveryAttempt,
  nowMs: number,
  schedule: RetrySchedule,
): AttemptFinished {
  const { id, attemptCount } = delivery;
  const attempts = [...delivery.attempts, attempt];
  const finish = (state: AttemptFinished["state"]): AttemptFinished => ({
    id,
    attemptCount,
    attempts,
    state,
    nextAttemptAtMs: null,
    finishedAtMs: nowMs,
  });
  if (attempt.reason === null) return finish("SUCCEEDED");
  if (attemptCount >= maxDeliveryAttempts) return finish("FAILED");
  const nextAttemptAtMs = nowMs + getRetryDelayMs(attemptCount, schedule);
  if (isForSubscription(delivery) && isExpired(delivery, nextAttemptAtMs, schedule)) return finish("EXPIRED");
  return { id, attemptCount, attempts, state: "PENDING", nextAttemptAtMs, finishedAtMs: null };
}

function getRetryDelayMs(attemptsMade: number, { retryMs, random }: RetrySchedule): number {
  const [second, third] = retryMs;
  return Math.round((attemptsMade <= 1 ? second : third) * (0.9 + 0.2 * random()));
}

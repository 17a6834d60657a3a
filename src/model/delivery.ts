import { createId } from "#/kernel/ids";
import type { LiveryEvent } from "#/model/event";
import { signatureToleranceMs } from "#/model/limits";
import { defineStateMachine } from "#/model/state-machine";

/**
 * PENDING ones are still to be sent, or sent again. SUCCEEDED: the receiver answered 2xx. FAILED: three attempts came to nothing. EXPIRED: a retry under the first
 * signature would have come too late. CANCELLED: its endpoint was switched off meanwhile.
 */
export const deliveryStates = ["PENDING", "SUCCEEDED", "FAILED", "EXPIRED", "CANCELLED"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What changes a delivery's state, or is possible in some of its states only. */
export type DeliveryCommand = "succeed" | "retry" | "fail" | "expire" | "cancel" | "redeliver";

/** The states of a delivery and what leads from one to another. Redelivering adds another delivery. */
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

/** One try to hand a delivery over. */
export type DeliveryAttempt = {
  readonly at: string;
  readonly durationMs: number;
  /** The status that the receiver answered; null where it answered none. */
  readonly status: number | null;
  /** Why it failed, as a code of model/attempt-reason; null where it did not. */
  readonly reason: string | null;
  /** The first 2 KB of the answer, as text. */
  readonly answer: string;
};

/** One notification on its way to one endpoint or subscription, and what became of it. */
export type Delivery = {
  readonly id: string;
  readonly workspaceId: string;
  /** The endpoint (`whe_…`) or subscription (`sub_…`) that is told. */
  readonly targetId: string;
  readonly eventId: string;
  readonly event: LiveryEvent["name"];
  /** What is sent, fixed for all attempts. */
  readonly body: string;
  readonly state: DeliveryState;
  readonly attempts: readonly DeliveryAttempt[];
  /** Attempts begun; it rises before anything is sent, so that a crash never leads to a fourth. */
  readonly attemptCount: number;
  /** When it may be taken up next; while an attempt is under way, when that counts as lost. Null once it is finished. */
  readonly nextAttemptAtMs: number | null;
  /** The process with an attempt under way, or null. */
  readonly leasedBy: string | null;
  /** Time (Unix seconds) and headers of the first attempt where all attempts bear the same: those to subscriptions. */
  readonly signedAtS: number | null;
  readonly headers: Readonly<Record<string, string>> | null;
  /** The delivery that a person had sent again as this one. */
  readonly redeliveryOf: string | null;
  readonly createdAt: string;
  readonly finishedAtMs: number | null;
};

/** Whether a target is a subscription: its deliveries keep their first signature. */
export const isForSubscription = ({ targetId }: Pick<Delivery, "targetId">) => targetId.startsWith("sub_");

/**
 * The body of a delivery, as the text whose UTF-8 bytes are signed and sent. A workspace's endpoints get `{id, event, createdAt, workspaceId, data}`, the subscribers of
 * a system the same without `workspaceId`. `id` is the delivery's.
 */
export function toDeliveryBody(id: string, { name, createdAt, workspaceId, systemId, data }: LiveryEvent): string {
  return JSON.stringify({ id, event: name, createdAt, ...(systemId === null && { workspaceId }), data });
}

/** A delivery of an event to a target, due at once. Its body has ids and names only. */
export function createDelivery(event: LiveryEvent, targetId: string, nowMs: number): Delivery {
  const id = createId("dlv");
  const { workspaceId, name, createdAt } = event;
  const body = toDeliveryBody(id, event);
  return createPendingDelivery(
    { id, workspaceId, targetId, eventId: event.id, event: name, body, redeliveryOf: null, createdAt },
    nowMs,
  );
}

/** The same notification once more, as a delivery of its own with three attempts of its own. */
export function createRedelivery(delivery: Delivery, createdAt: string, nowMs: number): Delivery {
  const { workspaceId, targetId, eventId, event } = delivery;
  const id = createId("dlv");
  const body = JSON.stringify({ ...JSON.parse(delivery.body), id });
  return createPendingDelivery({ id, workspaceId, targetId, eventId, event, body, redeliveryOf: delivery.id, createdAt }, nowMs);
}

type DeliveryField = "id" | "workspaceId" | "targetId" | "eventId" | "event" | "body" | "redeliveryOf" | "createdAt";
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

/**
 * Whether an attempt that begins at `atMs` under a signature of `signedAtS` could come too late for its receiver, who takes signatures within five minutes.
 * `allowanceMs` is what the attempt may take, with a margin.
 */
export const isTooLate = (signedAtS: number, atMs: number, allowanceMs: number): boolean =>
  Math.abs(atMs - signedAtS * 1000) + allowanceMs > signatureToleranceMs;

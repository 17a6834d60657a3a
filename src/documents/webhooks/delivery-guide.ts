import { attemptReasons } from "#/model/attempt-reason";
import {
  maxRetainedDeliveries,
  maxDeliveryAttempts,
  deliveryRetentionMs,
  maxFailingMs,
  secretOverlapMs,
  signatureToleranceMs,
} from "#/model/limits";

/** A name and what it means. */
export type Definition = { readonly name: string; readonly says: string };

const hourMs = 3_600_000;
const toleranceS = signatureToleranceMs / 1000;
const overlapHours = secretOverlapMs / hourMs;
const keptDays = deliveryRetentionMs / hourMs / 24;
const failingDays = maxFailingMs / hourMs / 24;

/** The fields around an event's data. */
export const bodyFields: readonly Definition[] = [
  { name: "id", says: "Id of the delivery. It is the same at every attempt: handle each id once." },
  { name: "event", says: "Name of the event." },
  { name: "createdAt", says: "When it happened, ISO 8601 in UTC. Deliveries may overtake each other; this tells their order." },
  { name: "workspaceId", says: "Id of the workspace. Deliveries to subscribers of a system are without it." },
  {
    name: "data",
    says: "Ids and names of what it is about; all else is read through the API. Never a secret, never text of a brief.",
  },
];

/** The headers of a delivery. */
export const deliveryHeaders: readonly Definition[] = [
  { name: "X-Service-Event", says: "Name of the event." },
  { name: "X-Service-Delivery", says: "Id of the delivery, as in the body." },
  { name: "X-Webhook-Timestamp", says: "When this attempt was signed, Unix seconds." },
  {
    name: "X-Webhook-Signature",
    says: "Hexadecimal HMAC-SHA256 of the timestamp, a dot and the raw body. The key is the whole secret as text, whsec_ included.",
  },
  {
    name: "webhook-id, webhook-timestamp, webhook-signature",
    says: `The same by the Standard Webhooks specification, for its libraries. For ${overlapHours} hours after a rotation there is a signature of the old secret too.`,
  },
];

/** How a receiver judges a delivery, in order. */
export const verificationRules: readonly string[] = [
  "Take the body as the bytes that came, before anything parses it.",
  "Refuse when X-Webhook-Signature or X-Webhook-Timestamp is missing.",
  "Refuse when the timestamp is not 1 to 12 digits.",
  `Refuse when the timestamp is more than ${toleranceS} seconds away from your clock, before or after.`,
  "Refuse when the signature is not 64 hexadecimal characters.",
  "Reckon the HMAC-SHA256 yourself, decode the signature, and compare the two in constant time. Refuse when they differ.",
];

/** What happens to a delivery, and what a receiver owes it. */
export const deliveryRules: readonly string[] = [
  "Any 2xx answer counts as delivered. Answer within 10 seconds, and do the work afterwards.",
  `Everything else is tried again: ${maxDeliveryAttempts} attempts in all, the second about 5 seconds after the first, the third about a minute later. Redirects are not followed.`,
  "A delivery can come more than once, for example when a connection breaks after you handled it. Ignore ids that you have handled.",
  "Attempts to a workspace's endpoints are signed anew each time. Those to subscribers of a system keep the first timestamp and signature; a retry that could no longer arrive in time is not sent.",
  "Handlers of system events must be safe to run twice for the same system, version and event.",
  "Addresses are public https with a certificate that the usual authorities vouch for. Each attempt looks up and checks the address anew.",
  `The log keeps the latest ${maxRetainedDeliveries} finished deliveries of each endpoint for ${keptDays} days, each attempt with its status or reason, its duration and the first 2 KB of the answer. A delivery can be sent again from there, as a new one.`,
  `An endpoint without one success in ${failingDays} days is paused, and can be enabled again.`,
];

/** Why an attempt failed, by the code in the log. */
export const failureReasons: readonly Definition[] = Object.entries(attemptReasons).map(([name, says]) => ({ name, says }));

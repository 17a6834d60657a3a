import type { Definition } from "#/documents/site-layout/guide-content";
import { attemptReasons } from "#/model/attempt-reason";
import {
  maxRetainedDeliveries,
  maxDeliveryAttempts,
  deliveryRetentionMs,
  maxFailingMs,
  secretOverlapMs,
  signatureToleranceMs,
} from "#/model/limits";

/** What the guide needs in addition to its fixed texts. */
export type WebhooksGuide = {
  /** Absolute URL of the installation, without a trailing slash. */
  readonly baseUrl: string;
  /** A signed delivery against which readers can test their code. */
  readonly signed: SignedExample;
};

/** A delivery with its signing secret, headers and body. */
export type SignedExample = {
  readonly secret: string;
  readonly timestampS: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The guide's paragraphs, with code between backticks. */
export const guideTexts = {
  lead:
    "Livery sends a signed HTTP request when something changes. This guide describes the events, how to verify a " +
    "request, and how deliveries are retried.",
  endpoints:
    "An endpoint belongs to a workspace and receives the events of everything in it. Owners and admins can add up to " +
    "ten endpoints, in the console or with `POST /api/v1/workspaces/{id}/webhook-endpoints`, subscribe them to " +
    "events, and see their signing secrets. Other members can see endpoints and deliveries.",
  subscriptions:
    "A subscription receives the events of one system. Any signed-in user can create one with " +
    "`POST /api/v1/systems/{name}/webhooks`. The response contains the signing secret, which is not shown again.",
  trying:
    "To test locally, `livery webhooks listen` receives deliveries on your machine, verifies their signatures and " +
    "prints them. Its `--help` explains how to make your machine reachable.",
  body: "A delivery is a POST request with a JSON body.",
  sample:
    "Test your code with this example. Skip the timestamp check, because the timestamp is old. The body is a single " +
    "line without a trailing line break.",
  receivers:
    "Complete programs without dependencies. Each reads the signing secret from `WEBHOOK_SECRET` and the port from " +
    "`PORT`. Run them behind a proxy that terminates https.",
  reasons: "The delivery log records the reason for each failed attempt as one of these codes.",
} as const;

const hourMs = 3_600_000;
const toleranceS = signatureToleranceMs / 1000;
const overlapHours = secretOverlapMs / hourMs;
const retentionDays = deliveryRetentionMs / hourMs / 24;
const failingDays = maxFailingMs / hourMs / 24;

/** The fields of a delivery body. */
export const bodyFields: readonly Definition[] = [
  { name: "id", says: "Id of the delivery. It is the same for every attempt, so process each id once." },
  { name: "event", says: "Name of the event." },
  {
    name: "createdAt",
    says: "When the event happened, ISO 8601 in UTC. Deliveries can arrive out of order; sort them by this time.",
  },
  { name: "workspaceId", says: "Id of the workspace. Not included in deliveries to subscribers of a system." },
  {
    name: "data",
    says: "Ids and names of the affected resources. Fetch everything else from the API. Never contains secrets or text of a brief.",
  },
];

/** The headers of a delivery. */
export const deliveryHeaders: readonly Definition[] = [
  { name: "X-Service-Event", says: "Name of the event." },
  { name: "X-Service-Delivery", says: "Id of the delivery, as in the body." },
  { name: "X-Webhook-Timestamp", says: "When this attempt was signed, in Unix seconds." },
  {
    name: "X-Webhook-Signature",
    says:
      "Hexadecimal HMAC-SHA256 of the timestamp, a dot and the raw body. The key is the complete secret as text, " +
      "including the whsec_ prefix.",
  },
  {
    name: "webhook-id, webhook-timestamp, webhook-signature",
    says:
      `The same values in the format of the Standard Webhooks specification, for its libraries. For ${overlapHours} ` +
      "hours after a rotation, the header also contains a signature made with the previous secret.",
  },
];

/** How a receiver verifies a delivery, in order. */
export const verificationRules: readonly string[] = [
  "Read the raw bytes of the body before parsing it.",
  "Reject the request if X-Webhook-Signature or X-Webhook-Timestamp is missing.",
  "Reject the request if the timestamp is not 1 to 12 digits.",
  `Reject the request if the timestamp differs from your clock by more than ${toleranceS} seconds.`,
  "Reject the request if the signature is not 64 hexadecimal characters.",
  "Compute the HMAC-SHA256, decode the signature, and compare the two in constant time. Reject the request if they differ.",
];

/** How deliveries are sent and retried, and what receivers must do. */
export const deliveryRules: readonly string[] = [
  "Any 2xx response means that the delivery succeeded. Respond within 10 seconds and do slow work afterwards.",
  `Anything else is retried: ${maxDeliveryAttempts} attempts in total, the second about 5 seconds after the first, ` +
    "the third about a minute later. Redirects are not followed.",
  "A delivery can arrive more than once, for example if the connection breaks after you processed it. Ignore ids " +
    "that you have already processed.",
  "Each attempt to a workspace endpoint has a new timestamp and signature. Attempts to subscribers of a system " +
    "keep the first timestamp and signature; a retry that could not arrive within the tolerance is not sent.",
  "Handlers of system events must be idempotent for the same system, version and event.",
  "Endpoint URLs must be public https URLs with a certificate from a publicly trusted authority. Each attempt " +
    "resolves the host name and checks the address again.",
  `The delivery log keeps the latest ${maxRetainedDeliveries} finished deliveries of each endpoint for ` +
    `${retentionDays} days. Each attempt has its status or failure reason, its duration and the first 2 KB of the ` +
    "response. From the log, you can send a delivery again as a new delivery.",
  `An endpoint without a successful delivery for ${failingDays} days is paused. You can enable it again.`,
];

/** Why an attempt failed, by the code in the delivery log. */
export const failureReasons: readonly Definition[] = Object.entries(attemptReasons).map(([name, says]) => ({ name, says }));

import { createHmac } from "node:crypto";
import type { SecretBox } from "#/kernel/secrets/secret-box";
import { version } from "#/kernel/version";
import type { Delivery } from "#/model/delivery";
import type { Subscription } from "#/model/subscription";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";

export const secretPrefix = "whsec_";

/** Creates a signing secret: `whsec_` and 32 random bytes in base64. */
export const createSigningSecret = (): string => secretPrefix + crypto.getRandomValues(new Uint8Array(32)).toBase64();

/**
 * Signature of the contract: hexadecimal HMAC-SHA256 of `timestamp.body`. The key is the whole
 * secret as UTF-8, prefix included. Pass a received timestamp as text, exactly as it arrived.
 */
export const createSignature = (secret: string, timestampS: number | string, body: string): string =>
  createHmac("sha256", secret).update(`${timestampS}.${body}`).digest("hex");

/**
 * One entry of a `webhook-signature` header (Standard Webhooks 1.0.0): `v1,` and the base64
 * HMAC-SHA256 of `id.timestamp.body`. The key is the decoded base64 after the secret's prefix.
 */
export const createStandardSignature = (secret: string, id: string, timestampS: number | string, body: string): string =>
  `v1,${createHmac("sha256", Buffer.from(secret.replace(secretPrefix, ""), "base64"))
    .update(`${id}.${timestampS}.${body}`)
    .digest("base64")}`;

export type SigningInput = {
  readonly id: string;
  readonly event: string;
  readonly body: string;
  /** Unix seconds. */
  readonly timestampS: number;
  readonly secret: string;
  /** The secret before the last rotation, while it is still valid. */
  readonly previousSecret?: string | undefined;
};

/**
 * Headers of a delivery: those of the contract, signed with the current secret, and those of
 * Standard Webhooks 1.0.0, which also carry a signature with the previous secret.
 */
export function createSignedHeaders({
  id,
  event,
  body,
  timestampS,
  secret,
  previousSecret,
}: SigningInput): Readonly<Record<string, string>> {
  const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
  return {
    "content-type": "application/json",
    "user-agent": `Livery/${version}`,
    "x-service-event": event,
    "x-service-delivery": id,
    "x-webhook-timestamp": String(timestampS),
    "x-webhook-signature": createSignature(secret, timestampS, body),
    "webhook-id": id,
    "webhook-timestamp": String(timestampS),
    "webhook-signature": secrets.map((each) => createStandardSignature(each, id, timestampS, body)).join(" "),
  };
}

export type DeliveryTarget = WebhookEndpoint | Subscription;

/** A request that is ready to send. `rowPatch` must be stored before it is sent. */
export type SignedRequest = { readonly url: string; readonly headers: Readonly<Record<string, string>> } & {
  readonly rowPatch: Pick<Delivery, "signedAtS" | "headers">;
};

/**
 * Signs an attempt that starts at `nowMs`. Each attempt to an endpoint is signed with the current
 * secret; retries to a subscription repeat the headers of the first attempt. Returns undefined if
 * the secret cannot be decrypted.
 */
export function signRequest(
  delivery: Delivery,
  target: DeliveryTarget,
  secrets: SecretBox,
  nowMs: number,
): SignedRequest | undefined {
  const url = "url" in target ? target.url : target.targetUrl;
  if (delivery.headers !== null) {
    const { headers, signedAtS } = delivery;
    return { url, headers, rowPatch: { signedAtS, headers } };
  }
  const secret = secrets.open(target.secret, target.id);
  if (secret === undefined) return undefined;
  const timestampS = Math.floor(nowMs / 1000);
  const { id, event, body } = delivery;
  const headers = createSignedHeaders({
    id,
    event,
    body,
    timestampS,
    secret,
    previousSecret: openPreviousSecret(target, secrets, nowMs),
  });
  return { url, headers, rowPatch: "url" in target ? { signedAtS: null, headers: null } : { signedAtS: timestampS, headers } };
}

function openPreviousSecret(target: DeliveryTarget, secrets: SecretBox, nowMs: number): string | undefined {
  if (!("previousSecret" in target) || target.previousSecret === null) return undefined;
  return (target.previousSecretUntilMs ?? 0) > nowMs ? secrets.open(target.previousSecret, target.id) : undefined;
}

import { version } from "#/kernel/version";
import { createSignature, createStandardSignature } from "#/webhooks/signature";

/** What a delivery is signed as. */
export type SigningInput = {
  readonly id: string;
  readonly event: string;
  readonly body: string;
  /** When it is signed, Unix seconds. */
  readonly timestampS: number;
  readonly secret: string;
  /** The secret before the last rotation, while it still counts. */
  readonly previousSecret?: string | undefined;
};

/**
 * The headers that a delivery bears: those of the contract, signed with the secret, and those of Standard Webhooks 1.0.0, which list a signature for the previous secret
 * as well.
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

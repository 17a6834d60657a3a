import { timingSafeEqual } from "node:crypto";
import { signatureToleranceMs } from "#/model/limits";
import { createSignature, createStandardSignature } from "#/webhooks/signature";

/** Why a delivery is rejected, with the message for users (contract, verification rules). */
export const verificationErrors = {
  missing_signature: "X-Webhook-Signature is missing.",
  missing_timestamp: "X-Webhook-Timestamp is missing.",
  malformed_timestamp: "X-Webhook-Timestamp is not a number of 1 to 12 digits.",
  stale_timestamp: "X-Webhook-Timestamp differs from this machine's clock by more than 300 seconds.",
  malformed_signature: "X-Webhook-Signature is not 64 hexadecimal characters.",
  wrong_signature: "X-Webhook-Signature does not match the secret and body.",
  wrong_standard_signature: "No entry in webhook-signature matches the secret and body.",
} as const satisfies Readonly<Record<string, string>>;
export type VerificationError = keyof typeof verificationErrors;

/** A received request: its headers, and its body exactly as it arrived. */
export type ReceivedDelivery = { readonly headers: Headers; readonly body: string };

/**
 * Verifies a delivery as a receiver should: by the headers of the contract, and by those of
 * Standard Webhooks if present. Returns undefined if it is valid. A body that is not UTF-8 is never
 * valid, because decoding changes the text that was signed.
 */
export function verifyDelivery({ headers, body }: ReceivedDelivery, secret: string, nowS: number): VerificationError | undefined {
  const receivedSignature = headers.get("x-webhook-signature") ?? "";
  const timestamp = headers.get("x-webhook-timestamp") ?? "";
  if (receivedSignature === "") return "missing_signature";
  if (timestamp === "") return "missing_timestamp";
  if (!/^[0-9]{1,12}$/.test(timestamp)) return "malformed_timestamp";
  if (Math.abs(nowS - Number(timestamp)) * 1000 > signatureToleranceMs) return "stale_timestamp";
  if (!/^[0-9a-f]{64}$/i.test(receivedSignature)) return "malformed_signature";
  const expected = Buffer.from(createSignature(secret, timestamp, body), "hex");
  if (!timingSafeEqual(Buffer.from(receivedSignature, "hex"), expected)) return "wrong_signature";
  const standard = headers.get("webhook-signature");
  return standard === null || hasStandardSignature(headers, standard, body, secret) ? undefined : "wrong_standard_signature";
}

/**
 * Whether any entry of the header matches (Standard Webhooks 1.0.0). Entries of other versions are
 * ignored.
 */
function hasStandardSignature(headers: Headers, header: string, body: string, secret: string): boolean {
  const expected = Buffer.from(
    createStandardSignature(secret, headers.get("webhook-id") ?? "", headers.get("webhook-timestamp") ?? "", body),
  );
  return header.split(" ").some((entry) => {
    const receivedSignature = Buffer.from(entry);
    return receivedSignature.length === expected.length && timingSafeEqual(receivedSignature, expected);
  });
}

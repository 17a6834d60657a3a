import { timingSafeEqual } from "node:crypto";
import { signatureToleranceMs } from "#/model/limits";
import { createSignature, createStandardSignature } from "#/webhooks/signature";

/** Why a delivery is not taken, each with a sentence for people (contract, verification rules). */
export const verificationErrors = {
  missing_signature: "X-Webhook-Signature is missing.",
  missing_timestamp: "X-Webhook-Timestamp is missing.",
  malformed_timestamp: "X-Webhook-Timestamp is not 1 to 12 digits.",
  stale_timestamp: "The timestamp is more than 300 seconds away from this clock.",
  malformed_signature: "X-Webhook-Signature is not 64 hexadecimal characters.",
  wrong_signature: "The signature is not the one that this secret and this body make.",
  wrong_standard_signature: "No signature in webhook-signature is one that this secret makes.",
} as const satisfies Readonly<Record<string, string>>;
export type VerificationError = keyof typeof verificationErrors;

/** What came: headers by lower-case name, and the body just as it came. */
export type ReceivedDelivery = { readonly headers: Headers; readonly body: string };

/**
 * Judges a delivery as a receiver should: by the contract's headers, and by those of Standard Webhooks as well where they came along. Undefined where all is right. A body that is
 * not UTF-8 never fits, since its text is not what was signed.
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

/** Whether any entry of the list fits (Standard Webhooks 1.0.0); entries of other versions are passed over. */
function hasStandardSignature(headers: Headers, header: string, body: string, secret: string): boolean {
  const expected = Buffer.from(
    createStandardSignature(secret, headers.get("webhook-id") ?? "", headers.get("webhook-timestamp") ?? "", body),
  );
  return header.split(" ").some((entry) => {
    const receivedSignature = Buffer.from(entry);
    return receivedSignature.length === expected.length && timingSafeEqual(receivedSignature, expected);
  });
}

import { createSigningSecret, createSignature, createSignedHeaders } from "#/webhooks/signature";
import type { VerificationError } from "#/webhooks/verify-delivery";

export type Sample = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** A body with characters of every UTF-8 length, and with spaces that parsing would drop. */
export const sampleBody =
  '{"id":"dlv_7","event":"design.ready",  "createdAt":"2026-11-21T12:00:00.000Z","data":{"designName":"Süßes 🥐\\u0000"}}';

export const createValidDelivery = (secret: string, nowS: number, body = sampleBody): Sample => ({
  headers: createSignedHeaders({ id: "dlv_7", event: "design.ready", body, timestampS: nowS, secret }),
  body,
});

/**
 * Deliveries that are invalid for exactly one reason each (contract, verification rules, 5). They
 * have no headers of Standard Webhooks, which a receiver could check instead.
 */
export function createTamperedDeliveries(
  secret: string,
  nowS: number,
): readonly (Sample & { readonly name: string; readonly error: VerificationError })[] {
  const at = (timestamp: string, receivedSignature = createSignature(secret, timestamp, sampleBody)) => ({
    "content-type": "application/json",
    "x-service-event": "design.ready",
    "x-service-delivery": "dlv_7",
    "x-webhook-timestamp": timestamp,
    "x-webhook-signature": receivedSignature,
  });
  const now = String(nowS);
  const { "x-webhook-signature": good, ...unsigned } = at(now);
  const { "x-webhook-timestamp": _, ...timeless } = at(now);
  const body = sampleBody;
  return [
    { name: "no signature", error: "missing_signature", headers: unsigned, body },
    { name: "no timestamp", error: "missing_timestamp", headers: timeless, body },
    { name: "a timestamp with a letter", error: "malformed_timestamp", headers: at(`${nowS}x`), body },
    { name: "a signed timestamp", error: "malformed_timestamp", headers: at(`+${nowS}`), body },
    { name: "a timestamp with a fraction", error: "malformed_timestamp", headers: at(`${nowS}.0`), body },
    { name: "a timestamp of 13 digits", error: "malformed_timestamp", headers: at(now.padStart(13, "0")), body },
    { name: "an old timestamp", error: "stale_timestamp", headers: at(String(nowS - 320)), body },
    { name: "a future timestamp", error: "stale_timestamp", headers: at(String(nowS + 320)), body },
    { name: "a signature of 63 characters", error: "malformed_signature", headers: at(now, good.slice(1)), body },
    { name: "a signature of 66 characters", error: "malformed_signature", headers: at(now, `${good}00`), body },
    { name: "a signature that is not hexadecimal", error: "malformed_signature", headers: at(now, `g${good.slice(1)}`), body },
    {
      name: "another secret's signature",
      error: "wrong_signature",
      headers: at(now, createSignature(createSigningSecret(), now, body)),
      body,
    },
    {
      name: "another time's signature",
      error: "wrong_signature",
      headers: at(now, createSignature(secret, nowS - 1, body)),
      body,
    },
    { name: "another body", error: "wrong_signature", headers: at(now), body: body.replace("Süßes", "Bitteres") },
    {
      name: "a body that was parsed and serialized again",
      error: "wrong_signature",
      headers: at(now),
      body: JSON.stringify(JSON.parse(body)),
    },
  ];
}

import { createSigningSecret, createSignature } from "#/webhooks/signature";
import { createSignedHeaders } from "#/webhooks/signature";
import type { VerificationError } from "#/webhooks/verify-delivery";

/** A request as a receiver gets it. */
export type Sample = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** A body with letters of all lengths in UTF-8, and with spaces that a parser would drop. */
export const sampleBody =
  '{"id":"dlv_7","event":"design.ready",  "createdAt":"2026-11-21T12:00:00.000Z","data":{"designName":"Süßes 🥐\\u0000"}}';

/** A delivery as it should be. */
export const createValidDelivery = (secret: string, nowS: number, body = sampleBody): Sample => ({
  headers: createSignedHeaders({ id: "dlv_7", event: "design.ready", body, timestampS: nowS, secret }),
  body,
});

/**
 * Deliveries that fail for one reason each (contract, verification rules, 5), signed rightly in all other respects. What is sent by the headers of Standard Webhooks is left out, so
 * that these do not help a receiver that reads both.
 */
export function createTamperedDeliveries(
  secret: string,
  nowS: number,
): readonly (Sample & { readonly name: string; readonly refusal: VerificationError })[] {
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
    { name: "no signature", refusal: "missing_signature", headers: unsigned, body },
    { name: "no timestamp", refusal: "missing_timestamp", headers: timeless, body },
    { name: "a timestamp with other letters", refusal: "malformed_timestamp", headers: at(`${nowS}x`), body },
    { name: "a signed timestamp", refusal: "malformed_timestamp", headers: at(`+${nowS}`), body },
    { name: "a timestamp with a fraction", refusal: "malformed_timestamp", headers: at(`${nowS}.0`), body },
    { name: "a timestamp of 13 digits", refusal: "malformed_timestamp", headers: at(now.padStart(13, "0")), body },
    { name: "an old timestamp", refusal: "stale_timestamp", headers: at(String(nowS - 320)), body },
    { name: "a timestamp of the future", refusal: "stale_timestamp", headers: at(String(nowS + 320)), body },
    { name: "a signature of 63 characters", refusal: "malformed_signature", headers: at(now, good.slice(1)), body },
    { name: "a signature of 66 characters", refusal: "malformed_signature", headers: at(now, `${good}00`), body },
    { name: "a signature that is not hexadecimal", refusal: "malformed_signature", headers: at(now, `g${good.slice(1)}`), body },
    {
      name: "another secret's signature",
      refusal: "wrong_signature",
      headers: at(now, createSignature(createSigningSecret(), now, body)),
      body,
    },
    {
      name: "another time's signature",
      refusal: "wrong_signature",
      headers: at(now, createSignature(secret, nowS - 1, body)),
      body,
    },
    { name: "another body", refusal: "wrong_signature", headers: at(now), body: body.replace("Süßes", "Bitteres") },
    {
      name: "a body that was parsed and written anew",
      refusal: "wrong_signature",
      headers: at(now),
      body: JSON.stringify(JSON.parse(body)),
    },
  ];
}

import { createHmac } from "node:crypto";

/** What every secret begins with. */
export const secretPrefix = "whsec_";

/** A new signing secret: `whsec_` and 32 random bytes in base64. */
export const createSigningSecret = (): string => secretPrefix + crypto.getRandomValues(new Uint8Array(32)).toBase64();

/**
 * The signature of the contract: hexadecimal HMAC-SHA256 of `timestamp.body`. Its key is the secret just as it is written, prefix included, as UTF-8.
 * `timestampS` is in Unix seconds, as text where it has to stay as it came; `body` is the text whose UTF-8 bytes are sent.
 */
export const createSignature = (secret: string, timestampS: number | string, body: string): string =>
  createHmac("sha256", secret).update(`${timestampS}.${body}`).digest("hex");

/**
 * One entry of a `webhook-signature` header (Standard Webhooks 1.0.0): `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64. Its key is what the base64 after
 * the secret's prefix says.
 */
export const createStandardSignature = (secret: string, id: string, timestampS: number | string, body: string): string =>
  `v1,${createHmac("sha256", Buffer.from(secret.replace(secretPrefix, ""), "base64"))
    .update(`${id}.${timestampS}.${body}`)
    .digest("base64")}`;

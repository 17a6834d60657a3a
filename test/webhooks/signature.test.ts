import { describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { createSigningSecret, createSignature, createSignedHeaders, createStandardSignature } from "#/webhooks/signature";

const body = JSON.stringify({ id: "dlv_1", event: "design.ready", data: { designName: "Bäckerei „Süß“ 🥐\u2028" } });
const nowS = Math.floor(Date.now() / 1000);

describe("a signature", () => {
  test("is the HMAC of timestamp, dot and body with the whole secret as key", () => {
    const secret = createSigningSecret();
    const expected = createHmac("sha256", Buffer.from(secret, "utf8"))
      .update(Buffer.from(`${nowS}.${body}`, "utf8"))
      .digest("hex");
    expect(createSignature(secret, nowS, body)).toBe(expected);
    expect(createSignature(secret, nowS, body)).toMatch(/^[0-9a-f]{64}$/);
  });

  test("never changes for the same input", () => {
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";
    expect(createSignature(secret, 1_795_000_000, '{"a":1}')).toBe(
      "0f3a9d67d4923393e977c8f768e27b6f98965622eee66eda1a832baea38ba623",
    );
    expect(createStandardSignature(secret, "dlv_1", 1_795_000_000, '{"a":1}')).toBe(
      "v1,kTfJ4FzzabjnUXIf6d/45hF4Q0Fe6YqQVlzChCwfvYs=",
    );
  });

  test("differs for another secret, time or body", () => {
    const secret = createSigningSecret();
    const signatures = [
      createSignature(secret, nowS, body),
      createSignature(createSigningSecret(), nowS, body),
      createSignature(secret, nowS + 1, body),
      createSignature(secret, nowS, `${body} `),
      createSignature(secret.slice("whsec_".length), nowS, body),
    ];
    expect(new Set(signatures).size).toBe(signatures.length);
  });
});

describe("a secret", () => {
  test("is the prefix and 32 random bytes in base64", () => {
    const secrets = Array.from({ length: 100 }, createSigningSecret);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32);
    }
    expect(new Set(secrets).size).toBe(100);
  });
});

describe("the headers of a delivery", () => {
  const secret = createSigningSecret();
  const delivery = { id: "dlv_1", event: "design.ready", body, timestampS: nowS, secret };

  test("contain the event, id, timestamp and signature of the contract", () => {
    expect(createSignedHeaders(delivery)).toMatchObject({
      "content-type": "application/json",
      "x-service-event": "design.ready",
      "x-service-delivery": "dlv_1",
      "x-webhook-timestamp": String(nowS),
      "x-webhook-signature": createSignature(secret, nowS, body),
    });
  });

  test("pass the Standard Webhooks library with the same secret", () => {
    expect(new Webhook(secret).verify(body, { ...createSignedHeaders(delivery) })).toEqual(JSON.parse(body));
    expect(() => new Webhook(createSigningSecret()).verify(body, { ...createSignedHeaders(delivery) })).toThrow(
      "No matching signature",
    );
    expect(() => new Webhook(secret).verify(`${body} `, { ...createSignedHeaders(delivery) })).toThrow("No matching signature");
    expect(() => new Webhook(secret).verify(body, { ...createSignedHeaders({ ...delivery, timestampS: nowS - 400 }) })).toThrow(
      "too old",
    );
  });

  test("pass with the previous secret only while it is valid", () => {
    const previousSecret = createSigningSecret();
    const headers = { ...createSignedHeaders({ ...delivery, previousSecret }) };
    expect(new Webhook(previousSecret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(headers["x-webhook-signature"]).toBe(createSignature(secret, nowS, body));
    expect(() => new Webhook(previousSecret).verify(body, { ...createSignedHeaders(delivery) })).toThrow("No matching signature");
  });
});

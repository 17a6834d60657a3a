import { describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { newSecret, signature, standardSignature } from "#/webhooks/sign";
import { signedHeaders } from "#/webhooks/signed-headers";

const body = JSON.stringify({ id: "dlv_1", event: "design.ready", data: { designName: "Bäckerei „Süß“ 🥐\u2028" } });
const nowS = Math.floor(Date.now() / 1000);

describe("a signature", () => {
  test("is the HMAC of timestamp, dot and body under the whole secret, as others reckon it", () => {
    const secret = newSecret();
    const expected = createHmac("sha256", Buffer.from(secret, "utf8"))
      .update(Buffer.from(`${nowS}.${body}`, "utf8"))
      .digest("hex");
    expect(signature(secret, nowS, body)).toBe(expected);
    expect(signature(secret, nowS, body)).toMatch(/^[0-9a-f]{64}$/);
  });

  test("never changes for the same input", () => {
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";
    expect(signature(secret, 1_795_000_000, '{"a":1}')).toBe("0f3a9d67d4923393e977c8f768e27b6f98965622eee66eda1a832baea38ba623");
    expect(standardSignature(secret, "dlv_1", 1_795_000_000, '{"a":1}')).toBe("v1,kTfJ4FzzabjnUXIf6d/45hF4Q0Fe6YqQVlzChCwfvYs=");
  });

  test("is another one for another secret, time, or letter of the body", () => {
    const secret = newSecret();
    const made = [
      signature(secret, nowS, body),
      signature(newSecret(), nowS, body),
      signature(secret, nowS + 1, body),
      signature(secret, nowS, `${body} `),
      signature(secret.slice("whsec_".length), nowS, body),
    ];
    expect(new Set(made).size).toBe(made.length);
  });
});

describe("a secret", () => {
  test("is the prefix and 32 random bytes in base64, never the same twice", () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32);
    }
    expect(new Set(secrets).size).toBe(100);
  });
});

describe("the headers of a delivery", () => {
  const secret = newSecret();
  const delivery = { id: "dlv_1", event: "design.ready", body, timestampS: nowS, secret };

  test("bear the event, the id, the time and the signature of the contract", () => {
    expect(signedHeaders(delivery)).toMatchObject({
      "content-type": "application/json",
      "x-service-event": "design.ready",
      "x-service-delivery": "dlv_1",
      "x-webhook-timestamp": String(nowS),
      "x-webhook-signature": signature(secret, nowS, body),
    });
  });

  test("are taken by the library of Standard Webhooks, under the secret that is given out", () => {
    expect(new Webhook(secret).verify(body, { ...signedHeaders(delivery) })).toEqual(JSON.parse(body));
    expect(() => new Webhook(newSecret()).verify(body, { ...signedHeaders(delivery) })).toThrow("No matching signature");
    expect(() => new Webhook(secret).verify(`${body} `, { ...signedHeaders(delivery) })).toThrow("No matching signature");
    expect(() => new Webhook(secret).verify(body, { ...signedHeaders({ ...delivery, timestampS: nowS - 400 }) })).toThrow(
      "too old",
    );
  });

  test("hold under the secret before a rotation too, while that one is named, and not otherwise", () => {
    const previousSecret = newSecret();
    const headers = { ...signedHeaders({ ...delivery, previousSecret }) };
    expect(new Webhook(previousSecret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(headers["x-webhook-signature"]).toBe(signature(secret, nowS, body));
    expect(() => new Webhook(previousSecret).verify(body, { ...signedHeaders(delivery) })).toThrow("No matching signature");
  });
});

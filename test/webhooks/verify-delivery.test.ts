import { describe, expect, test } from "bun:test";
import { createSigningSecret } from "#/webhooks/signature";
import { verifyDelivery } from "#/webhooks/verify-delivery";
import { createValidDelivery, sampleBody, createTamperedDeliveries, type Sample } from "#test/webhooks/tampered-deliveries";

const nowS = 1_795_000_000;
const secret = createSigningSecret();
const verify = ({ headers, body }: Sample, atS = nowS) => verifyDelivery({ headers: new Headers(headers), body }, secret, atS);

describe("verification", () => {
  test("accepts a delivery within five minutes either way, with hexadecimal in either case", () => {
    const valid = createValidDelivery(secret, nowS);
    for (const atS of [nowS, nowS + 300, nowS - 300]) expect(verify(valid, atS)).toBeUndefined();
    for (const atS of [nowS + 301, nowS - 301]) expect(verify(valid, atS)).toBe("stale_timestamp");
    const upperCase = { ...valid.headers, "x-webhook-signature": (valid.headers["x-webhook-signature"] ?? "").toUpperCase() };
    expect(verify({ headers: upperCase, body: sampleBody })).toBeUndefined();
  });

  test.each(createTamperedDeliveries(secret, nowS).map((sample) => [sample.name, sample] as const))("rejects %s", (_, sample) => {
    expect(verify(sample)).toBe(sample.error);
  });

  test("checks the signature of Standard Webhooks too if present", () => {
    const valid = createValidDelivery(secret, nowS);
    const verifyWith = (standard: string) =>
      verify({ headers: { ...valid.headers, "webhook-signature": standard }, body: valid.body });
    const own = valid.headers["webhook-signature"] ?? "";
    expect(verifyWith(`v1a,other ${own}`)).toBeUndefined();
    expect(verifyWith("v1,AAAA")).toBe("wrong_standard_signature");
    expect(verifyWith(own.replace("v1,", "v2,"))).toBe("wrong_standard_signature");
    expect(verify({ headers: { ...valid.headers, "webhook-id": "dlv_8" }, body: valid.body })).toBe("wrong_standard_signature");
  });
});

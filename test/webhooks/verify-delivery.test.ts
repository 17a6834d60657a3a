import { describe, expect, test } from "bun:test";
import { createSigningSecret } from "#/webhooks/signature";
import { verifyDelivery } from "#/webhooks/verify-delivery";
import { createValidDelivery, sampleBody, createTamperedDeliveries, type Sample } from "#test/webhooks/tampered-deliveries";

const nowS = 1_795_000_000;
const secret = createSigningSecret();
const judged = ({ headers, body }: Sample, atS = nowS) => verifyDelivery({ headers: new Headers(headers), body }, secret, atS);

describe("a receiver's judgement", () => {
  test("takes a delivery as it was sent, within five minutes either way, in either case of hexadecimal", () => {
    const good = createValidDelivery(secret, nowS);
    for (const atS of [nowS, nowS + 300, nowS - 300]) expect(judged(good, atS)).toBeUndefined();
    for (const atS of [nowS + 301, nowS - 301]) expect(judged(good, atS)).toBe("stale_timestamp");
    const shouted = { ...good.headers, "x-webhook-signature": (good.headers["x-webhook-signature"] ?? "").toUpperCase() };
    expect(judged({ headers: shouted, body: sampleBody })).toBeUndefined();
  });

  test.each(createTamperedDeliveries(secret, nowS).map((sample) => [sample.name, sample] as const))("refuses %s", (_, sample) => {
    expect(judged(sample)).toBe(sample.refusal);
  });

  test("looks at the other kind of signature as well where it came along", () => {
    const good = createValidDelivery(secret, nowS);
    const change = (standard: string) => judged({ headers: { ...good.headers, "webhook-signature": standard }, body: good.body });
    const own = good.headers["webhook-signature"] ?? "";
    expect(change(`v1a,other ${own}`)).toBeUndefined();
    expect(change("v1,AAAA")).toBe("wrong_standard_signature");
    expect(change(own.replace("v1,", "v2,"))).toBe("wrong_standard_signature");
    expect(judged({ headers: { ...good.headers, "webhook-id": "dlv_8" }, body: good.body })).toBe("wrong_standard_signature");
  });
});

import { describe, expect, test } from "bun:test";
import { createDeliveryReceiver, type ReceivedDelivery } from "#/operations/webhooks/delivery-receiver";
import { createSigningSecret } from "#/webhooks/signature";
import { createValidDelivery, type Sample, createTamperedDeliveries } from "#test/webhooks/tampered-deliveries";

const nowS = 1_795_000_000;
const secret = createSigningSecret();

function receiver(given: string | undefined = secret, take?: Parameters<typeof createDeliveryReceiver>[1]) {
  const notes: ReceivedDelivery[] = [];
  const receive = createDeliveryReceiver({ secret: given, nowS: () => nowS, note: (note) => notes.push(note) }, take);
  const post = ({ headers, body }: Sample) => receive(new Request("http://127.0.0.1/", { method: "POST", headers, body }));
  return { notes, receive, post };
}

describe("a receiver for trying things out", () => {
  test("answers 204 to a good delivery and notes what it is", async () => {
    const { notes, post } = receiver();
    expect((await post(createValidDelivery(secret, nowS))).status).toBe(204);
    expect(notes).toMatchObject([
      { verdict: "verified", reason: null, event: "design.ready", id: "dlv_7", body: { id: "dlv_7" } },
    ]);
  });

  test.each(createTamperedDeliveries(secret, nowS).map((sample) => [sample.name, sample] as const))(
    "answers 401 to %s and says why",
    async (_, sample) => {
      const { notes, post } = receiver();
      const answer = await post(sample);
      expect(answer.status).toBe(401);
      expect(notes).toMatchObject([{ verdict: "refused", reason: sample.error, body: null }]);
      expect(await answer.json()).toEqual({ error: String(notes[0]?.says) });
    },
  );

  test("hands on an id once: the second time it is taken and ignored", async () => {
    let taken = 0;
    const { notes, post } = receiver(secret, async () => {
      taken++;
      return new Response(null, { status: 202 });
    });
    expect((await post(createValidDelivery(secret, nowS))).status).toBe(202);
    expect((await post(createValidDelivery(secret, nowS - 5))).status).toBe(204);
    expect(taken).toBe(1);
    expect(notes.map(({ verdict }) => verdict)).toEqual(["verified", "repeated"]);
  });

  test("takes an id again that it could not handle, and one that was refused", async () => {
    const statuses = [500, 200];
    const { notes, post } = receiver(secret, async () => new Response(null, { status: statuses.shift() ?? 200 }));
    const [tampered] = createTamperedDeliveries(secret, nowS);
    if (tampered) await post(tampered);
    expect((await post(createValidDelivery(secret, nowS))).status).toBe(500);
    expect((await post(createValidDelivery(secret, nowS))).status).toBe(200);
    expect(notes.map(({ verdict }) => verdict)).toEqual(["refused", "verified", "verified"]);
  });

  test("without a secret the signature is not verified, and the output says so", async () => {
    const { notes, post } = receiver("");
    expect((await post({ headers: {}, body: "no json" })).status).toBe(401);
    const open = createDeliveryReceiver({ secret: undefined, nowS: () => nowS, note: (note) => notes.push(note) });
    expect((await open(new Request("http://127.0.0.1/", { method: "POST", body: "no json" }))).status).toBe(204);
    expect(notes.at(-1)).toEqual({ verdict: "unverified", reason: null, says: null, event: null, id: null, body: null });
  });

  test("refuses other methods and bodies over a mebibyte, and lets no control characters through", async () => {
    const { notes, receive, post } = receiver();
    expect((await receive(new Request("http://127.0.0.1/"))).status).toBe(405);
    expect((await post({ headers: {}, body: "x".repeat(1_048_577) })).status).toBe(413);
    await post({ headers: { "x-service-event": "a\u009bb", "x-service-delivery": "y".repeat(5000) }, body: "" });
    expect(notes.at(-1)?.event).toBe("ab");
    expect(notes.at(-1)?.id).toHaveLength(200);
  });
});

import { LruCache } from "#/kernel/lru-cache";
import { cleanText } from "#/kernel/text/clean-text";
import { maxBodyBytes } from "#/model/limits";
import { type VerificationError, verifyDelivery, verificationErrors } from "#/webhooks/verify-delivery";

/** What a receiver for trying things out notes of one request. */
export type ReceivedDelivery = {
  /**
   * `verified` and `repeated` ones bear good signatures; `unverified` is said where no secret is
   * known.
   */
  readonly verdict: "verified" | "repeated" | "unverified" | "refused";
  /** Why it is refused; null otherwise. */
  readonly reason: VerificationError | "not_post" | "too_large" | null;
  readonly says: string | null;
  readonly event: string | null;
  readonly id: string | null;
  /** The body as JSON; null where it is none. */
  readonly body: unknown;
};

/** How many ids are remembered. */
const maxIds = 10_000;
const otherRefusalMessages = { not_post: "Deliveries are POST requests.", too_large: "The body is larger than 1 MiB." } as const;

/**
 * A receiver of deliveries: checks signatures and time against the raw body, and tells repeated ids
 * apart. It answers 204 to what it takes, else 401, 405 or 413 with the reason. `take` is handed
 * each delivery that is new, and may answer in place of the 204; an id counts as handled once that
 * answer is 2xx.
 */
export function createDeliveryReceiver(
  options: { readonly secret: string | undefined; nowS(): number; note(delivery: ReceivedDelivery): void },
  handleDelivery: (request: Request, body: string) => Promise<Response> = async () => new Response(null, { status: 204 }),
): (request: Request) => Promise<Response> {
  const handled = new LruCache<true>(maxIds);
  const refuse = (request: Request, reason: VerificationError | keyof typeof otherRefusalMessages, status: number) => {
    const reasonText =
      reason === "not_post" || reason === "too_large" ? otherRefusalMessages[reason] : verificationErrors[reason];
    options.note({ verdict: "refused", reason, says: reasonText, ...readDeliveryHeaders(request), body: null });
    return Response.json({ error: reasonText }, { status });
  };
  return async (request) => {
    if (request.method !== "POST") return refuse(request, "not_post", 405);
    const body = Buffer.from(await request.arrayBuffer()).toString("utf8");
    if (body.length > maxBodyBytes) return refuse(request, "too_large", 413);
    const refusal =
      options.secret === undefined
        ? undefined
        : verifyDelivery({ headers: request.headers, body }, options.secret, options.nowS());
    if (refusal) return refuse(request, refusal, 401);
    const deliveryHeaders = readDeliveryHeaders(request);
    const isRepeated = deliveryHeaders.id !== null && handled.get(deliveryHeaders.id) === true;
    const verdict = isRepeated ? "repeated" : options.secret === undefined ? "unverified" : "verified";
    options.note({ verdict, reason: null, says: null, ...deliveryHeaders, body: parseBody(body) });
    if (isRepeated) return new Response(null, { status: 204 });
    const response = await handleDelivery(request, body);
    if (deliveryHeaders.id !== null && response.ok) handled.set(deliveryHeaders.id, true, 1);
    return response;
  };
}

/** What the headers call the delivery: text from outside, so cut and without control characters. */
function readDeliveryHeaders({ headers }: Request): Pick<ReceivedDelivery, "event" | "id"> {
  const read = (name: string) => cleanText(headers.get(name) ?? "").text.slice(0, 200) || null;
  return { event: read("x-service-event"), id: read("x-service-delivery") };
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

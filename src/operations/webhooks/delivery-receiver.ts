import { LruCache } from "#/kernel/lru-cache";
import { cleanText } from "#/kernel/text/clean-text";
import { maxBodyBytes } from "#/model/limits";
import { type VerificationError, verifyDelivery, verificationErrors } from "#/webhooks/verify-delivery";

/** What the test receiver reports about a request. */
export type ReceivedDelivery = {
  /**
   * `verified` and `repeated` deliveries have a valid signature. `unverified` means that no secret
   * is configured.
   */
  readonly verdict: "verified" | "repeated" | "unverified" | "refused";
  /** Why the request was refused; null otherwise. */
  readonly reason: VerificationError | "not_post" | "too_large" | null;
  readonly says: string | null;
  readonly event: string | null;
  readonly id: string | null;
  /** The parsed body; null if it is not JSON. */
  readonly body: unknown;
};

/** The number of delivery ids to remember. */
const maxIds = 10_000;
const otherRefusalMessages = { not_post: "Deliveries are POST requests.", too_large: "The body is larger than 1 MiB." } as const;

/**
 * Creates a receiver that verifies signature and timestamp against the raw body and detects
 * repeated ids. It responds with 204 to valid deliveries, otherwise with 401, 405 or 413 and the
 * reason. `handleDelivery` is called for each new delivery, and its response replaces the 204. An
 * id counts as handled when that response is 2xx.
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

/**
 * The delivery's event and id from the headers: untrusted text, so truncated and without control
 * characters.
 */
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

import type { SecretBox } from "#/kernel/secret-box";
import type { Delivery } from "#/model/delivery";
import type { Subscription } from "#/model/subscription";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import { createSignedHeaders } from "#/webhooks/signed-headers";

/** Who a delivery goes to. */
export type DeliveryTarget = WebhookEndpoint | Subscription;

/** An attempt ready to be sent, and what of it has to be kept before it is. */
export type SignedRequest = { readonly url: string; readonly headers: Readonly<Record<string, string>> } & {
  readonly rowPatch: Pick<Delivery, "signedAtS" | "headers">;
};

/**
 * Signs an attempt that begins at `nowMs`: to an endpoint with its secret of this moment, to a subscription as its first attempt was signed. Undefined where the secret cannot
 * be opened.
 */
export function signRequest(
  delivery: Delivery,
  target: DeliveryTarget,
  secrets: SecretBox,
  nowMs: number,
): SignedRequest | undefined {
  const url = "url" in target ? target.url : target.targetUrl;
  if (delivery.headers !== null) {
    const { headers, signedAtS } = delivery;
    return { url, headers, rowPatch: { signedAtS, headers } };
  }
  const secret = secrets.open(target.secret, target.id);
  if (secret === undefined) return undefined;
  const timestampS = Math.floor(nowMs / 1000);
  const { id, event, body } = delivery;
  const headers = createSignedHeaders({
    id,
    event,
    body,
    timestampS,
    secret,
    previousSecret: openPreviousSecret(target, secrets, nowMs),
  });
  return { url, headers, rowPatch: "url" in target ? { signedAtS: null, headers: null } : { signedAtS: timestampS, headers } };
}

function openPreviousSecret(target: DeliveryTarget, secrets: SecretBox, nowMs: number): string | undefined {
  if (!("previousSecret" in target) || target.previousSecret === null) return undefined;
  return (target.previousSecretUntilMs ?? 0) > nowMs ? secrets.open(target.previousSecret, target.id) : undefined;
}

import { Failure } from "#/kernel/errors";
import { resolveHost, type HttpClientOptions } from "#/http-client/http-client";
import { DestinationError, resolveDestination, validateUrl } from "#/http-client/destination";
import { isOwnUrl } from "#/http-client/own-url";

/**
 * Judges an address when a person gives it for webhooks, and gives it as it is kept: in its normal form, without a fragment, and with a slash at its end only where it was
 * given one. Throws `invalid`, in words that say what is wrong with it and nothing of where it leads. Every attempt judges it anew.
 */
export type WebhookUrlValidator = (raw: string) => Promise<string>;

/** How long the look-up of a name may hold up whoever gives it, milliseconds. */
const lookupTimeoutMs = 1500;

/**
 * The judgement under the same guard as the calls. A name that cannot be found yet, or not in time, is taken: it may come to be, and a server may look up names that this
 * one cannot.
 */
export function createWebhookUrlValidator({ allowed, resolve = resolveHost, ownUrl }: HttpClientOptions): WebhookUrlValidator {
  return async (raw) => {
    const { href } = validateUrl(raw, allowed);
    if (ownUrl !== undefined && isOwnUrl(href, ownUrl))
      throw new Failure("invalid", "This address cannot be called: it is this server itself.");
    let timer: Timer | undefined;
    const timeout = new Promise<void>((done) => {
      timer = setTimeout(done, lookupTimeoutMs);
    });
    const validation = resolveDestination(href, allowed, resolve).catch((error: unknown) => {
      if (error instanceof DestinationError && error.reason === "dns") return;
      throw error;
    });
    try {
      await Promise.race([validation, timeout]);
    } finally {
      clearTimeout(timer);
      validation.catch(() => undefined);
    }
    return href === `${raw}/` ? raw : href;
  };
}

import { Failure } from "#/kernel/errors";
import { resolveHost, type HttpClientOptions } from "#/http-client/http-client";
import { DestinationError, resolveDestination, validateUrl } from "#/http-client/destination";

/**
 * Options of the HTTP client that sends webhooks, and the base URL of this server, which it must
 * not call.
 */
export type WebhookClientOptions = HttpClientOptions & { readonly ownUrl?: string };

/**
 * Validates a URL that a user enters and returns it in the form to store: normalized, without a
 * fragment, with a trailing slash only if the user typed one. Throws `invalid` with a message that
 * does not contain resolved addresses. Each attempt validates the URL again.
 */
export type WebhookUrlValidator = (raw: string) => Promise<string>;

/** How long the DNS lookup may delay the user, milliseconds. */
const lookupTimeoutMs = 1500;

/**
 * Creates a validator with the same rules as the client that sends. Host names that cannot be
 * resolved, or not in time, are accepted: they may become resolvable later, or only be known where
 * deliveries are sent from.
 */
export function createWebhookUrlValidator({ allowed, resolve = resolveHost, ownUrl }: WebhookClientOptions): WebhookUrlValidator {
  return async (raw) => {
    const { href } = validateUrl(raw, allowed);
    if (ownUrl !== undefined && isOwnUrl(href, ownUrl)) throw new Failure("invalid", "The URL points to this server itself.");
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

/** Whether a URL has the host and port of this server. False for an invalid URL. */
export function isOwnUrl(raw: string, ownUrl: string): boolean {
  if (!URL.canParse(raw) || !URL.canParse(ownUrl)) return false;
  return toHostAndPort(new URL(raw)) === toHostAndPort(new URL(ownUrl));
}

/** Host and port. The default ports 80 and 443 count as one, because http redirects to https. */
const toHostAndPort = ({ hostname, port }: URL) =>
  `${hostname.replace(/\.$/, "")}:${port === "80" || port === "443" ? "" : port}`;

import { Failure } from "#/kernel/errors";
import type { AddressAllowlist } from "#/http-client/address-rules";
import { DestinationError } from "#/http-client/destination";
import { createHttpClient, defaultTimeoutMs, type HttpClientOptions } from "#/http-client/http-client";
import { HttpClientError } from "#/http-client/http-client-error";

/** A fetched file and the address that it came from, after redirects. */
export type FetchedFile = { readonly url: string; readonly bytes: Uint8Array; readonly mediaType: string };

/** Fetches web pages and their files, where an administrator allows it. */
export type PageFetcher = {
  /** Whether any address is allowed. */
  readonly isEnabled: boolean;
  /**
   * Returns the bytes at an https address, over at most `maxRedirects` redirects. Every address on
   * the way is checked again. Sends no cookies. Throws `invalid` if one is not allowed or not
   * reachable, the status is not 200, or there are more than `maxBytes`.
   */
  get(url: string, options: { readonly accept: string; readonly maxBytes: number }): Promise<FetchedFile>;
};

const maxRedirects = 5;

/** Creates the fetcher. Without allowed addresses it is off. */
export function createPageFetcher(
  options: Omit<HttpClientOptions, "allowed"> & { readonly allowed: AddressAllowlist | undefined },
): PageFetcher {
  const { allowed } = options;
  if (!allowed) {
    return {
      isEnabled: false,
      get: async () => {
        throw new Failure("invalid", "Imports from addresses are off.");
      },
    };
  }
  const sendRequest = createHttpClient({ ...options, allowed });
  const request = async (url: string, accept: string, maxBytes: number) => {
    try {
      return await sendRequest(url, { method: "GET", headers: { accept, "user-agent": "Livery" } }, maxBytes);
    } catch (error) {
      if (error instanceof DestinationError && error.reason === "refused_address")
        throw new Failure("invalid", `${url.slice(0, 200)}: ${error.message} LIVERY_IMPORT_ADDRESSES lists what may be read.`, {
          cause: error,
        });
      if (error instanceof Failure) throw error;
      const isTimeout = error instanceof HttpClientError && error.code.endsWith("timeout");
      const message = isTimeout
        ? `The address did not respond within ${(options.timeoutMs ?? defaultTimeoutMs) / 1000} s.`
        : "The address cannot be reached, or its certificate is not valid.";
      throw new Failure("invalid", message, { cause: error });
    }
  };
  return {
    isEnabled: true,
    async get(address, { accept, maxBytes }) {
      let url = address;
      for (let redirects = 0; redirects <= maxRedirects; redirects++) {
        const { status, headers, body, bodyState } = await request(url, accept, maxBytes);
        const location = headers.get("location");
        if ([301, 302, 303, 307, 308].includes(status) && location !== undefined) {
          const target = URL.parse(location, url);
          if (!target) throw new Failure("invalid", "The address redirects to one that is not valid.");
          url = target.href;
          continue;
        }
        if (status !== 200) throw new Failure("invalid", `The address responded with status ${status}.`);
        if (bodyState === "truncated") throw new Failure("invalid", `The response is larger than ${maxBytes} bytes.`);
        if (bodyState !== "complete") throw new Failure("invalid", "The response ended before it was complete.");
        const encoding = headers.get("content-encoding") ?? "identity";
        if (encoding !== "identity")
          throw new Failure("invalid", `The response is compressed (${encoding.slice(0, 20)}), although none was asked for.`);
        return { url, bytes: body, mediaType: (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "" };
      }
      throw new Failure("invalid", `The address redirects more than ${maxRedirects} times.`);
    },
  };
}

import { Failure } from "#/kernel/errors";
import { HttpClientError, type HttpClientErrorCode } from "#/http-client/http-client-error";
import { createHttpClient, defaultTimeoutMs, type HttpClientOptions } from "#/http-client/http-client";
import type { HttpResponse } from "#/http-client/exchange";

/** Downloads images from URLs that users enter. */
export type ImageFetcher = {
  /**
   * Returns the bytes at a public https URL. Throws `invalid` if the URL is not allowed or not
   * reachable, returns any status other than 200, or returns more than `maxBytes`.
   */
  get(url: string, maxBytes: number): Promise<Uint8Array>;
};

const headers = { accept: "image/png, image/webp, image/jpeg", "user-agent": "Livery" };
const timeoutCodes: readonly HttpClientErrorCode[] = ["dns_timeout", "connect_timeout", "tls_timeout", "timeout"];

export function createImageFetcher(options: HttpClientOptions): ImageFetcher {
  const sendRequest = createHttpClient(options);
  const createTimeoutFailure = (cause?: unknown) =>
    new Failure("invalid", `The URL did not respond within ${(options.timeoutMs ?? defaultTimeoutMs) / 1000} s.`, { cause });
  const fetchResponse = async (url: string, maxBytes: number): Promise<HttpResponse> => {
    try {
      return await sendRequest(url, { method: "GET", headers }, maxBytes);
    } catch (error) {
      if (error instanceof Failure) throw error;
      if (error instanceof HttpClientError && timeoutCodes.includes(error.code)) throw createTimeoutFailure(error);
      throw new Failure("invalid", "The URL cannot be reached, or its certificate is not valid.", { cause: error });
    }
  };
  return {
    async get(url, maxBytes) {
      const { status, body, bodyState } = await fetchResponse(url, maxBytes);
      if (status !== 200)
        throw new Failure("invalid", `The URL responded with status ${status}. It must return 200 without redirects.`);
      if (bodyState === "truncated") throw new Failure("invalid", `The response is larger than ${maxBytes} bytes.`);
      if (bodyState === "open") throw createTimeoutFailure();
      if (bodyState === "malformed") throw new Failure("invalid", "The response ended before it was complete.");
      return body;
    },
  };
}

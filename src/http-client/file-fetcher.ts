import { Failure } from "#/kernel/errors";
import type { HttpResponse } from "#/http-client/exchange";
import { createHttpClient, defaultTimeoutMs, type HttpClientOptions } from "#/http-client/http-client";
import { HttpClientError, type HttpClientErrorCode } from "#/http-client/http-client-error";

/** Downloads single files from untrusted URLs. It follows no redirects. */
export type FileFetcher = {
  /**
   * Returns the whole file at a public https URL. Throws `invalid` if the URL is not allowed or not
   * reachable, returns any status other than 200, or returns more than `maxBytes`. `headers` have
   * lower-case names.
   */
  get(url: string, maxBytes: number, headers?: Readonly<Record<string, string>>): Promise<Pick<HttpResponse, "headers" | "body">>;
};

const timeoutCodes: readonly HttpClientErrorCode[] = ["dns_timeout", "connect_timeout", "tls_timeout", "timeout"];

/** Creates the fetcher. `accept` names the media types that requests ask for. */
export function createFileFetcher(options: HttpClientOptions, accept: string): FileFetcher {
  const sendRequest = createHttpClient(options);
  const createTimeoutFailure = (cause?: unknown) =>
    new Failure("invalid", `The URL did not respond within ${(options.timeoutMs ?? defaultTimeoutMs) / 1000} s.`, { cause });
  const fetchResponse = async (url: string, maxBytes: number, more: Readonly<Record<string, string>>): Promise<HttpResponse> => {
    try {
      return await sendRequest(url, { method: "GET", headers: { accept, "user-agent": "Livery", ...more } }, maxBytes);
    } catch (error) {
      if (error instanceof Failure) throw error;
      if (error instanceof HttpClientError && timeoutCodes.includes(error.code)) throw createTimeoutFailure(error);
      throw new Failure("invalid", "The URL cannot be reached, or its certificate is not valid.", { cause: error });
    }
  };
  return {
    async get(url, maxBytes, more = {}) {
      const { status, headers, body, bodyState } = await fetchResponse(url, maxBytes, more);
      if (status !== 200)
        throw new Failure("invalid", `The URL responded with status ${status}. It must return 200 without redirects.`);
      if (bodyState === "truncated") throw new Failure("invalid", `The response is larger than ${maxBytes} bytes.`);
      if (bodyState === "open") throw createTimeoutFailure();
      if (bodyState === "malformed") throw new Failure("invalid", "The response ended before it was complete.");
      return { headers, body };
    },
  };
}

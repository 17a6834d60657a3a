import { Failure } from "#/kernel/errors";
import type { AttemptReason } from "#/model/attempt-reason";
import { HttpClientError } from "#/http-client/http-client-error";
import { createHttpClient, defaultTimeoutMs, type HttpClientOptions } from "#/http-client/http-client";
import type { HttpResponse } from "#/http-client/exchange";

/** Fetches from addresses that people give. */
export type ImageFetcher = {
  /** The bytes behind a public https address. Throws `invalid` where it must not be called, is not reached, answers anything but 200, or is larger than `maxBytes`. */
  get(url: string, maxBytes: number): Promise<Uint8Array>;
};

const headers = { accept: "image/png, image/webp, image/jpeg", "user-agent": "Livery" };
const timeoutReasons: readonly AttemptReason[] = ["dns_timeout", "connect_timeout", "tls_timeout", "timeout"];

/** The guarded call, for pictures that are imported by their address. */
export function createImageFetcher(options: HttpClientOptions): ImageFetcher {
  const sendRequest = createHttpClient(options);
  const createTimeoutFailure = (cause?: unknown) =>
    new Failure("invalid", `The address did not answer within ${(options.timeoutMs ?? defaultTimeoutMs) / 1000} s.`, { cause });
  const fetchResponse = async (url: string, maxBytes: number): Promise<HttpResponse> => {
    try {
      return await sendRequest(url, { method: "GET", headers }, maxBytes);
    } catch (error) {
      if (error instanceof Failure) throw error;
      if (error instanceof HttpClientError && timeoutReasons.includes(error.reason)) throw createTimeoutFailure(error);
      throw new Failure("invalid", "The address could not be reached, or its certificate is not valid.", { cause: error });
    }
  };
  return {
    async get(url, maxBytes) {
      const { status, body, bodyState } = await fetchResponse(url, maxBytes);
      if (status !== 200)
        throw new Failure("invalid", `The address answered ${status}; it has to answer 200 itself, redirects are not followed.`);
      if (bodyState === "cut") throw new Failure("invalid", `What the address answers is larger than ${maxBytes} bytes.`);
      if (bodyState === "open") throw createTimeoutFailure();
      if (bodyState === "broken") throw new Failure("invalid", "What the address answers broke off before its end.");
      return body;
    },
  };
}

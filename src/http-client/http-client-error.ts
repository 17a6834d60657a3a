/** Why a request got no valid response. */
export type HttpClientErrorCode =
  | "dns_timeout"
  | "connect"
  | "connect_timeout"
  | "tls_untrusted"
  | "tls_expired"
  | "tls_name"
  | "tls_no_name"
  | "tls_protocol"
  | "tls_timeout"
  | "timeout"
  | "closed"
  | "malformed_response"
  | "headers_too_large"
  | "internal";

/**
 * A request without a valid response. Log the cause but never show it: it may contain resolved
 * addresses.
 */
export class HttpClientError extends Error {
  override readonly name = "HttpClientError";
  constructor(
    readonly code: HttpClientErrorCode,
    options?: { readonly cause?: unknown },
  ) {
    super(code, options);
  }
}

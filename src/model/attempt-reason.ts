/**
 * Why an outgoing request failed: a code and a sentence for people. Codes keep their meaning.
 * Sentences never reveal what a host resolved to, or the response of a server that is not a valid
 * receiver.
 */
export const attemptReasons = {
  refused_address: "Requests to this address are not allowed: it is not public, or not a plain https URL.",
  own_address: "The address is this server.",
  dns: "The host name does not resolve to an address.",
  dns_timeout: "Resolving the host name timed out.",
  connect: "The connection was refused, or the host is unreachable.",
  connect_timeout: "Connecting timed out.",
  tls_untrusted: "The certificate is not from a trusted authority.",
  tls_expired: "The certificate has expired or is not valid yet.",
  tls_name: "The certificate is for another host name.",
  tls_no_name: "The certificate has no subject alternative name.",
  tls_protocol: "The receiver does not support TLS 1.2 or later, or the handshake failed.",
  tls_timeout: "The TLS handshake timed out.",
  timeout: "The response timed out.",
  closed: "The connection closed before a response arrived.",
  malformed_answer: "The response is not valid HTTP/1.1.",
  too_large_headers: "The response headers exceed 32 KB.",
  redirect: "The response was a redirect. Redirects are not followed.",
  status: "The response status was not 2xx.",
  interrupted: "Livery stopped during this attempt. It is unknown whether the event arrived.",
  secret_unreadable: "This server's key cannot decrypt the signing secret. Rotate the secret, or restore the key.",
  internal: "An internal error prevented the attempt.",
} as const satisfies Readonly<Record<string, string>>;
export type AttemptReason = keyof typeof attemptReasons;

/** The sentence for a stored code. A code of another release is shown as it is. */
export const describeAttemptReason = (code: string): string =>
  Object.hasOwn(attemptReasons, code) ? attemptReasons[code as AttemptReason] : `Failed: ${code}.`;

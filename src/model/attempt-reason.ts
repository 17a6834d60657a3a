/**
 * Why an attempt to call an address failed, each code with a sentence for people. Codes never change their meaning; sentences never tell what an address resolved to,
 * nor what a machine said that is no proper answer.
 */
export const attemptReasons = {
  refused_address: "The address may not be called: it is not on the public network, or not a plain https address.",
  own_address: "The address is this server itself.",
  dns: "The host name cannot be found, or has no address.",
  dns_timeout: "The look-up of the host name did not end in time.",
  connect: "No connection came about: nobody listens there, or the network does not lead there.",
  connect_timeout: "No connection came about in time.",
  tls_untrusted: "The certificate does not come from an authority that is trusted here.",
  tls_expired: "The certificate has expired or is not valid yet.",
  tls_name: "The certificate is for another host name.",
  tls_no_name: "The certificate names no host: it has no subject alternative name.",
  tls_protocol: "The other side does not speak TLS 1.2 or newer there, or its handshake failed.",
  tls_timeout: "The connection was taken, but its TLS handshake did not end in time.",
  timeout: "No answer came in time.",
  closed: "The connection was closed before an answer had come.",
  malformed_answer: "What came back is no HTTP/1.1 answer.",
  too_large_headers: "The headers of the answer are larger than 32 KB.",
  redirect: "The answer was a redirect; redirects are not followed.",
  status: "The answer was not a success: only 2xx counts as delivered.",
  interrupted: "The server was stopped while this attempt was under way; whether it arrived is not known.",
  secret_unreadable: "The signing secret cannot be read with this server's key. Rotate it, or restore the key.",
  internal: "A fault of this server kept the attempt from being made.",
} as const satisfies Readonly<Record<string, string>>;
export type AttemptReason = keyof typeof attemptReasons;

/** The sentence for a stored code; a code of another release is shown as it is. */
export const describeAttemptReason = (code: string): string =>
  Object.hasOwn(attemptReasons, code) ? attemptReasons[code as AttemptReason] : `Failed: ${code}.`;

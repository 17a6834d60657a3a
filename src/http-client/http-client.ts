import { dns } from "bun";
import { createSecureContext, type SecureContext } from "node:tls";
import type { AddressAllowlist } from "#/http-client/address-rules";
import type { ResumeConnection } from "#/http-client/connection";
import { HttpClientError } from "#/http-client/http-client-error";
import { type Destination, resolveDestination, type ResolveHost } from "#/http-client/destination";
import { type HttpResponse, exchange, type HttpRequest, type ExchangeOptions } from "#/http-client/exchange";
import { resumeConnection as resumeWithBun } from "#/http-client/resumed-connection";
import { TlsSessionCache } from "#/http-client/tls-session-cache";

export type HttpClientOptions = {
  readonly allowed: AddressAllowlist;
  /** Certificate authorities to trust in addition to the runtime's, PEM. */
  readonly ca?: string | undefined;
  readonly resolve?: ResolveHost;
  /** How long a request may take, from the DNS lookup to the last byte, milliseconds. */
  readonly timeoutMs?: number;
  readonly resumeConnection?: ResumeConnection;
};

/**
 * Sends a request to an untrusted URL and keeps at most `maxBodyBytes` of the response body.
 * Throws DestinationError for a URL that is not allowed or not found, otherwise HttpClientError.
 */
export type HttpClient = (url: string, request: HttpRequest, maxBodyBytes: number) => Promise<HttpResponse>;

export const defaultTimeoutMs = 10_000;

/**
 * Resolves a host name without letting silent name servers block other lookups: c-ares waits for
 * all of them at once, the system resolver in a few threads. c-ares reads the hosts file too.
 * Systems other than Linux may have name sources that only their own resolver knows.
 */
export const resolveHost: ResolveHost = async (host) =>
  (await dns.lookup(host, { backend: process.platform === "linux" ? "c-ares" : "system" })).map(({ address }) => address);

/**
 * How many addresses of a host are tried, and how long each except the last may take to connect.
 */
const maxAddressTries = 4;
const connectMs = 2000;

/**
 * The settings of TLS connections. The runtime's own authorities are listed only where another is
 * added to them: naming them in an import takes milliseconds of every server's start.
 */
async function createContext(ca: string | undefined): Promise<SecureContext> {
  const authorities = ca === undefined ? undefined : [...(await import("node:tls")).rootCertificates, ca];
  return createSecureContext({ ...(authorities && { ca: authorities }), minVersion: "TLSv1.2" });
}

/**
 * Creates the guarded client for URLs that users enter. Every request resolves and checks the
 * address again and connects to exactly the address that was checked; one deadline covers lookup,
 * connection, handshake, headers and body. It follows no redirects, decodes no content encoding,
 * uses no proxy and never reuses a connection.
 */
export function createHttpClient({
  allowed,
  ca,
  resolve = resolveHost,
  timeoutMs = defaultTimeoutMs,
  resumeConnection = resumeWithBun,
}: HttpClientOptions): HttpClient {
  let contextPromise: Promise<SecureContext> | undefined;
  const sessions = new TlsSessionCache();
  return async (url, request, maxBodyBytes) => {
    contextPromise ??= createContext(ca);
    const secureContext = await contextPromise;
    const deadlineMs = performance.now() + timeoutMs;
    const destination = await withTimeout(timeoutMs, resolveDestination(url, allowed, resolve));
    const options = { secureContext, ca, sessions, resumeConnection, maxBodyBytes, deadlineMs };
    return await sendToFirstReachable(destination, request, options);
  };
}

async function withTimeout<Value>(limitMs: number, lookup: Promise<Value>): Promise<Value> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new HttpClientError("dns_timeout")), limitMs);
  try {
    return await Promise.race([lookup, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tries the addresses in order. Only a failed connect moves on to the next: nothing has been sent
 * by then.
 */
async function sendToFirstReachable(
  destination: Destination,
  request: HttpRequest,
  options: ExchangeOptions,
): Promise<HttpResponse> {
  const addresses = destination.addresses.slice(0, maxAddressTries);
  const last = addresses.pop() ?? "";
  for (const address of addresses) {
    try {
      return await exchange(destination, address, request, { ...options, connectMs });
    } catch (error) {
      const isUnreachable = error instanceof HttpClientError && (error.code === "connect" || error.code === "connect_timeout");
      if (!isUnreachable || performance.now() >= options.deadlineMs) throw error;
    }
  }
  return await exchange(destination, last, request, options);
}

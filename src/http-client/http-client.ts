import { dns } from "bun";
import { createSecureContext, rootCertificates, type SecureContext } from "node:tls";
import type { AddressAllowlist } from "#/http-client/address-rules";
import { HttpClientError } from "#/http-client/http-client-error";
import { type Destination, resolveDestination, type ResolveHost } from "#/http-client/destination";
import { type HttpResponse, exchange, type HttpRequest, type ExchangeOptions } from "#/http-client/exchange";
import { TlsSessionCache } from "#/http-client/tls-session-cache";

/** What the outgoing client is set up with. */
export type HttpClientOptions = {
  readonly allowed: AddressAllowlist;
  /** Certificates of further authorities, PEM; they count besides the usual ones. */
  readonly ca?: string | undefined;
  readonly resolve?: ResolveHost;
  /** How long a whole call may take, from the look-up to the last byte, milliseconds. */
  readonly timeoutMs?: number;
  /** The absolute address of this installation; webhooks do not go there. */
  readonly ownUrl?: string;
};

/** Calls an address that somebody gave, under guard, and keeps at most `maxBodyBytes` of what it answers. Throws Failure for a refused address, else CallFault. */
export type HttpClient = (url: string, request: HttpRequest, maxBodyBytes: number) => Promise<HttpResponse>;

/** How long a call may take where nothing else is set. */
export const defaultTimeoutMs = 10_000;

/**
 * Bun's own look-up waits in a few threads, where a handful of silent name servers keep every other name waiting; c-ares waits for all of them at once and reads the hosts
 * file as well. Elsewhere than on Linux names may have sources that only the system knows.
 */
export const resolveHost: ResolveHost = async (host) =>
  (await dns.lookup(host, { backend: process.platform === "linux" ? "c-ares" : "system" })).map(({ address }) => address);

/** How many addresses of a host are tried at most, and how long each but the last may take to connect. */
const maxAddressTries = 4;
const connectMs = 2000;

/**
 * The guarded call that image imports and webhooks share: the address is checked anew each time, the connection goes to the address that was checked, and one deadline
 * covers look-up, connection, handshake, headers and body. No redirect is followed, nothing is unpacked, no proxy is asked, no connection is used twice.
 */
export function createHttpClient({
  allowed,
  ca,
  resolve = resolveHost,
  timeoutMs = defaultTimeoutMs,
}: HttpClientOptions): HttpClient {
  let trust: SecureContext | undefined;
  const sessions = new TlsSessionCache();
  return async (raw, request, maxBodyBytes) => {
    trust ??= createSecureContext({ ...(ca !== undefined && { ca: [...rootCertificates, ca] }), minVersion: "TLSv1.2" });
    const deadlineMs = performance.now() + timeoutMs;
    const destination = await withTimeout(timeoutMs, resolveDestination(raw, allowed, resolve));
    return await sendToFirstReachable(destination, request, { trust, sessions, maxBodyBytes, deadlineMs });
  };
}

/** What is looked up, unless that takes longer. */
async function withTimeout<Value>(limitMs: number, lookup: Promise<Value>): Promise<Value> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new HttpClientError("dns_timeout")), limitMs);
  try {
    return await Promise.race([lookup, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/** The exchange with the first address that takes a connection; nothing has been sent to one that does not. */
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
      const isUnreached = error instanceof HttpClientError && (error.reason === "connect" || error.reason === "connect_timeout");
      if (!isUnreached || performance.now() >= options.deadlineMs) throw error;
    }
  }
  return await exchange(destination, last, request, options);
}

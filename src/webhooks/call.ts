import { dns } from "bun";
import { createSecureContext, rootCertificates, type SecureContext } from "node:tls";
import type { Allowed } from "#/webhooks/address-rules";
import { CallFault } from "#/webhooks/call-fault";
import { type Destination, destinationOf, type Resolve } from "#/webhooks/destination";
import { type Answer, exchange, type Sent, type Terms } from "#/webhooks/exchange";
import { TlsSessions } from "#/webhooks/tls-sessions";

/** What the outgoing client is set up with. */
export type OutgoingOptions = {
  readonly allowed: Allowed;
  /** Certificates of further authorities, PEM; they count besides the usual ones. */
  readonly ca?: string | undefined;
  readonly resolve?: Resolve;
  /** How long a whole call may take, from the look-up to the last byte, milliseconds. */
  readonly timeoutMs?: number;
  /** The absolute address of this installation; webhooks do not go there. */
  readonly ownUrl?: string;
};

/** Calls an address that somebody gave, under guard, and keeps at most `bodyBytesMax` of what it answers. Throws Failure for a refused address, else CallFault. */
export type Call = (url: string, sent: Sent, bodyBytesMax: number) => Promise<Answer>;

/** How long a call may take where nothing else is set. */
export const callTimeoutMs = 10_000;

/**
 * Bun's own look-up waits in a few threads, where a handful of silent name servers keep every other name waiting; c-ares waits for all of them at once and reads the hosts
 * file as well. Elsewhere than on Linux names may have sources that only the system knows.
 */
export const lookUp: Resolve = async (host) =>
  (await dns.lookup(host, { backend: process.platform === "linux" ? "c-ares" : "system" })).map(({ address }) => address);

/** How many addresses of a host are tried at most, and how long each but the last may take to connect. */
const triesMax = 4;
const connectMs = 2000;

/**
 * The guarded call that image imports and webhooks share: the address is checked anew each time, the connection goes to the address that was checked, and one deadline
 * covers look-up, connection, handshake, headers and body. No redirect is followed, nothing is unpacked, no proxy is asked, no connection is used twice.
 */
export function callOf({ allowed, ca, resolve = lookUp, timeoutMs = callTimeoutMs }: OutgoingOptions): Call {
  let trust: SecureContext | undefined;
  const sessions = new TlsSessions();
  return async (raw, sent, bodyBytesMax) => {
    trust ??= createSecureContext({ ...(ca !== undefined && { ca: [...rootCertificates, ca] }), minVersion: "TLSv1.2" });
    const endMs = performance.now() + timeoutMs;
    const destination = await within(timeoutMs, destinationOf(raw, allowed, resolve));
    return await reached(destination, sent, { trust, sessions, bodyBytesMax, endMs });
  };
}

/** What is looked up, unless that takes longer. */
async function within<Value>(msMax: number, sought: Promise<Value>): Promise<Value> {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new CallFault("dns_timeout")), msMax);
  try {
    return await Promise.race([sought, lost]);
  } finally {
    clearTimeout(timer);
  }
}

/** The exchange with the first address that takes a connection; nothing has been sent to one that does not. */
async function reached(destination: Destination, sent: Sent, terms: Terms): Promise<Answer> {
  const addresses = destination.addresses.slice(0, triesMax);
  const last = addresses.pop() ?? "";
  for (const address of addresses) {
    try {
      return await exchange(destination, address, sent, { ...terms, connectMs });
    } catch (error) {
      const isUnreached = error instanceof CallFault && (error.reason === "connect" || error.reason === "connect_timeout");
      if (!isUnreached || performance.now() >= terms.endMs) throw error;
    }
  }
  return await exchange(destination, last, sent, terms);
}

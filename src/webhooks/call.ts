import { lookup } from "node:dns/promises";
import { createSecureContext, rootCertificates, type SecureContext } from "node:tls";
import type { Allowed } from "#/webhooks/address-rules";
import { CallFault } from "#/webhooks/call-fault";
import { destinationOf, type Resolve } from "#/webhooks/destination";
import { type Answer, exchange, type Sent } from "#/webhooks/exchange";

/** What the outgoing client is set up with. */
export type OutgoingOptions = {
  readonly allowed: Allowed;
  /** Certificates of further authorities, PEM; they count besides the usual ones. */
  readonly ca?: string | undefined;
  readonly resolve?: Resolve;
  /** How long a whole call may take, from the look-up to the last byte, milliseconds. */
  readonly timeoutMs?: number;
};

/** Calls an address that somebody gave, under guard, and keeps at most `bodyBytesMax` of what it answers. Throws Failure for a refused address, else CallFault. */
export type Call = (url: string, sent: Sent, bodyBytesMax: number) => Promise<Answer>;

/** How long a call may take where nothing else is set. */
export const callTimeoutMs = 10_000;

const allAddresses: Resolve = async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * The guarded call that image imports and webhooks share: the address is checked anew each time, the connection goes to the address that was checked, and one deadline
 * covers look-up, connection, handshake, headers and body. No redirect is followed, nothing is unpacked, no proxy is asked, no connection is used twice.
 */
export function callOf({ allowed, ca, resolve = allAddresses, timeoutMs = callTimeoutMs }: OutgoingOptions): Call {
  let trust: SecureContext | undefined;
  return async (raw, sent, bodyBytesMax) => {
    trust ??= createSecureContext({ ...(ca !== undefined && { ca: [...rootCertificates, ca] }), minVersion: "TLSv1.2" });
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), timeoutMs);
    const lost = new Promise<never>((_, reject) =>
      over.signal.addEventListener("abort", () => reject(new CallFault("dns_timeout")), { once: true }),
    );
    lost.catch(() => undefined);
    try {
      const destination = await Promise.race([destinationOf(raw, allowed, resolve), lost]);
      return await exchange(destination, sent, { trust, bodyBytesMax, deadline: over.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}

import { LruCache } from "#/kernel/lru-cache";
import type { PinnedAddress } from "#/http-client/connection";

/** A TLS session, and when the receiver's certificate was verified, by performance.now(). */
export type CachedSession = { readonly session: Buffer; readonly verifiedAtMs: number };

/**
 * How long a session is reused, milliseconds. This bounds how late an expired or revoked
 * certificate is noticed.
 */
const sessionTtlMs = 5 * 60 * 1000;
const maxSize = 4_000_000;

/**
 * TLS sessions of receivers with a verified certificate, one per host, address and port. Resuming
 * one halves the work of the next connection (RFC 8446, section 2.2). Addresses are still checked
 * for every request. A session is offered many times: appendix C.4 advises against that only to
 * keep observers from linking a client's connections, and a server's address links them anyway.
 */
export class TlsSessionCache {
  readonly #cache = new LruCache<CachedSession>(maxSize);

  get(target: PinnedAddress, nowMs: number): CachedSession | undefined {
    const cached = this.#cache.get(toCacheKey(target));
    return cached && nowMs - cached.verifiedAtMs < sessionTtlMs ? cached : undefined;
  }

  set(target: PinnedAddress, cached: CachedSession): void {
    const key = toCacheKey(target);
    this.#cache.set(key, cached, cached.session.length + key.length + 100);
  }

  delete(target: PinnedAddress): void {
    this.#cache.delete(toCacheKey(target));
  }
}

const toCacheKey = ({ host, address, port }: PinnedAddress) => `${host} ${address} ${port}`;

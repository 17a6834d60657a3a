import { LruCache } from "#/kernel/lru-cache";
import type { PinnedAddress } from "#/http-client/connection";

/** A TLS session, and when the certificate was verified that it stands for, by performance.now(). */
export type CachedSession = { readonly session: Buffer; readonly verifiedAtMs: number };

/** How long a session is used again, milliseconds: so much later a certificate that was withdrawn or ran out is noticed at most. */
const sessionTtlMs = 5 * 60 * 1000;
const maxSize = 4_000_000;

/**
 * TLS sessions of certificates that were found good, so that the next connection to the same address under the same name needs half the work (RFC 8446 section 2.2). Addresses are
 * judged anew all the same, and a receiver that no longer knows a session shows its certificate again.
 */
export class TlsSessionCache {
  readonly #cache = new LruCache<CachedSession>(maxSize);

  /** The session for a place; undefined where there is none that counts. */
  get(target: PinnedAddress, nowMs: number): CachedSession | undefined {
    const cached = this.#cache.get(toCacheKey(target));
    return cached && nowMs - cached.verifiedAtMs < sessionTtlMs ? cached : undefined;
  }

  /** Keeps a session. One that was itself resumed is as old as the certificate's verification. */
  set(target: PinnedAddress, cached: CachedSession): void {
    const key = toCacheKey(target);
    this.#cache.set(key, cached, cached.session.length + key.length + 100);
  }

  /** Forgets the session of a place where it led nowhere. */
  delete(target: PinnedAddress): void {
    this.#cache.delete(toCacheKey(target));
  }
}

const toCacheKey = ({ host, address, port }: PinnedAddress) => `${host} ${address} ${port}`;

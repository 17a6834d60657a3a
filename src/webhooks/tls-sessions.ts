import { LruCache } from "#/kernel/lru-cache";

/** How long a session is used again, milliseconds: so much later a certificate that was withdrawn or ran out is noticed at most. */
const sessionMs = 5 * 60 * 1000;
const sizeMax = 4_000_000;

/**
 * TLS sessions of certificates that were found good, so that the next connection to the same address under the same name needs half the work (RFC 8446 section 2.2). Addresses are
 * judged anew all the same, and a receiver that no longer knows a session shows its certificate again.
 */
export class TlsSessions {
  readonly #kept = new LruCache<{ readonly session: Buffer; readonly verifiedAtMs: number }>(sizeMax);

  /** The session for a host at an address and port, with the time at which its certificate was verified; undefined where there is none that counts. */
  of(place: string, nowMs: number): { readonly session: Buffer; readonly verifiedAtMs: number } | undefined {
    const kept = this.#kept.get(place);
    return kept && nowMs - kept.verifiedAtMs < sessionMs ? kept : undefined;
  }

  /** Keeps a session. One that was itself resumed is as old as the certificate's verification. */
  keep(place: string, session: Buffer, verifiedAtMs: number): void {
    this.#kept.set(place, { session, verifiedAtMs }, session.length + place.length + 100);
  }

  /** Forgets the session of a place where it led nowhere. */
  drop(place: string): void {
    this.#kept.drop(place);
  }
}

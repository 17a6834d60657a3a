import { LruCache } from "#/kernel/lru-cache";
import type { Place } from "#/webhooks/connection";

/** A TLS session, and when the certificate was verified that it stands for, by performance.now(). */
export type Session = { readonly session: Buffer; readonly verifiedAtMs: number };

/** How long a session is used again, milliseconds: so much later a certificate that was withdrawn or ran out is noticed at most. */
const sessionMs = 5 * 60 * 1000;
const sizeMax = 4_000_000;

/**
 * TLS sessions of certificates that were found good, so that the next connection to the same address under the same name needs half the work (RFC 8446 section 2.2). Addresses are
 * judged anew all the same, and a receiver that no longer knows a session shows its certificate again.
 */
export class TlsSessions {
  readonly #kept = new LruCache<Session>(sizeMax);

  /** The session for a place; undefined where there is none that counts. */
  of(place: Place, nowMs: number): Session | undefined {
    const kept = this.#kept.get(nameOf(place));
    return kept && nowMs - kept.verifiedAtMs < sessionMs ? kept : undefined;
  }

  /** Keeps a session. One that was itself resumed is as old as the certificate's verification. */
  keep(place: Place, kept: Session): void {
    const name = nameOf(place);
    this.#kept.set(name, kept, kept.session.length + name.length + 100);
  }

  /** Forgets the session of a place where it led nowhere. */
  drop(place: Place): void {
    this.#kept.drop(nameOf(place));
  }
}

const nameOf = ({ host, address, port }: Place) => `${host} ${address} ${port}`;

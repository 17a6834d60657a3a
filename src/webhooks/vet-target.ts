import { Failure } from "#/kernel/errors";
import { lookUp, type OutgoingOptions } from "#/webhooks/call";
import { DestinationRefused, destinationOf, judgeUrl } from "#/webhooks/destination";
import { isOwnAddress } from "#/webhooks/own-address";

/**
 * Judges an address when a person gives it for webhooks, and gives it as it is kept: in its normal form, without a fragment, and with a slash at its end only where it was
 * given one. Throws `invalid`, in words that say what is wrong with it and nothing of where it leads. Every attempt judges it anew.
 */
export type VetTarget = (raw: string) => Promise<string>;

/** How long the look-up of a name may hold up whoever gives it, milliseconds. */
const waitMs = 1500;

/**
 * The judgement under the same guard as the calls. A name that cannot be found yet, or not in time, is taken: it may come to be, and a server may look up names that this
 * one cannot.
 */
export function vetTargetOf({ allowed, resolve = lookUp, ownUrl }: OutgoingOptions): VetTarget {
  return async (raw) => {
    const { href } = judgeUrl(raw, allowed);
    if (ownUrl !== undefined && isOwnAddress(href, ownUrl))
      throw new Failure("invalid", "This address cannot be called: it is this server itself.");
    let timer: Timer | undefined;
    const late = new Promise<void>((done) => {
      timer = setTimeout(done, waitMs);
    });
    const judged = destinationOf(href, allowed, resolve).catch((error: unknown) => {
      if (error instanceof DestinationRefused && error.reason === "dns") return;
      throw error;
    });
    try {
      await Promise.race([judged, late]);
    } finally {
      clearTimeout(timer);
      judged.catch(() => undefined);
    }
    return href === `${raw}/` ? raw : href;
  };
}

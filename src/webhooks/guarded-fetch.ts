import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { rootCertificates } from "node:tls";
import { Failure } from "#/kernel/errors";
import type { Allowed } from "#/webhooks/address-rules";
import { type Destination, destinationOf, type Resolve } from "#/webhooks/destination";

/** What the outgoing client is set up with. */
export type OutgoingOptions = {
  readonly allowed: Allowed;
  /** Certificates of further authorities, PEM; they count besides the usual ones. */
  readonly ca?: string | undefined;
  readonly resolve?: Resolve;
  /** How long a whole call may take, from the look-up to the last byte, milliseconds. */
  readonly timeoutMs?: number;
};

/** Fetches from addresses that people give. */
export type Outgoing = {
  /** The bytes behind a public https address. Throws `invalid` where it must not be called, is not reached, answers anything but 200, or is larger than `bytesMax`. */
  get(url: string, bytesMax: number): Promise<Uint8Array>;
};

const allAddresses: Resolve = async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * The outgoing client: the connection goes to the address that was checked, the certificate is checked against the name, no redirect is followed, nothing is unpacked, no
 * proxy of the environment is asked, and no connection is used twice.
 */
export function outgoingOf({ allowed, ca, resolve = allAddresses, timeoutMs = 10_000 }: OutgoingOptions): Outgoing {
  return {
    async get(raw, bytesMax) {
      const signal = AbortSignal.timeout(timeoutMs);
      const late = new Promise<never>((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
      );
      late.catch(() => undefined);
      try {
        return await Promise.race([
          fetched(await Promise.race([destinationOf(raw, allowed, resolve), late]), bytesMax, ca, signal),
          late,
        ]);
      } catch (error) {
        if (error instanceof Failure) throw error;
        throw signal.aborted
          ? new Failure("invalid", `The address did not answer within ${timeoutMs / 1000} s.`, { cause: error })
          : new Failure("invalid", "The address could not be reached, or its certificate is not valid.", { cause: error });
      }
    },
  };
}

async function fetched(
  { url, host, address }: Destination,
  bytesMax: number,
  ca: string | undefined,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const pinned = new URL(url);
  pinned.hostname = isIP(address) === 6 ? `[${address}]` : address;
  const answer = await fetch(pinned, {
    headers: {
      host: url.host,
      "accept-encoding": "identity",
      accept: "image/png, image/webp, image/jpeg",
      "user-agent": "Livery",
    },
    tls: { serverName: host, ...(ca !== undefined && { ca: [...rootCertificates, ca] }) },
    proxy: false,
    redirect: "manual",
    decompress: false,
    keepalive: false,
    signal,
  });
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new Failure(
      "invalid",
      `The address answered ${answer.status}; it has to answer 200 itself, redirects are not followed.`,
    );
  }
  return await collected(answer, bytesMax);
}

async function collected(answer: Response, bytesMax: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > bytesMax) throw new Failure("invalid", `What the address answers is larger than ${bytesMax} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import { isIP } from "node:net";
import { Failure } from "#/kernel/errors";
import { type Allowed, isOrdinaryPrivate, isPublicAddress } from "#/webhooks/address-rules";

/** Finds every address of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Where a call goes: the addresses that were checked, at least one, and the name that the certificate has to bear. */
export type Destination = { readonly url: URL; readonly host: string; readonly addresses: readonly string[] };

const urlLengthMax = 2048;
const closedNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion)$/;
/** An address that is not called: how it is written, where it leads (`refused_address`), or that it leads nowhere (`dns`). The message is safe to show. */
export class DestinationRefused extends Failure {
  constructor(
    readonly reason: "refused_address" | "dns",
    says: string,
    options?: { cause?: unknown },
  ) {
    super("invalid", `This address cannot be called: ${says}.`, options);
  }
}
const refuse = (says: string) => new DestinationRefused("refused_address", says);

/**
 * Judges how an address is written, before anything is looked up: https, a public host name or address, no user, no port 0. Gives it parsed, without its fragment and without
 * a dot at the end of its host. Throws `invalid`.
 */
export function judgeUrl(raw: string, allowed: Allowed): URL {
  if (raw.length > urlLengthMax) throw refuse(`it is longer than ${urlLengthMax} characters`);
  if (/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/.test(raw)) throw refuse("it has spaces, control characters or backslashes");
  const [, authority = ""] = /^https:\/\/([^/?#]*)/i.exec(raw) ?? [];
  if (authority === "") throw refuse("it has to begin with https:// and a host");
  if (authority.includes("@")) throw refuse("it names a user");
  const url = parsed(raw);
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "") throw refuse("it is not a plain https address");
  if (url.port === "0") throw refuse("its port is 0");
  url.hash = "";
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.slice(0, -1);
  const host = hostOf(url);
  if (host === "" || host.endsWith(".")) throw refuse("it has no proper host");
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host) && !allowed.address(host)) throw refuse("its host is not on the public network");
    return url;
  }
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(host)) throw refuse("its host is not a proper name");
  if (!allowed.host(host) && (!host.includes(".") || closedNames.test(host)))
    throw refuse("its host is not on the public network");
  return url;
}

function parsed(raw: string): URL {
  try {
    return new URL(raw);
  } catch (error) {
    throw new DestinationRefused("refused_address", "it is not well-formed", { cause: error });
  }
}

/** The host without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/**
 * The destination of an address as it stands now: every address of its host has to be one that may be called, and the call goes to these alone. Throws DestinationRefused,
 * in words that tell nothing of the addresses.
 */
export async function destinationOf(raw: string, allowed: Allowed, resolve: Resolve): Promise<Destination> {
  const url = judgeUrl(raw, allowed);
  const host = hostOf(url);
  if (isIP(host) !== 0) return { url, host, addresses: [host] };
  const addresses = await resolved(host, resolve);
  const mayBe = (address: string) =>
    isPublicAddress(address) || allowed.address(address) || (allowed.host(host) && isOrdinaryPrivate(address));
  if (addresses.length === 0) throw new DestinationRefused("dns", "its host has no address");
  if (!addresses.every(mayBe)) throw refuse("its host is not on the public network");
  return { url, host, addresses };
}

async function resolved(host: string, resolve: Resolve): Promise<readonly string[]> {
  try {
    return await resolve(host);
  } catch (error) {
    throw new DestinationRefused("dns", "its host cannot be found", { cause: error });
  }
}

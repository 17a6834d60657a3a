import { isIP } from "node:net";
import { Failure } from "#/kernel/errors";
import { type AddressAllowlist, isOrdinaryPrivate, isPublicAddress } from "#/http-client/address-rules";

/** Finds every address of a host name. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/** Where a call goes: the addresses that were checked, at least one, and the name that the certificate has to bear. */
export type Destination = { readonly url: URL; readonly host: string; readonly addresses: readonly string[] };

const maxUrlLength = 2048;
const blockedNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion)$/;
/** An address that is not called: how it is written, where it leads (`refused_address`), or that it leads nowhere (`dns`). The message is safe to show. */
export class DestinationError extends Failure {
  constructor(
    readonly reason: "refused_address" | "dns",
    detail: string,
    options?: { cause?: unknown },
  ) {
    super("invalid", `This address cannot be called: ${detail}.`, options);
  }
}
const createRefusal = (detail: string) => new DestinationError("refused_address", detail);

/**
 * Judges how an address is written, before anything is looked up: https, a public host name or address, no user, no port 0. Gives it parsed, without its fragment and without
 * a dot at the end of its host. Throws `invalid`.
 */
export function validateUrl(raw: string, allowed: AddressAllowlist): URL {
  if (raw.length > maxUrlLength) throw createRefusal(`it is longer than ${maxUrlLength} characters`);
  if (/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/.test(raw))
    throw createRefusal("it has spaces, control characters or backslashes");
  const [, authority = ""] = /^https:\/\/([^/?#]*)/i.exec(raw) ?? [];
  if (authority === "") throw createRefusal("it has to begin with https:// and a host");
  if (authority.includes("@")) throw createRefusal("it names a user");
  const url = parseUrl(raw);
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "")
    throw createRefusal("it is not a plain https address");
  if (url.port === "0") throw createRefusal("its port is 0");
  url.hash = "";
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.slice(0, -1);
  const host = getHost(url);
  if (host === "" || host.endsWith(".")) throw createRefusal("it has no proper host");
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host) && !allowed.allowsAddress(host)) throw createRefusal("its host is not on the public network");
    return url;
  }
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(host)) throw createRefusal("its host is not a proper name");
  if (!allowed.allowsHost(host) && (!host.includes(".") || blockedNames.test(host)))
    throw createRefusal("its host is not on the public network");
  return url;
}

function parseUrl(raw: string): URL {
  try {
    return new URL(raw);
  } catch (error) {
    throw new DestinationError("refused_address", "it is not well-formed", { cause: error });
  }
}

/** The host without the brackets of IPv6. */
const getHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/**
 * The destination of an address as it stands now: every address of its host has to be one that may be called, and the call goes to these alone. Throws DestinationRefused,
 * in words that tell nothing of the addresses.
 */
export async function resolveDestination(raw: string, allowed: AddressAllowlist, resolve: ResolveHost): Promise<Destination> {
  const url = validateUrl(raw, allowed);
  const host = getHost(url);
  if (isIP(host) !== 0) return { url, host, addresses: [host] };
  const addresses = await resolveAddresses(host, resolve);
  const isAllowed = (address: string) =>
    isPublicAddress(address) || allowed.allowsAddress(address) || (allowed.allowsHost(host) && isOrdinaryPrivate(address));
  if (addresses.length === 0) throw new DestinationError("dns", "its host has no address");
  if (!addresses.every(isAllowed)) throw createRefusal("its host is not on the public network");
  return { url, host, addresses };
}

async function resolveAddresses(host: string, resolve: ResolveHost): Promise<readonly string[]> {
  try {
    return await resolve(host);
  } catch (error) {
    throw new DestinationError("dns", "its host cannot be found", { cause: error });
  }
}

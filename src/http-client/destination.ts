import { isIP } from "node:net";
import { Failure } from "#/kernel/errors";
import { type AddressAllowlist, isOrdinaryPrivate, isPublicAddress } from "#/http-client/address-rules";

/** Returns every address of a host name. Throws if the name cannot be resolved. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/**
 * A validated URL, the host name that the certificate must match, and its checked addresses, at
 * least one.
 */
export type Destination = { readonly url: URL; readonly host: string; readonly addresses: readonly string[] };

const maxUrlLength = 2048;
const blockedNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion)$/;

/**
 * A URL that is not allowed (`refused_address`) or whose host cannot be resolved (`dns`). The
 * message is safe to show.
 */
export class DestinationError extends Failure {
  constructor(
    readonly reason: "refused_address" | "dns",
    message: string,
    options?: { cause?: unknown },
  ) {
    super("invalid", message, options);
  }
}
const createRefusal = (message: string) => new DestinationError("refused_address", message);
const createAddressRefusal = ({ hasPublic }: AddressAllowlist) =>
  createRefusal(hasPublic ? "The URL's host is not on the public network." : "The URL's host is not among the allowed ones.");

/**
 * Validates a URL without resolving its host: https, a public host name or address, no user name,
 * no port 0. Returns it without its fragment and without a trailing dot in the host. Throws
 * DestinationError.
 */
export function validateUrl(raw: string, allowed: AddressAllowlist): URL {
  if (raw.length > maxUrlLength) throw createRefusal(`The URL is longer than ${maxUrlLength} characters.`);
  if (/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/.test(raw))
    throw createRefusal("The URL contains spaces, control characters or backslashes.");
  const [, authority = ""] = /^https:\/\/([^/?#]*)/i.exec(raw) ?? [];
  if (authority === "") throw createRefusal("The URL must start with https:// and a host name.");
  if (authority.includes("@")) throw createRefusal("The URL must not contain a user name.");
  const url = parseUrl(raw);
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "")
    throw createRefusal("The URL must be a plain https:// URL.");
  if (url.port === "0") throw createRefusal("The URL must not use port 0.");
  url.hash = "";
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.slice(0, -1);
  const host = getHost(url);
  if (host === "" || host.endsWith(".")) throw createRefusal("The URL's host name is not valid.");
  if (isIP(host) !== 0) {
    if (!(allowed.hasPublic && isPublicAddress(host)) && !allowed.allowsAddress(host)) throw createAddressRefusal(allowed);
    return url;
  }
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(host)) throw createRefusal("The URL's host name is not valid.");
  if (!allowed.allowsHost(host) && (!host.includes(".") || blockedNames.test(host))) throw createAddressRefusal(allowed);
  return url;
}

function parseUrl(raw: string): URL {
  try {
    return new URL(raw);
  } catch (error) {
    throw new DestinationError("refused_address", "The URL is not valid.", { cause: error });
  }
}

/** The host without the brackets around an IPv6 address. */
const getHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/**
 * Validates a URL and resolves its host. Every resolved address must be allowed, and the request
 * goes to one of these addresses only, so a second lookup cannot change the target (DNS rebinding).
 * Throws DestinationError; its message contains no addresses.
 */
export async function resolveDestination(raw: string, allowed: AddressAllowlist, resolve: ResolveHost): Promise<Destination> {
  const url = validateUrl(raw, allowed);
  const host = getHost(url);
  if (isIP(host) !== 0) return { url, host, addresses: [host] };
  const addresses = await resolveAddresses(host, resolve);
  const isAllowed = (address: string) =>
    (isPublicAddress(address) && (allowed.hasPublic || allowed.allowsHost(host))) ||
    allowed.allowsAddress(address) ||
    (allowed.allowsHost(host) && isOrdinaryPrivate(address));
  if (addresses.length === 0) throw new DestinationError("dns", "The URL's host name has no IP address.");
  if (!addresses.every(isAllowed)) throw createAddressRefusal(allowed);
  return { url, host, addresses };
}

async function resolveAddresses(host: string, resolve: ResolveHost): Promise<readonly string[]> {
  try {
    return await resolve(host);
  } catch (error) {
    throw new DestinationError("dns", "The URL's host name cannot be resolved.", { cause: error });
  }
}

import { isIP } from "node:net";
import { createNetworkMatcher, unmapIPv4 } from "#/kernel/http/ip-address";

/** Blocked IPv4 networks: the IANA special-purpose registry and the Azure platform address. */
const isBlockedIPv4 = createNetworkMatcher([
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24"],
  ...["198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "168.63.129.16"],
]);
/** IPv6: global unicast only, without the special-purpose networks inside it. */
const isPublicIPv6 = createNetworkMatcher(["2000::/3"]);
const isBlockedIPv6 = createNetworkMatcher(["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "2620:4f:8000::/48"]);
const isTranslatedIPv4 = createNetworkMatcher(["64:ff9b::/96"]);

/** Cloud metadata services, which return a machine's credentials. No allowlist entry opens them. */
const isMetadataAddress = createNetworkMatcher([
  ...["169.254.169.254", "169.254.170.2", "169.254.170.23", "100.100.100.200", "168.63.129.16", "192.0.0.192"],
  ...["fd00:ec2::254", "fd00:ec2::23", "fd20:ce::254"],
]);

/** Loopback and link-local networks. Only an entry that lies within them opens them. */
const isLinkLocalOrLoopback = createNetworkMatcher(["127.0.0.0/8", "::1", "169.254.0.0/16", "fe80::/10", "0.0.0.0/8", "::"]);

/** Returns the eight groups of a valid IPv6 address without a scope. */
function parseIPv6Groups(address: string): number[] {
  const [, mixed] = /:(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  const [a = 0, b = 0, c = 0, d = 0] = (mixed ?? "").split(".").map(Number);
  const text = mixed ? address.replace(mixed, `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`) : address;
  const [head = "", tail] = text.split("::");
  const parseGroups = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const front = parseGroups(head);
  const back = tail === undefined ? [] : parseGroups(tail);
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back];
}

/** Returns the IPv4 address inside an IPv4-mapped or NAT64 address. */
function getEmbeddedIPv4(address: string): string | undefined {
  const groups = parseIPv6Groups(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped && !isTranslatedIPv4(address)) return undefined;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/**
 * Returns the address to check, embedded IPv4 unwrapped. Undefined for an invalid or scoped
 * address.
 */
function unwrapAddress(address: string): string | undefined {
  if (isIP(address) === 0 || address.includes("%")) return undefined;
  return isIP(address) === 6 ? (getEmbeddedIPv4(address) ?? address) : address;
}

export function isPublicAddress(address: string): boolean {
  const unwrapped = unwrapAddress(address);
  if (unwrapped === undefined) return false;
  return isIP(unwrapped) === 4 ? !isBlockedIPv4(unwrapped) : isPublicIPv6(unwrapped) && !isBlockedIPv6(unwrapped);
}

/** Addresses and hosts that the operator allows in addition to the public network. */
export type AddressAllowlist = {
  /** Whether public addresses are allowed without an entry. */
  readonly hasPublic: boolean;
  allowsAddress(address: string): boolean;
  /** Whether a host may be called even if it resolves to an ordinary private address. */
  allowsHost(name: string): boolean;
};

/**
 * Parses networks, addresses and host names. Loopback and link-local addresses are opened only by
 * an entry that covers nothing else, or by the name `localhost`; any other host name opens ordinary
 * private addresses. Metadata services stay blocked.
 *
 * Throws RangeError with the entry as its message if an entry is neither a network nor a host name.
 */
export function createAllowlist(entries: readonly string[], { hasPublic = true } = {}): AddressAllowlist {
  const names = new Set<string>();
  const networks: ((address: string) => boolean)[] = [];
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    if (isIP(address) === 0) {
      if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(entry)) throw new RangeError(entry);
      names.add(entry.toLowerCase());
      if (entry.toLowerCase() === "localhost") networks.push(createNetworkMatcher(["127.0.0.0/8", "::1"]));
      continue;
    }
    const contains = createNetworkMatcher([entry]);
    const isNarrow = bits === undefined || Number(bits) >= getMinPrefixLength(address);
    networks.push(
      (candidate) =>
        contains(candidate) && (!isLinkLocalOrLoopback(candidate) || (isLinkLocalOrLoopback(unmapIPv4(address)) && isNarrow)),
    );
  }
  return {
    hasPublic,
    allowsAddress(address) {
      const unwrapped = unwrapAddress(address);
      if (unwrapped === undefined || isMetadataAddress(unwrapped)) return false;
      return networks.some((contains) => contains(unwrapped) || (unwrapped !== address && contains(address)));
    },
    allowsHost: (name) => names.has(name),
  };
}

/** Shortest prefix, in bits, of a network that lies within loopback or link-local space. */
const getMinPrefixLength = (address: string) => (isIP(address) === 6 ? 10 : address.startsWith("169.254.") ? 16 : 8);

/** Whether a host that is allowed by name may resolve to this address. */
export const isOrdinaryPrivate = (address: string): boolean => {
  const unwrapped = unwrapAddress(address);
  return unwrapped !== undefined && !isMetadataAddress(unwrapped) && !isLinkLocalOrLoopback(unwrapped);
};

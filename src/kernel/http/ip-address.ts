import { BlockList, isIP } from "node:net";

/** The address of all peers on a Unix socket, which have none. */
export const socketPeer = "unix";

/** Converts an IPv4-mapped IPv6 address to IPv4; returns any other address unchanged. */
export const unmapIPv4 = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/**
 * The key that limits count an address by: the whole IPv4 address, or the first 64 bits of an IPv6
 * address, because a subscriber has at least a /64.
 */
export function toAddressGroup(address: string): string {
  if (!address.includes(":")) return address;
  const plain = unmapIPv4(address);
  if (isIP(plain) !== 6) return plain;
  const [head = "", tail = ""] = plain.split("%")[0]?.split("::") ?? [];
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const zeros = plain.includes("::") ? Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0") : [];
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/**
 * Creates a check whether an address is in one of the networks, such as `10.0.0.0/8`, `::1` or
 * `192.0.2.7`. Throws RangeError for an invalid network.
 */
export function createNetworkMatcher(list: readonly string[]): (address: string) => boolean {
  const networks = new BlockList();
  for (const entry of list) {
    const [address = "", bits] = entry.split("/");
    const kind = isIP(address) === 4 ? "ipv4" : isIP(address) === 6 ? "ipv6" : undefined;
    const length = bits === undefined ? (kind === "ipv4" ? 32 : 128) : Number(bits);
    if (!kind || !Number.isInteger(length) || length < 0 || length > (kind === "ipv4" ? 32 : 128)) throw new RangeError(entry);
    networks.addSubnet(address, length, kind);
  }
  return (address) => {
    const plain = unmapIPv4(address);
    const version = isIP(plain);
    return version !== 0 && networks.check(plain, version === 4 ? "ipv4" : "ipv6");
  };
}

/**
 * Creates a check whether a peer is a trusted proxy, by networks and `unix`; undefined if there are
 * none. Throws RangeError for an invalid network.
 */
export function createProxyRule(proxies: readonly string[]): ((address: string) => boolean) | undefined {
  if (proxies.length === 0) return undefined;
  const trustsSocket = proxies.includes(socketPeer);
  const isInNetwork = createNetworkMatcher(proxies.filter((proxy) => proxy !== socketPeer));
  return (address) => (address === socketPeer ? trustsSocket : isInNetwork(address));
}

/**
 * The client behind trusted proxies: the rightmost entry of X-Forwarded-For that is not a trusted
 * proxy. The header is ignored unless the peer is trusted.
 */
export function getClientAddress(peer: string, forwardedFor: string | null, isTrusted: (address: string) => boolean): string {
  let client = unmapIPv4(peer);
  const hops = (forwardedFor ?? "").split(",").map((hop) => unmapIPv4(hop.trim()));
  for (let hop = hops.pop(); hop !== undefined && isTrusted(client) && isIP(hop) !== 0; hop = hops.pop()) client = hop;
  return client;
}

/** A Host header: a name or address, and optionally a port. */
const hostPattern = /^(?<name>[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::(?<port>\d{1,5}))?$/i;

/** Whether a host is the loopback name or address. Its meaning cannot be changed through DNS. */
export const isLoopback = (name: string) => name === "localhost" || name === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(name);

/**
 * The name in a Host header, in lower case and without a trailing dot; undefined for an invalid
 * header.
 */
export function parseHostName(host: string): string | undefined {
  return hostPattern.exec(host)?.groups?.name?.toLowerCase().replace(/\.$/, "");
}

/** Whether a text is valid in the list of allowed hosts. */
export const isHost = (text: string) => parseHostName(text) !== undefined;

/** Accepted Host headers that are cached, so that the usual ones are not parsed each time. */
const maxRemembered = 64;

/**
 * Creates the check of Host headers. Accepted are the host of the base URL, loopback names and
 * addresses, the address that Livery listens on and the hosts in `allowed`, each with any port (an
 * entry with a port allows only that one). Other names may point here through DNS rebinding, or
 * would end up in links.
 */
export function createHostRule(baseUrl: string, allowed: readonly string[] = []): (host: string) => boolean {
  const names = new Set([new URL(baseUrl).hostname, ...allowed.map((entry) => entry.toLowerCase())]);
  const acceptedHosts = new Set<string>();
  return (host) => {
    if (acceptedHosts.has(host)) return true;
    const name = parseHostName(host);
    if (name === undefined || !(isLoopback(name) || names.has(name) || names.has(host.toLowerCase()))) return false;
    if (acceptedHosts.size < maxRemembered) acceptedHosts.add(host);
    return true;
  };
}

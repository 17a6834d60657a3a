/**
 * The host that a request names, as its Host header gives it: a name or address, and a port where
 * one is given.
 */
const hostPattern = /^(?<name>[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::(?<port>\d{1,5}))?$/i;

/**
 * A loopback address or name; nobody can point these at another machine, or another name at them.
 */
const isLoopback = (name: string) => name === "localhost" || name === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(name);

/**
 * The name in a Host header, lower case and without the dot that may end it; undefined for what is
 * no host.
 */
export function parseHostName(host: string): string | undefined {
  return hostPattern.exec(host)?.groups?.name?.toLowerCase().replace(/\.$/, "");
}

/** Whether a text can stand in the list of allowed hosts. */
export const isHost = (text: string) => parseHostName(text) !== undefined;

/**
 * Accepted Host headers that are remembered as they were written, so that the usual ones are looked
 * up and not parsed.
 */
const maxRemembered = 64;

/**
 * Tells which Host headers name this installation: the host of its base URL, a loopback name or
 * address, the address that it listens on, and what is listed besides, each with any port (an entry
 * with a port takes only that one). Any other name was pointed here by somebody else (DNS
 * rebinding), or would end up in links that Livery does not answer for.
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

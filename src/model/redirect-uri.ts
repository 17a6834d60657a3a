const maxRedirectUriLength = 2048;

/** `http` with a loopback host: the host with its port, and the rest. */
const loopbackPattern = /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?((?:[/?].*)?)$/;

/**
 * Schemes of applications that do not name a domain. All other private schemes must (RFC 8252,
 * section 7.1), so that no scheme of the browser or the system is accepted.
 */
const knownSchemes: ReadonlySet<string> = new Set(
  "claude cursor cursor-nightly goose raycast vscode vscode-insiders warp windsurf zed".split(" "),
);

/** Whether an address leads back to the device of the person. */
export const isLoopbackUri = (uri: string): boolean => loopbackPattern.test(uri);

/**
 * Why an address cannot be a client's redirect URI; undefined if it can. It must be https, http to
 * a loopback host, or of an application's own scheme, and be written in its canonical form, which
 * leaves no room for two readings of it.
 */
export function findRedirectUriFault(uri: string): string | undefined {
  if (uri.length > maxRedirectUriLength) return `is longer than ${maxRedirectUriLength} characters`;
  if (/[^\u0021-\u007e]|[\\*<>"]/.test(uri)) return "contains spaces, wildcards or characters outside ASCII";
  const url = URL.parse(uri);
  if (!url) return "is not an absolute URL";
  if (uri.includes("#")) return "contains a fragment";
  if (url.username !== "" || url.password !== "" || /^[a-z][a-z0-9+.-]*:\/\/[^/?]*@/i.test(uri)) return "contains a user name";
  const scheme = url.protocol.slice(0, -1);
  if (scheme === "http" && !isLoopbackUri(uri)) return "uses http for a host that is not this device";
  if (scheme !== "https" && scheme !== "http" && !scheme.includes(".") && !knownSchemes.has(scheme))
    return `uses the scheme ${scheme}, which is not one of an application`;
  if (url.href !== uri && url.href !== `${uri}/`) return `is not in its canonical form, ${url.href}`;
  return undefined;
}

/**
 * Whether an address is one of the registered ones, character by character. On a loopback host the
 * port may differ (RFC 8252, section 7.3).
 */
export function isRegisteredRedirectUri(uri: string, registered: readonly string[]): boolean {
  if (registered.includes(uri)) return true;
  const loopback = splitLoopback(uri);
  return loopback !== undefined && registered.some((one) => splitLoopback(one) === loopback);
}

/** A loopback address without its port; undefined for any other address. */
function splitLoopback(uri: string): string | undefined {
  const [, host, rest] = loopbackPattern.exec(uri) ?? [];
  return host === undefined || URL.parse(uri) === null ? undefined : `${host} ${rest}`;
}

/**
 * A redirect URI with response parameters added to its query. Its own query is kept.
 */
export function addRedirectParameters(uri: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString();
  return `${uri}${uri.includes("?") ? (/[?&]$/.test(uri) ? "" : "&") : "?"}${query}`;
}

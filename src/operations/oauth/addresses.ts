import type { Services } from "#/operations/services";

/** The addresses of the authorization server and of the resource that it guards. */
export type OAuthAddresses = {
  /** Identifies the authorization server (RFC 8414): the base URL, character by character. */
  readonly issuer: string;
  /** The resource that access tokens are for (RFC 8707): the MCP address. */
  readonly resource: string;
  readonly resourceMetadata: string;
  readonly authorize: string;
  readonly token: string;
  readonly revoke: string;
  readonly register: string;
};

export const getOAuthAddresses = (baseUrl: string): OAuthAddresses => ({
  issuer: baseUrl,
  resource: `${baseUrl}/mcp`,
  resourceMetadata: `${baseUrl}/.well-known/oauth-protected-resource/mcp`,
  authorize: `${baseUrl}/oauth/authorize`,
  token: `${baseUrl}/oauth/token`,
  revoke: `${baseUrl}/oauth/revoke`,
  register: `${baseUrl}/oauth/register`,
});

const isLoopbackName = (hostname: string) => hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");

/**
 * Whether remote clients can sign in: the base URL is https, or is this machine and the request
 * names it exactly, because clients compare the addresses; and someone can give consent.
 *
 * @param host the Host header of the request
 */
export async function isOAuthAvailable(
  { store, baseUrl }: Pick<Services, "store" | "baseUrl">,
  host: string | null,
): Promise<boolean> {
  const url = new URL(baseUrl);
  const isSecure = url.protocol === "https:" || (isLoopbackName(url.hostname) && host?.toLowerCase() === url.host);
  return isSecure && (await store.users.hasAny());
}

/** Whether a text names the resource. Scheme and host may be in capitals (RFC 8707 leaves it open). */
export const isOwnResource = (resource: string, baseUrl: string): boolean =>
  !resource.includes("#") && URL.parse(resource)?.href === new URL(getOAuthAddresses(baseUrl).resource).href;

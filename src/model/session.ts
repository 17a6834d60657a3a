/** How long a session lasts after it was used last, milliseconds: thirty days. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The cookie that holds a session's token where the installation is reached over plain http. */
export const plainCookieName = "livery_session";

/**
 * The cookie of an installation. Over https it has the prefix with which browsers take it from this host alone, over https, for every path (RFC 6265bis,
 * `__Host-`): a neighbouring subdomain cannot plant a session of its own.
 */
export const getSessionCookieName = (baseUrl: string) =>
  baseUrl.startsWith("https:") ? `__Host-${plainCookieName}` : plainCookieName;

/** A signed-in browser. The token is nowhere, only its SHA-256. */
export type Session = {
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly createdAt: string;
  readonly expiresAtMs: number;
};

import { getBasePath } from "#/kernel/http/base-path";
import type { SessionId, UserId } from "#/model/ids";

/** How long a session lasts after its last use, milliseconds: 30 days. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The session cookie of an installation over plain HTTP. */
export const plainCookieName = "livery_session";

/**
 * The session cookie of an installation. Over HTTPS it has the prefix `__Host-` (RFC 6265bis), so
 * that a neighbouring subdomain cannot set it. That prefix requires the path `/`; below a base path
 * it is `__Secure-`, and the cookie is sent to that path only.
 */
export const getSessionCookieName = (baseUrl: string) =>
  baseUrl.startsWith("https:")
    ? `${getSessionCookiePath(baseUrl) === "/" ? "__Host" : "__Secure"}-${plainCookieName}`
    : plainCookieName;

/** The path that the session cookie is sent to. */
export const getSessionCookiePath = (baseUrl: string) => getBasePath(baseUrl) || "/";

/** A signed-in browser. Only the SHA-256 of its token is stored. */
export type Session = {
  readonly id: SessionId;
  readonly userId: UserId;
  readonly tokenHash: string;
  readonly createdAt: string;
  readonly expiresAtMs: number;
};

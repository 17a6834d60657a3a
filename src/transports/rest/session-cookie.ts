import { Failure } from "#/kernel/errors";
import { plainCookieName, getSessionCookieName, getSessionCookiePath, sessionLifetimeMs } from "#/model/session";
import type { SessionCookie } from "#/operations/context";

/** Reads the session token of a request, and collects the cookies that the response sets. */
export function readSessionCookie(
  request: Request,
  baseUrl: string,
): SessionCookie & { readonly setCookies: () => readonly string[] } {
  const name = getSessionCookieName(baseUrl);
  const attributes = `Path=${getSessionCookiePath(baseUrl)}; HttpOnly; SameSite=Lax${baseUrl.startsWith("https:") ? "; Secure" : ""}`;
  const requestCookies = new Bun.CookieMap(request.headers.get("cookie") ?? "");
  let cookie: string | undefined;
  return {
    token: requestCookies.get(name) ?? undefined,
    set(token) {
      cookie = `${name}=${token ?? ""}; ${attributes}; Max-Age=${token === undefined ? 0 : sessionLifetimeMs / 1000}`;
    },
    setCookies: () => [
      ...(cookie === undefined ? [] : [cookie]),
      // Any subdomain could have set a cookie from before the installation used https, so it is
      // removed and not trusted.
      ...(name !== plainCookieName && requestCookies.has(plainCookieName)
        ? [`${plainCookieName}=; ${attributes}; Max-Age=0`]
        : []),
    ],
  };
}

/**
 * Rejects changes that a page of another site makes through the user's browser. A request that
 * changes something must come from this installation's own origin, or from a client that is not a
 * browser. `host` is the host that the request names, which belongs to this installation. Throws
 * `forbidden`.
 */
export function assertOwnOrigin(request: Request, { baseUrl, host, hasCookie }: OriginOptions): void {
  const origin = request.headers.get("origin");
  const ownOrigins = [new URL(baseUrl).origin, `http://${host}`, `https://${host}`];
  const isOwn =
    origin === null ? !hasCookie || request.headers.get("sec-fetch-site") === "same-origin" : ownOrigins.includes(origin);
  if (!isOwn)
    throw new Failure(
      "forbidden",
      "Cross-site requests are not allowed. Use the console at this installation's URL, or send an API key.",
    );
}

type OriginOptions = { readonly baseUrl: string; readonly host: string; readonly hasCookie: boolean };

import { Failure } from "#/kernel/errors";
import { plainCookieName, getSessionCookieName, sessionLifetimeMs } from "#/model/session";
import type { SessionCookie } from "#/operations/context";

/** The session token of a request's cookie, and the cookies that the answer is to set. */
export function readSessionCookie(
  request: Request,
  baseUrl: string,
): SessionCookie & { readonly setCookies: () => readonly string[] } {
  const name = getSessionCookieName(baseUrl);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${baseUrl.startsWith("https:") ? "; Secure" : ""}`;
  const requestCookies = new Bun.CookieMap(request.headers.get("cookie") ?? "");
  let cookie: string | undefined;
  return {
    token: requestCookies.get(name) ?? undefined,
    set(token) {
      cookie = `${name}=${token ?? ""}; ${attributes}; Max-Age=${token === undefined ? 0 : sessionLifetimeMs / 1000}`;
    },
    setCookies: () => [
      ...(cookie === undefined ? [] : [cookie]),
      // One from before the installation was reached over https: any subdomain could have planted
      // it, so it is removed and not trusted.
      ...(name !== plainCookieName && requestCookies.has(plainCookieName)
        ? [`${plainCookieName}=; ${attributes}; Max-Age=0`]
        : []),
    ],
  };
}

/**
 * Refuses a change that another site's page asks a browser for: a request that changes something
 * has to come from this installation's own origin, or from no browser at all. `host` is the host
 * that the request names, which is one of this installation's. Throws `forbidden`.
 */
export function assertOwnOrigin(request: Request, { baseUrl, host, hasCookie }: OriginOptions): void {
  const origin = request.headers.get("origin");
  const ownOrigins = [new URL(baseUrl).origin, `http://${host}`, `https://${host}`];
  const isOwn =
    origin === null ? !hasCookie || request.headers.get("sec-fetch-site") === "same-origin" : ownOrigins.includes(origin);
  if (!isOwn)
    throw new Failure(
      "forbidden",
      "This request comes from another site's page. Use the console at this installation's own address, or an API key.",
    );
}

type OriginOptions = { readonly baseUrl: string; readonly host: string; readonly hasCookie: boolean };

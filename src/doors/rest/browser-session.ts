import { Failure } from "#/kernel/errors";
import { sessionMs } from "#/model/session";
import type { SessionCookie } from "#/operations/operation";

const cookieName = "livery_session";

/** The session token of a request's cookie, and a place to put the cookie that the answer is to set. */
export function browserSession(request: Request, baseUrl: string): SessionCookie & { readonly header: () => string | undefined } {
  let header: string | undefined;
  const secure = baseUrl.startsWith("https:") ? "; Secure" : "";
  return {
    token: new Bun.CookieMap(request.headers.get("cookie") ?? "").get(cookieName) ?? undefined,
    set(token) {
      const life = token === undefined ? 0 : sessionMs / 1000;
      header = `${cookieName}=${token ?? ""}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${secure}`;
    },
    header: () => header,
  };
}

/**
 * Refuses a change that another site's page asks a browser for: a request that changes something has to come from this installation's own origin, or from no
 * browser at all. Throws `forbidden`.
 */
export function refuseForeignOrigin(request: Request, baseUrl: string, hasCookie: boolean): void {
  const origin = request.headers.get("origin");
  const own = [new URL(baseUrl).origin, new URL(request.url).origin];
  const isOwn = origin === null ? !hasCookie || request.headers.get("sec-fetch-site") === "same-origin" : own.includes(origin);
  if (!isOwn)
    throw new Failure(
      "forbidden",
      "This request comes from another site's page. Use the console at this installation's own address, or an API key.",
    );
}

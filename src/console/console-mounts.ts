import { createConsoleLoader } from "#/console/load-console";
import { placeholders } from "#/console/console-file";
import { getBasePath } from "#/kernel/http/base-path";
import { contentEncodings, selectEncoding } from "#/kernel/http/content-encoding";
import { Failure } from "#/kernel/errors";
import { formatErrorBody } from "#/kernel/http/error-body";
import { getSessionCookieName } from "#/model/session";

/** Allows the server's own files and sandboxed previews, and no inline code. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const documentHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": contentSecurityPolicy,
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** A path, its rate class and its handler. */
type Mount = { readonly path: `/${string}`; readonly rateClass: "static"; handle(request: Request): Promise<Response> };

/**
 * Serves the console at `/console`: one document for every screen, and its immutable files. The
 * path of `baseUrl` prefixes every URL that the console uses.
 */
export function createConsoleMounts(baseUrl: string): readonly Mount[] {
  const loadConsole = createConsoleLoader();
  const prefix = getBasePath(baseUrl);
  const handle = async (request: Request): Promise<Response> => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(formatErrorBody("The console is read with GET. Changes go to the API.", "METHOD_NOT_ALLOWED"), {
        status: 405,
        headers: { "content-type": "application/json", allow: "GET, HEAD" },
      });
    const path = new URL(request.url).pathname;
    const name = /^\/console\/assets\/(.+)$/.exec(path)?.[1];
    const { document, files } = await loadConsole();
    if (name === undefined) {
      const page = document
        .replaceAll(placeholders.prefix, () => prefix)
        .replace(placeholders.session, hasSession(request, baseUrl) ? "kept" : "none");
      return new Response(page, { headers: documentHeaders });
    }
    const file = files.get(name);
    if (!file)
      throw new Failure("not_found", "This console file does not exist. Reload the page: it may be from an older version.");
    const available = contentEncodings.filter((candidate) => file.encoded.has(candidate));
    const encoding = selectEncoding(request.headers.get("accept-encoding") ?? "", available);
    const body = (encoding && file.encoded.get(encoding)) ?? file.bytes;
    const etag = encoding === undefined ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`;
    const headers = {
      "content-type": file.mediaType,
      "cache-control": "public, max-age=31536000, immutable",
      etag,
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
      ...(encoding !== undefined && { "content-encoding": encoding }),
    };
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
    return new Response(body, { headers });
  };
  return [
    { path: "/console", rateClass: "static", handle },
    { path: "/console/*", rateClass: "static", handle },
  ];
}

const hasSession = (request: Request, baseUrl: string) =>
  new Bun.CookieMap(request.headers.get("cookie") ?? "").has(getSessionCookieName(baseUrl));

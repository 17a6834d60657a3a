import type { Failure } from "#/kernel/errors";
import { statusOf } from "#/kernel/failure-status";
import { sha256Hex } from "#/kernel/hash";
import type { Reply } from "#/kernel/reply";
import { refusalPage } from "#/operations/files/refusal-page";
import type { RateState } from "#/operations/rates";

/** What a response bears besides its reply. */
export type Dress = { readonly anyOrigin: boolean; readonly rate?: RateState | undefined; readonly cookie?: string | undefined };

type Prepared = { readonly etag: string; readonly headers: Headers };
const prepared = new WeakMap<Reply, Prepared>();

/** Dresses a reply for HTTP: media type, strong ETag, caching, file name, rate, cookie; 304 where the client has it already. */
export function respond(reply: Reply, request: Request, dress: Dress): Response {
  if (reply.body instanceof ReadableStream)
    return new Response(reply.body, { status: reply.status, headers: dressed(headersOf(reply, dress), dress) });
  const { etag, headers: own } = prepared.get(reply) ?? prepare(reply, reply.body, dress);
  const headers = dressed(own, dress);
  const known = request.headers.get("if-none-match");
  if (known !== null && reply.status === 200 && matches(known, etag)) return new Response(null, { status: 304, headers });
  return new Response(reply.body, { status: reply.status, headers });
}

function prepare(reply: Reply, body: string | Uint8Array, dress: Dress): Prepared {
  const etag = `"${sha256Hex(body).slice(0, 32)}"`;
  const headers = headersOf(reply, dress);
  headers.set("etag", etag);
  const ready = { etag, headers };
  prepared.set(reply, ready);
  return ready;
}

function headersOf(reply: Reply, { anyOrigin, rate }: Dress): Headers {
  return new Headers({
    "content-type": reply.mediaType,
    "cache-control": reply.cacheControl ?? "no-store",
    "x-content-type-options": "nosniff",
    ...(anyOrigin && {
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "etag, content-disposition, x-system-updated-at, ratelimit, ratelimit-policy, retry-after",
    }),
    ...(reply.fileName && { "content-disposition": contentDisposition(reply.fileName) }),
    ...(rate && { "ratelimit-policy": `"${rate.rateClass}";q=${rate.perMinute};w=60` }),
    ...reply.headers,
  });
}

/**
 * The headers with what belongs to this one answer. What is kept with a reply is one object that a Response copies at once, so only its `ratelimit` is written anew;
 * a cookie never stands in it.
 */
function dressed(headers: Headers, { rate, cookie }: Dress): Headers {
  if (rate) headers.set("ratelimit", `"${rate.rateClass}";r=${rate.remaining};t=${rate.resetSeconds}`);
  if (cookie === undefined) return headers;
  const own = new Headers(headers);
  own.set("set-cookie", cookie);
  return own;
}

/** Whether an If-None-Match header names the tag (RFC 9110, 13.1.2: weak comparison). */
function matches(header: string, etag: string): boolean {
  return header === etag || header.split(",").some((entry) => entry.trim() === "*" || entry.trim().replace(/^W\//, "") === etag);
}

/** A file name for saving: a plain ASCII one and the whole one (RFC 6266); nothing in it can end the header. */
function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, "_");
  return `attachment; filename="${plain}"${plain === fileName ? "" : `; filename*=UTF-8''${encodeURIComponent(fileName)}`}`;
}

/** A refusal as HTTP: `{"error": …}`, or a small page for a browser that asks outside the API. */
export function respondFailure(failure: Failure, request: Request): Response {
  const status = statusOf[failure.code];
  const headers: Record<string, string> = {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    vary: "accept",
  };
  if (failure.retryAfterSeconds !== undefined) headers["retry-after"] = String(Math.max(1, Math.ceil(failure.retryAfterSeconds)));
  if (wantsPage(request)) {
    headers["content-type"] = "text/html; charset=utf-8";
    const { body, policy } = refusalPage(status, failure.message);
    headers["content-security-policy"] = policy;
    return new Response(body, { status, headers });
  }
  headers["content-type"] = "application/json";
  headers["access-control-allow-origin"] = "*";
  return new Response(JSON.stringify({ error: failure.message }), { status, headers });
}

const apiPath = /^https?:\/\/[^/]+\/(?:api|mcp|preview)(?:\/|\?|$)/;
const wantsPage = (request: Request) => !apiPath.test(request.url) && (request.headers.get("accept") ?? "").includes("text/html");

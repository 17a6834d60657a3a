import {
  chooseEncoding,
  compress,
  minCompressedBytes,
  type ContentEncoding,
  isCompressible,
} from "#/kernel/http/content-encoding";
import type { Failure } from "#/kernel/errors";
import { httpStatusByCode, toPublicCode, formatErrorBody } from "#/kernel/http/error-body";
import { addBasePathToMarkdown, addBasePathToPage } from "#/kernel/http/base-path";
import { createEtag, type Reply } from "#/kernel/http/reply";
import { SlowBodyError } from "#/kernel/http/request-body";
import type { RateState } from "#/operations/rate-limits";
import { createFailurePage } from "#/operations/files/create-failure-page";

/** What all responses of a route share, including errors. */
export type RouteOptions = {
  /** Whether pages of any origin may read the response (CORS, without credentials). */
  readonly anyOrigin: boolean;
  /** Whether the installation is reached over https only (HSTS). */
  readonly isHttps: boolean;
  /** The path that begins the addresses in pages; empty for none. */
  readonly basePath: string;
};

/** The options of one response. */
export type ResponseOptions = RouteOptions & {
  readonly rate?: RateState | undefined;
  readonly cookies?: readonly string[] | undefined;
  /**
   * Whether text is compressed if the client supports it. Only for public content: the size of
   * compressed secrets can reveal them.
   */
  readonly shouldCompress?: boolean;
};

/** How long a browser uses https only, seconds: a year. */
const httpsMaxAgeSeconds = 31_536_000;
const exposedHeaders = "etag, content-disposition, x-system-updated-at, ratelimit, ratelimit-policy, retry-after";

/** The headers of all responses, including errors. */
function getCommonHeaders({ anyOrigin, isHttps }: RouteOptions): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(isHttps && { "strict-transport-security": `max-age=${httpsMaxAgeSeconds}` }),
    ...(anyOrigin && { "access-control-allow-origin": "*", "access-control-expose-headers": exposedHeaders }),
  };
}

/** Rate limit headers (RateLimit header fields for HTTP, draft 10). */
const formatRateLimitPolicy = ({ rateClass, perMinute }: RateState) => `"${rateClass}";q=${perMinute};w=60`;
const formatRateLimit = ({ rateClass, remaining, resetSeconds }: RateState) => `"${rateClass}";r=${remaining};t=${resetSeconds}`;

/** One representation of a reply: plain or compressed. */
type Representation = { readonly body: string | Uint8Array<ArrayBuffer>; readonly etag: string; readonly headers: Headers };
type PreparedReply = {
  readonly plain: Representation;
  readonly encoded: Map<ContentEncoding, Representation | Promise<Representation>> | undefined;
};
const preparedReplies = new WeakMap<Reply, PreparedReply>();

/**
 * Converts a reply into a response with media type, strong ETag, caching, file name, rate limit and
 * cookies. The body is compressed if the client supports it; the response is 304 if the client has
 * it already. Returns a promise only while a representation is compressed for the first time.
 */
export function respond(reply: Reply, request: Request, options: ResponseOptions): Response | Promise<Response> {
  if (reply.body instanceof ReadableStream)
    return new Response(reply.body, {
      status: reply.status,
      headers: addResponseHeaders(createHeaders(reply, options), options),
    });
  const prepared = preparedReplies.get(reply) ?? prepareReply(reply, addBasePath(reply.body, reply.mediaType, options), options);
  const encoding = prepared.encoded && chooseEncoding(request.headers.get("accept-encoding"));
  if (!encoding) return send(prepared.plain, reply.status, request, options);
  const representation = prepared.encoded.get(encoding);
  if (representation && !(representation instanceof Promise)) return send(representation, reply.status, request, options);
  const compressing = representation ?? compressReply(reply, prepared, encoding);
  return compressing.then((result) => send(result, reply.status, request, options));
}

/** Operations write addresses without the base path, which only pages for browsers need. */
function addBasePath<Body extends string | Uint8Array<ArrayBuffer>>(body: Body, mediaType: string, { basePath }: RouteOptions) {
  if (basePath === "" || typeof body !== "string") return body;
  if (mediaType.startsWith("text/html")) return addBasePathToPage(body, basePath);
  return mediaType.startsWith("text/markdown") ? addBasePathToMarkdown(body, basePath) : body;
}

function send(
  { body, etag, headers: replyHeaders }: Representation,
  status: number,
  request: Request,
  options: ResponseOptions,
): Response {
  const headers = addResponseHeaders(replyHeaders, options);
  const ifNoneMatch = request.headers.get("if-none-match");
  if (ifNoneMatch !== null && status === 200 && hasEtag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { status, headers });
}

function prepareReply(reply: Reply, body: string | Uint8Array<ArrayBuffer>, options: ResponseOptions): PreparedReply {
  const etag = createEtag(body);
  const headers = createHeaders(reply, options);
  headers.set("etag", etag);
  const isEncoded = options.shouldCompress === true && body.length >= minCompressedBytes && isCompressible(reply.mediaType);
  if (isEncoded) headers.append("vary", "accept-encoding");
  const ready = { plain: { body, etag, headers }, encoded: isEncoded ? new Map() : undefined };
  preparedReplies.set(reply, ready);
  return ready;
}

/**
 * Compresses a reply. The result has its own ETag (RFC 9110, 8.8.3.3) and is cached with the reply.
 */
function compressReply(reply: Reply, { plain, encoded }: PreparedReply, encoding: ContentEncoding): Promise<Representation> {
  const make = async (): Promise<Representation> => {
    const bytes = typeof plain.body === "string" ? new TextEncoder().encode(plain.body) : plain.body;
    const body = await compress(bytes, encoding, (reply.cacheControl ?? "").includes("immutable"));
    const etag = `${plain.etag.slice(0, -1)}-${encoding}"`;
    const headers = new Headers(plain.headers);
    headers.set("etag", etag);
    headers.set("content-encoding", encoding);
    return { body, etag, headers };
  };
  const pending = make().then(
    (representation) => {
      encoded?.set(encoding, representation);
      return representation;
    },
    (error: unknown) => {
      encoded?.delete(encoding);
      throw error;
    },
  );
  encoded?.set(encoding, pending);
  return pending;
}

function createHeaders(reply: Reply, options: ResponseOptions): Headers {
  return new Headers({
    ...getCommonHeaders(options),
    "content-type": reply.mediaType,
    "cache-control": reply.cacheControl ?? "no-store",
    ...(reply.fileName && { "content-disposition": formatContentDisposition(reply.fileName) }),
    ...(options.rate && { "ratelimit-policy": formatRateLimitPolicy(options.rate) }),
    ...reply.headers,
  });
}

/**
 * Adds the headers of this response. The headers object is cached with the reply and copied by the
 * Response, so only `ratelimit` is overwritten in place; cookies are never written to it.
 */
function addResponseHeaders(headers: Headers, { rate, cookies }: ResponseOptions): Headers {
  if (rate) headers.set("ratelimit", formatRateLimit(rate));
  if (!cookies || cookies.length === 0) return headers;
  const replyHeaders = new Headers(headers);
  for (const cookie of cookies) replyHeaders.append("set-cookie", cookie);
  return replyHeaders;
}

/** Whether an If-None-Match header names the tag (RFC 9110, 13.1.2: weak comparison). */
function hasEtag(header: string, etag: string): boolean {
  return header === etag || header.split(",").some((entry) => entry.trim() === "*" || entry.trim().replace(/^W\//, "") === etag);
}

/**
 * Formats a file name for download in ASCII and, if needed, in full (RFC 6266). No character can
 * end the header.
 */
function formatContentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, "_");
  return `attachment; filename="${plain}"${plain === fileName ? "" : `; filename*=UTF-8''${encodeURIComponent(fileName)}`}`;
}

/** Adds the headers of all responses to a response of another handler. */
export function addCommonHeaders(response: Response, options: ResponseOptions): Response {
  for (const [name, value] of Object.entries(getCommonHeaders(options))) response.headers.set(name, value);
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  if (options.rate) {
    response.headers.set("ratelimit-policy", formatRateLimitPolicy(options.rate));
    response.headers.set("ratelimit", formatRateLimit(options.rate));
  }
  return response;
}

/**
 * An error that is not a Failure: a wrong method, or a host that does not belong to this
 * installation.
 */
export type HttpError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The options of an error response. */
export type ErrorResponseOptions = ResponseOptions & { readonly requestId?: string | undefined };

/** Converts a Failure into a response. */
export function respondFailure(failure: Failure, request: Request, options: ErrorResponseOptions): Response | Promise<Response> {
  const { code, message, retryAfterSeconds } = failure;
  const hasKey = request.headers.has("authorization");
  const httpError: HttpError = {
    status: httpStatusByCode[code],
    code,
    message,
    headers: {
      ...(code === "unauthorized" && { "www-authenticate": formatChallenge(hasKey) }),
      ...(failure instanceof SlowBodyError && { connection: "close" }),
      ...(retryAfterSeconds !== undefined && { "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
    },
  };
  return respondHttpError(httpError, request, options);
}

/** The WWW-Authenticate challenge (RFC 6750, 3). */
const formatChallenge = (hasKey: boolean) => `Bearer realm="Livery"${hasKey ? ', error="invalid_token"' : ""}`;

/**
 * Converts an error into a response: `{error, code, requestId}`, or a page for browsers outside the
 * API.
 */
export function respondHttpError(
  httpError: HttpError,
  request: Request,
  options: ErrorResponseOptions,
): Response | Promise<Response> {
  const { status, message } = httpError;
  const headers = new Headers({
    ...getCommonHeaders(options),
    ...httpError.headers,
    ...(options.requestId !== undefined && { "x-request-id": options.requestId }),
    "cache-control": "no-store",
    vary: "accept",
    ...(options.rate && { "ratelimit-policy": formatRateLimitPolicy(options.rate), ratelimit: formatRateLimit(options.rate) }),
  });
  if (shouldRespondWithPage(request)) return respondWithPage(httpError, headers, options);
  headers.set("content-type", "application/json");
  return new Response(formatErrorBody(message, toPublicCode(httpError.code), options.requestId), { status, headers });
}

async function respondWithPage(
  { status, message }: HttpError,
  headers: Headers,
  { basePath }: ErrorResponseOptions,
): Promise<Response> {
  const { body, policy } = await createFailurePage(status, message);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", policy);
  return new Response(addBasePathToPage(body, basePath), { status, headers });
}

const apiPath = /^(?:https?:\/\/[^/]+)?\/(?:api|mcp|preview)(?:\/|\?|$)/;
const shouldRespondWithPage = (request: Request) =>
  !apiPath.test(request.url) && (request.headers.get("accept") ?? "").includes("text/html");

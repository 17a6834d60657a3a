import {
  chooseEncoding,
  compress,
  minCompressedBytes,
  type ContentEncoding,
  isCompressible,
} from "#/kernel/http/content-encoding";
import type { Failure } from "#/kernel/errors";
import { httpStatusByCode, toPublicCode, formatErrorBody } from "#/kernel/http/error-body";
import { createEtag, type Reply } from "#/kernel/http/reply";
import { SlowBodyError } from "#/kernel/http/request-body";
import type { RateState } from "#/operations/rate-limits";
import { createFailurePage } from "#/operations/files/create-failure-page";

/** What every response of a route carries, answers and refusals alike. */
export type RouteHeaders = {
  /** Pages of any origin may read it (CORS, without credentials). */
  readonly anyOrigin: boolean;
  /** The installation is reached over https alone (HSTS). */
  readonly isHttps: boolean;
};

/** What one response carries besides its body. */
export type ResponseOptions = RouteHeaders & {
  readonly rate?: RateState | undefined;
  readonly cookies?: readonly string[] | undefined;
  /**
   * Text is compressed where the client takes that. For what everyone may read: the size of
   * compressed secrets tells of them.
   */
  readonly shouldCompress?: boolean;
};

/** How long a browser keeps to https, seconds: a year. */
const httpsMaxAgeSeconds = 31_536_000;
const exposedHeaders = "etag, content-disposition, x-system-updated-at, ratelimit, ratelimit-policy, retry-after";

/** Headers of every response, refusals too. */
function getCommonHeaders({ anyOrigin, isHttps }: RouteHeaders): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(isHttps && { "strict-transport-security": `max-age=${httpsMaxAgeSeconds}` }),
    ...(anyOrigin && { "access-control-allow-origin": "*", "access-control-expose-headers": exposedHeaders }),
  };
}

/** The rate headers of a call (RateLimit header fields for HTTP, draft 10). */
const formatRateLimitPolicy = ({ rateClass, perMinute }: RateState) => `"${rateClass}";q=${perMinute};w=60`;
const formatRateLimit = ({ rateClass, remaining, resetSeconds }: RateState) => `"${rateClass}";r=${remaining};t=${resetSeconds}`;

/** One form of a reply: as it is, or compressed. */
type Representation = { readonly body: string | Uint8Array<ArrayBuffer>; readonly etag: string; readonly headers: Headers };
type PreparedReply = {
  readonly plain: Representation;
  readonly encoded: Map<ContentEncoding, Representation | Promise<Representation>> | undefined;
};
const preparedReplies = new WeakMap<Reply, PreparedReply>();

/**
 * Turns a reply into a response: media type, strong ETag, caching, file name, rate, cookies;
 * compressed where the client takes that; 304 where the client has it already. A promise only while
 * a form of it is compressed for the first time.
 */
export function respond(reply: Reply, request: Request, options: ResponseOptions): Response | Promise<Response> {
  if (reply.body instanceof ReadableStream)
    return new Response(reply.body, {
      status: reply.status,
      headers: addResponseHeaders(createHeaders(reply, options), options),
    });
  const prepared = preparedReplies.get(reply) ?? prepareReply(reply, reply.body, options);
  const encoding = prepared.encoded && chooseEncoding(request.headers.get("accept-encoding"));
  if (!encoding) return send(prepared.plain, reply.status, request, options);
  const representation = prepared.encoded.get(encoding);
  if (representation && !(representation instanceof Promise)) return send(representation, reply.status, request, options);
  const compressing = representation ?? compressReply(reply, prepared, encoding);
  return compressing.then((result) => send(result, reply.status, request, options));
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

/** The reply in one encoding, under an ETag of its own (RFC 9110, 8.8.3.3), kept with the reply. */
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
 * The headers with what belongs to this one response. What is kept with a reply is one object that
 * a Response copies at once, so only its `ratelimit` is written again; a cookie is never kept in
 * it.
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
 * A file name for saving: a plain ASCII one and the whole one (RFC 6266); nothing in it can end the
 * header.
 */
function formatContentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, "_");
  return `attachment; filename="${plain}"${plain === fileName ? "" : `; filename*=UTF-8''${encodeURIComponent(fileName)}`}`;
}

/** Adds to a response made elsewhere what every response of this server carries. */
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
 * A refusal that HTTP itself asks for: a wrong method, or a host that is not this installation's.
 */
export type HttpError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a response to a refusal is made of. */
export type ErrorResponseOptions = ResponseOptions & { readonly requestId?: string | undefined };

/** A Failure as HTTP. */
export function respondFailure(failure: Failure, request: Request, options: ErrorResponseOptions): Response {
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

/** How to authenticate (RFC 6750, 3). */
const formatChallenge = (hasKey: boolean) => `Bearer realm="Livery"${hasKey ? ', error="invalid_token"' : ""}`;

/**
 * A refusal as HTTP: `{error, code, requestId}`, or a small page for a browser that asks outside
 * the API.
 */
export function respondHttpError(httpError: HttpError, request: Request, options: ErrorResponseOptions): Response {
  const { status, message } = httpError;
  const headers = new Headers({
    ...getCommonHeaders(options),
    ...httpError.headers,
    "cache-control": "no-store",
    vary: "accept",
    ...(options.rate && { "ratelimit-policy": formatRateLimitPolicy(options.rate), ratelimit: formatRateLimit(options.rate) }),
  });
  if (shouldRespondWithPage(request)) {
    headers.set("content-type", "text/html; charset=utf-8");
    const { body, policy } = createFailurePage(status, message);
    headers.set("content-security-policy", policy);
    return new Response(body, { status, headers });
  }
  headers.set("content-type", "application/json");
  return new Response(formatErrorBody(message, toPublicCode(httpError.code), options.requestId), { status, headers });
}

const apiPath = /^(?:https?:\/\/[^/]+)?\/(?:api|mcp|preview)(?:\/|\?|$)/;
const shouldRespondWithPage = (request: Request) =>
  !apiPath.test(request.url) && (request.headers.get("accept") ?? "").includes("text/html");

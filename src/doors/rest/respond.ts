import { chooseEncoding, compress, compressedFromBytes, type ContentEncoding, isCompressible } from "#/kernel/content-encoding";
import type { Failure } from "#/kernel/errors";
import { statusOf } from "#/kernel/failure-status";
import { publicCode, refusalBody } from "#/kernel/refusal-body";
import { etagOf, type Reply } from "#/kernel/reply";
import { SlowBody } from "#/kernel/request-bytes";
import { refusalPage } from "#/operations/files/refusal-page";
import type { RateState } from "#/operations/rates";

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
  /** Text is compressed where the client takes that. For what everyone may read: the size of compressed secrets tells of them. */
  readonly compresses?: boolean;
};

/** How long a browser keeps to https, seconds: a year. */
const httpsMaxAgeSeconds = 31_536_000;
const exposedHeaders = "etag, content-disposition, x-system-updated-at, ratelimit, ratelimit-policy, retry-after";

/** Headers of every response, refusals too. */
function commonHeaders({ anyOrigin, isHttps }: RouteHeaders): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(isHttps && { "strict-transport-security": `max-age=${httpsMaxAgeSeconds}` }),
    ...(anyOrigin && { "access-control-allow-origin": "*", "access-control-expose-headers": exposedHeaders }),
  };
}

/** The rate headers of a call (RateLimit header fields for HTTP, draft 10). */
const policyHeader = ({ rateClass, perMinute }: RateState) => `"${rateClass}";q=${perMinute};w=60`;
const rateHeader = ({ rateClass, remaining, resetSeconds }: RateState) => `"${rateClass}";r=${remaining};t=${resetSeconds}`;

/** One form of a reply: as it is, or compressed. */
type Form = { readonly body: string | Uint8Array<ArrayBuffer>; readonly etag: string; readonly headers: Headers };
type Prepared = { readonly plain: Form; readonly encoded: Map<ContentEncoding, Form | Promise<Form>> | undefined };
const preparedReplies = new WeakMap<Reply, Prepared>();

/**
 * Turns a reply into a response: media type, strong ETag, caching, file name, rate, cookies; compressed where the client takes that; 304 where the client has it
 * already. A promise only while a form of it is compressed for the first time.
 */
export function respond(reply: Reply, request: Request, options: ResponseOptions): Response | Promise<Response> {
  if (reply.body instanceof ReadableStream)
    return new Response(reply.body, { status: reply.status, headers: addOwn(headersOf(reply, options), options) });
  const prepared = preparedReplies.get(reply) ?? prepare(reply, reply.body, options);
  const encoding = prepared.encoded && chooseEncoding(request.headers.get("accept-encoding"));
  if (!encoding) return send(prepared.plain, reply.status, request, options);
  const form = prepared.encoded.get(encoding);
  if (form && !(form instanceof Promise)) return send(form, reply.status, request, options);
  const compressing = form ?? compressed(reply, prepared, encoding);
  return compressing.then((made) => send(made, reply.status, request, options));
}

function send({ body, etag, headers: own }: Form, status: number, request: Request, options: ResponseOptions): Response {
  const headers = addOwn(own, options);
  const known = request.headers.get("if-none-match");
  if (known !== null && status === 200 && matches(known, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { status, headers });
}

function prepare(reply: Reply, body: string | Uint8Array<ArrayBuffer>, options: ResponseOptions): Prepared {
  const etag = etagOf(body);
  const headers = headersOf(reply, options);
  headers.set("etag", etag);
  const isEncoded = options.compresses === true && body.length >= compressedFromBytes && isCompressible(reply.mediaType);
  if (isEncoded) headers.append("vary", "accept-encoding");
  const ready = { plain: { body, etag, headers }, encoded: isEncoded ? new Map() : undefined };
  preparedReplies.set(reply, ready);
  return ready;
}

/** The reply in one encoding, under an ETag of its own (RFC 9110, 8.8.3.3), kept with the reply. */
function compressed(reply: Reply, { plain, encoded }: Prepared, encoding: ContentEncoding): Promise<Form> {
  const make = async (): Promise<Form> => {
    const bytes = typeof plain.body === "string" ? new TextEncoder().encode(plain.body) : plain.body;
    const body = await compress(bytes, encoding, (reply.cacheControl ?? "").includes("immutable"));
    const etag = `${plain.etag.slice(0, -1)}-${encoding}"`;
    const headers = new Headers(plain.headers);
    headers.set("etag", etag);
    headers.set("content-encoding", encoding);
    return { body, etag, headers };
  };
  const making = make().then(
    (form) => {
      encoded?.set(encoding, form);
      return form;
    },
    (error: unknown) => {
      encoded?.delete(encoding);
      throw error;
    },
  );
  encoded?.set(encoding, making);
  return making;
}

function headersOf(reply: Reply, options: ResponseOptions): Headers {
  return new Headers({
    ...commonHeaders(options),
    "content-type": reply.mediaType,
    "cache-control": reply.cacheControl ?? "no-store",
    ...(reply.fileName && { "content-disposition": contentDisposition(reply.fileName) }),
    ...(options.rate && { "ratelimit-policy": policyHeader(options.rate) }),
    ...reply.headers,
  });
}

/**
 * The headers with what belongs to this one response. What is kept with a reply is one object that a Response copies at once, so only its `ratelimit` is written again;
 * a cookie is never kept in it.
 */
function addOwn(headers: Headers, { rate, cookies }: ResponseOptions): Headers {
  if (rate) headers.set("ratelimit", rateHeader(rate));
  if (!cookies || cookies.length === 0) return headers;
  const own = new Headers(headers);
  for (const cookie of cookies) own.append("set-cookie", cookie);
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

/** Adds to a response made elsewhere what every response of this server carries. */
export function addCommonHeaders(response: Response, options: ResponseOptions): Response {
  for (const [name, value] of Object.entries(commonHeaders(options))) response.headers.set(name, value);
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  if (options.rate) {
    response.headers.set("ratelimit-policy", policyHeader(options.rate));
    response.headers.set("ratelimit", rateHeader(options.rate));
  }
  return response;
}

/** A refusal that HTTP itself asks for: a wrong method, or a host that is not this installation's. */
export type HttpRefusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a response to a refusal is made of. */
export type RefusalOptions = ResponseOptions & { readonly requestId?: string | undefined };

/** A Failure as HTTP. */
export function respondFailure(failure: Failure, request: Request, options: RefusalOptions): Response {
  const { code, message, retryAfterSeconds } = failure;
  const hasKey = request.headers.has("authorization");
  const refusal: HttpRefusal = {
    status: statusOf[code],
    code,
    message,
    headers: {
      ...(code === "unauthorized" && { "www-authenticate": challenge(hasKey) }),
      ...(failure instanceof SlowBody && { connection: "close" }),
      ...(retryAfterSeconds !== undefined && { "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
    },
  };
  return respondRefusal(refusal, request, options);
}

/** How to authenticate (RFC 6750, 3). */
const challenge = (hasKey: boolean) => `Bearer realm="Livery"${hasKey ? ', error="invalid_token"' : ""}`;

/** A refusal as HTTP: `{error, code, requestId}`, or a small page for a browser that asks outside the API. */
export function respondRefusal(refusal: HttpRefusal, request: Request, options: RefusalOptions): Response {
  const { status, message } = refusal;
  const headers = new Headers({
    ...commonHeaders(options),
    ...refusal.headers,
    "cache-control": "no-store",
    vary: "accept",
    ...(options.rate && { "ratelimit-policy": policyHeader(options.rate), ratelimit: rateHeader(options.rate) }),
  });
  if (wantsPage(request)) {
    headers.set("content-type", "text/html; charset=utf-8");
    const { body, policy } = refusalPage(status, message);
    headers.set("content-security-policy", policy);
    return new Response(body, { status, headers });
  }
  headers.set("content-type", "application/json");
  return new Response(refusalBody(message, publicCode(refusal.code), options.requestId), { status, headers });
}

const apiPath = /^(?:https?:\/\/[^/]+)?\/(?:api|mcp|preview)(?:\/|\?|$)/;
const wantsPage = (request: Request) => !apiPath.test(request.url) && (request.headers.get("accept") ?? "").includes("text/html");

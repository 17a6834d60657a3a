import type { SecureContext } from "node:tls";
import type { BodyState, ResponseHead } from "#/http-client/body-reader";
import { HttpClientError } from "#/http-client/http-client-error";
import type { Connection, PinnedAddress, ResumeConnection } from "#/http-client/connection";
import type { Destination } from "#/http-client/destination";
import { ResponseReader } from "#/http-client/response-reader";
import type { TlsSessionCache } from "#/http-client/tls-session-cache";
import { openVerifiedConnection } from "#/http-client/verified-connection";

/**
 * A request. Header names are lower case. The client adds `host`, `connection`, `accept-encoding`
 * and `content-length`.
 */
export type HttpRequest = {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type HttpResponse = ResponseHead & { readonly body: Uint8Array; readonly bodyState: BodyState };

export type ExchangeOptions = {
  /** The authorities that sign acceptable certificates. */
  readonly secureContext: SecureContext;
  /** Those that the operator added, PEM. */
  readonly ca: string | undefined;
  /** Sessions of connections whose certificates were verified with the same authorities. */
  readonly sessions: TlsSessionCache;
  readonly resumeConnection: ResumeConnection;
  readonly maxBodyBytes: number;
  /** When the exchange must be complete, by performance.now(). */
  readonly deadlineMs: number;
  /** How long connecting may take, milliseconds. Defaults to the time until the deadline. */
  readonly connectMs?: number | undefined;
};

/**
 * Limits on resuming a session: milliseconds, and share of the remaining time. A receiver that
 * takes longer has changed.
 */
const resumeLimit = { ms: 2000, share: 0.25 };

/**
 * Sends one request over a new connection to one checked address. Unlike Bun's fetch it has no
 * limit of 256 concurrent requests and ignores proxy settings in the environment.
 *
 * The response head decides the result: an error after it only ends the body. Throws
 * HttpClientError.
 */
export async function exchange(
  { url, host }: Destination,
  address: string,
  request: HttpRequest,
  options: ExchangeOptions,
): Promise<HttpResponse> {
  const requestBytes = formatRequest(url, request);
  const target = { host, address, port: url.port === "" ? 443 : Number(url.port) };
  const startedAtMs = performance.now();
  const connection = await openConnection(target, options, startedAtMs);
  let isComplete = false;
  try {
    const response = await sendAndReceive(connection, requestBytes, options);
    isComplete = response.bodyState === "complete";
    const session = connection.getSession();
    if (session) options.sessions.set(target, { session, verifiedAtMs: startedAtMs });
    return response;
  } finally {
    connection.close(isComplete);
  }
}

async function openConnection(
  target: PinnedAddress,
  { secureContext, ca, sessions, resumeConnection, deadlineMs, connectMs }: ExchangeOptions,
  startedAtMs: number,
): Promise<Connection> {
  const cached = sessions.get(target, startedAtMs);
  if (cached) {
    const timeoutMs = Math.max(0, Math.min(resumeLimit.ms, resumeLimit.share * (deadlineMs - startedAtMs)));
    const connection = await resumeConnection(target, cached.session, { ca, timeoutMs });
    if (!connection?.isResumed) sessions.delete(target);
    if (connection) return connection;
  }
  const handshakeMs = Math.max(0, deadlineMs - performance.now());
  const timeouts = { handshakeMs, connectMs: Math.min(handshakeMs, connectMs ?? handshakeMs) };
  return await openVerifiedConnection(target, secureContext, timeouts);
}

function sendAndReceive(
  connection: Connection,
  requestBytes: Buffer,
  { maxBodyBytes, deadlineMs }: ExchangeOptions,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const reader = new ResponseReader(maxBodyBytes);
    const finish = (error: HttpClientError) => {
      clearTimeout(timer);
      const { head, body } = reader;
      if (head && body) resolve({ ...head, body: body.bytes, bodyState: body.state });
      else reject(error);
    };
    const timer = setTimeout(() => finish(new HttpClientError("timeout")), Math.max(0, deadlineMs - performance.now()));
    connection.send(requestBytes, {
      onData(bytes) {
        try {
          reader.push(bytes);
        } catch (error) {
          finish(error instanceof HttpClientError ? error : new HttpClientError("internal", { cause: error }));
          return;
        }
        if (reader.body && reader.body.state !== "open") finish(new HttpClientError("closed"));
      },
      onEnd() {
        reader.body?.end();
        finish(new HttpClientError("closed"));
      },
    });
  });
}

function formatRequest({ pathname, search, host }: URL, { method, headers, body }: HttpRequest): Buffer {
  const lines = Object.entries({
    host,
    ...headers,
    connection: "close",
    "accept-encoding": "identity",
    ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
  });
  for (const [name, value] of lines)
    if (!/^[A-Za-z0-9-]+$/.test(name) || !/^[\t\x20-\x7e]*$/.test(value))
      throw new HttpClientError("internal", { cause: new Error(`The header ${name} contains invalid characters.`) });
  const head = `${method} ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  return Buffer.from(head + (body ?? ""));
}

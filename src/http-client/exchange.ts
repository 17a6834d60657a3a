import type { SecureContext } from "node:tls";
import type { ResponseHead } from "#/http-client/response-head";
import { ResponseReader } from "#/http-client/response-reader";
import type { BodyState } from "#/http-client/body-reader";
import { HttpClientError } from "#/http-client/http-client-error";
import type { Connection, PinnedAddress } from "#/http-client/connection";
import type { Destination } from "#/http-client/destination";
import { resumeConnection } from "#/http-client/resumed-connection";
import type { TlsSessionCache } from "#/http-client/tls-session-cache";
import { openVerifiedConnection } from "#/http-client/verified-connection";

/** What is sent. Header names are in lower case; `host`, `connection`, `accept-encoding` and `content-length` are added. */
export type HttpRequest = {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** What came back. */
export type HttpResponse = ResponseHead & { readonly body: Uint8Array; readonly bodyState: BodyState };

/** How the exchange is held. */
export type ExchangeOptions = {
  readonly trust: SecureContext;
  /** Sessions of connections whose certificates were verified under the same trust. */
  readonly sessions: TlsSessionCache;
  /** How much of a body is kept. */
  readonly maxBodyBytes: number;
  /** When it has to be over, by performance.now(). */
  readonly deadlineMs: number;
  /** How long the connection may take to come about, milliseconds; up to the end when absent. */
  readonly connectMs?: number | undefined;
};

/** How much of the time that is left a session known from before may take to be taken up again: more means that something has changed there. */
const resumeMs = { max: 2000, share: 0.25 };

/**
 * One request and its answer, over a connection of its own to one of the addresses that were checked. Bun's fetch holds 256 requests in all and asks the environment for a
 * proxy; this does neither. The head decides: what goes wrong after it only ends the body. Throws CallFault.
 */
export async function exchange(
  { url, host }: Destination,
  address: string,
  request: HttpRequest,
  options: ExchangeOptions,
): Promise<HttpResponse> {
  const requestBytes = formatRequest(url, request);
  const target = { host, address, port: url.port === "" ? 443 : Number(url.port) };
  const { connection, verifiedAtMs } = await openConnection(target, options);
  let isComplete = false;
  try {
    const response = await sendAndReceive(connection, requestBytes, options);
    isComplete = response.bodyState === "whole";
    const session = connection.session();
    if (session) options.sessions.set(target, { session, verifiedAtMs });
    return response;
  } finally {
    connection.close(isComplete);
  }
}

/** A connection to a place, and when the certificate was verified that it goes by. */
async function openConnection(
  target: PinnedAddress,
  { trust, sessions, deadlineMs, connectMs }: ExchangeOptions,
): Promise<{ readonly connection: Connection; readonly verifiedAtMs: number }> {
  const startedAtMs = performance.now();
  const cached = sessions.get(target, startedAtMs);
  if (cached) {
    const resumeTimeoutMs = Math.max(0, Math.min(resumeMs.max, resumeMs.share * (deadlineMs - startedAtMs)));
    const connection = await resumeConnection(target, trust, cached.session, resumeTimeoutMs);
    if (connection) return { connection, verifiedAtMs: connection.isResumed ? cached.verifiedAtMs : startedAtMs };
    sessions.delete(target);
  }
  const handshakeMs = Math.max(0, deadlineMs - performance.now());
  const timeouts = { handshakeMs, connectMs: Math.min(handshakeMs, connectMs ?? handshakeMs) };
  return { connection: await openVerifiedConnection(target, trust, timeouts), verifiedAtMs: startedAtMs };
}

function sendAndReceive(
  connection: Connection,
  requestBytes: Buffer,
  { maxBodyBytes, deadlineMs }: ExchangeOptions,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const reader = new ResponseReader(maxBodyBytes);
    const finish = (fault: HttpClientError) => {
      clearTimeout(timer);
      const { head, body } = reader;
      if (head && body) resolve({ ...head, body: body.bytes, bodyState: body.state });
      else reject(fault);
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
      throw new HttpClientError("internal", { cause: new Error(`header ${name} cannot be sent`) });
  const head = `${method} ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  return Buffer.from(head + (body ?? ""));
}

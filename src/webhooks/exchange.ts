import type { SecureContext } from "node:tls";
import type { AnswerHead } from "#/webhooks/answer-head";
import { AnswerReader } from "#/webhooks/answer-reader";
import type { BodyState } from "#/webhooks/body-reader";
import { CallFault } from "#/webhooks/call-fault";
import type { Connection, Place } from "#/webhooks/connection";
import type { Destination } from "#/webhooks/destination";
import { resumedConnection } from "#/webhooks/resumed-connection";
import type { TlsSessions } from "#/webhooks/tls-sessions";
import { verifiedConnection } from "#/webhooks/verified-connection";

/** What is sent. Header names are in lower case; `host`, `connection`, `accept-encoding` and `content-length` are added. */
export type Sent = {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** What came back. */
export type Answer = AnswerHead & { readonly body: Uint8Array; readonly bodyState: BodyState };

/** How the exchange is held. */
export type Terms = {
  readonly trust: SecureContext;
  /** Sessions of connections whose certificates were verified under the same trust. */
  readonly sessions: TlsSessions;
  /** How much of a body is kept. */
  readonly bodyBytesMax: number;
  /** When it has to be over, by performance.now(). */
  readonly endMs: number;
  /** How long the connection may take to come about, milliseconds; up to the end when absent. */
  readonly connectMs?: number | undefined;
};

/** How much of the time that is left a session known from before may take to be taken up again: more means that something has changed there. */
const resumeMs = { max: 2000, share: 0.25 };

/**
 * One request and its answer, over a connection of its own to one of the addresses that were checked. Bun's fetch holds 256 requests in all and asks the environment for a
 * proxy; this does neither. The head decides: what goes wrong after it only ends the body. Throws CallFault.
 */
export async function exchange({ url, host }: Destination, address: string, sent: Sent, terms: Terms): Promise<Answer> {
  const request = requestText(url, sent);
  const place = { host, address, port: url.port === "" ? 443 : Number(url.port) };
  const { connection, verifiedAtMs } = await opened(place, terms);
  let isWhole = false;
  try {
    const answer = await conversation(connection, request, terms);
    isWhole = answer.bodyState === "whole";
    const session = connection.session();
    if (session) terms.sessions.keep(place, { session, verifiedAtMs });
    return answer;
  } finally {
    connection.close(isWhole);
  }
}

/** A connection to a place, and when the certificate was verified that it goes by. */
async function opened(
  place: Place,
  { trust, sessions, endMs, connectMs }: Terms,
): Promise<{ readonly connection: Connection; readonly verifiedAtMs: number }> {
  const begunMs = performance.now();
  const known = sessions.of(place, begunMs);
  if (known) {
    const msMax = Math.max(0, Math.min(resumeMs.max, resumeMs.share * (endMs - begunMs)));
    const connection = await resumedConnection(place, trust, known.session, msMax);
    if (connection) return { connection, verifiedAtMs: connection.isResumed ? known.verifiedAtMs : begunMs };
    sessions.drop(place);
  }
  const handshakeMs = Math.max(0, endMs - performance.now());
  const patience = { handshakeMs, connectMs: Math.min(handshakeMs, connectMs ?? handshakeMs) };
  return { connection: await verifiedConnection(place, trust, patience), verifiedAtMs: begunMs };
}

function conversation(connection: Connection, request: Buffer, { bodyBytesMax, endMs }: Terms): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const reader = new AnswerReader(bodyBytesMax);
    const settle = (fault: CallFault) => {
      clearTimeout(late);
      const { head, body } = reader;
      if (head && body) resolve({ ...head, body: body.bytes, bodyState: body.state });
      else reject(fault);
    };
    const late = setTimeout(() => settle(new CallFault("timeout")), Math.max(0, endMs - performance.now()));
    connection.send(request, {
      data(bytes) {
        try {
          reader.push(bytes);
        } catch (error) {
          settle(error instanceof CallFault ? error : new CallFault("internal", { cause: error }));
          return;
        }
        if (reader.body && reader.body.state !== "open") settle(new CallFault("closed"));
      },
      over() {
        reader.body?.end();
        settle(new CallFault("closed"));
      },
    });
  });
}

function requestText({ pathname, search, host }: URL, { method, headers, body }: Sent): Buffer {
  const lines = Object.entries({
    host,
    ...headers,
    connection: "close",
    "accept-encoding": "identity",
    ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
  });
  for (const [name, value] of lines)
    if (!/^[A-Za-z0-9-]+$/.test(name) || !/^[\t\x20-\x7e]*$/.test(value))
      throw new CallFault("internal", { cause: new Error(`header ${name} cannot be sent`) });
  const head = `${method} ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  return Buffer.from(head + (body ?? ""));
}

import { isIP } from "node:net";
import { checkServerIdentity, connect, type SecureContext, type TLSSocket } from "node:tls";
import type { AttemptReason } from "#/model/attempt-reason";
import type { AnswerHead } from "#/webhooks/answer-head";
import { AnswerReader } from "#/webhooks/answer-reader";
import type { BodyState } from "#/webhooks/body-reader";
import { CallFault } from "#/webhooks/call-fault";
import type { Destination } from "#/webhooks/destination";
import type { TlsSessions } from "#/webhooks/tls-sessions";

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
  /** Until when it has to be over. */
  readonly deadline: AbortSignal;
  /** How long the connection may take to come about, milliseconds; until the deadline when absent. */
  readonly connectMs?: number | undefined;
};

/**
 * One request and its answer, over a connection of its own to one of the addresses that were checked; the certificate is checked against the host's name. Bun's fetch holds 256
 * requests in all and asks the environment for a proxy; this does neither. The head decides: what goes wrong after it only ends the body. Throws CallFault.
 */
export function exchange(
  { url, host }: Destination,
  address: string,
  sent: Sent,
  { trust, sessions, bodyBytesMax, deadline, connectMs }: Terms,
): Promise<Answer> {
  const request = requestText(url, sent);
  return new Promise((resolve, reject) => {
    const reader = new AnswerReader(bodyBytesMax);
    let phase: Phase = "connect";
    const port = url.port === "" ? 443 : Number(url.port);
    const place = `${host} ${address} ${port}`;
    const begunMs = performance.now();
    const known = sessions.of(place, begunMs);
    let session: Buffer | undefined;
    const socket: TLSSocket = connect({
      host: address,
      port,
      ...(known && { session: known.session }),
      ...(isIP(host) === 0 && { servername: host }),
      secureContext: trust,
      ALPNProtocols: ["http/1.1"],
      rejectUnauthorized: true,
      checkServerIdentity: (_, certificate) =>
        certificate.subjectaltname
          ? checkServerIdentity(host, certificate)
          : Object.assign(new Error("no name"), { code: noName }),
    });
    const settle = (fault: CallFault | undefined) => {
      deadline.removeEventListener("abort", late);
      clearTimeout(connecting);
      const verifiedAtMs = known && socket.isSessionReused() ? known.verifiedAtMs : begunMs;
      socket.destroy();
      const { head, body } = reader;
      if (head && body && session) sessions.keep(place, session, verifiedAtMs);
      if (head && body) resolve({ ...head, body: body.bytes, bodyState: body.state });
      else reject(fault ?? new CallFault("closed"));
    };
    const late = () => settle(new CallFault(lateIn[phase]));
    const connecting = connectMs === undefined ? undefined : setTimeout(late, connectMs);
    socket.once("connect", () => {
      clearTimeout(connecting);
      if (phase === "connect") phase = "tls";
    });
    socket.on("session", (given) => {
      session = given;
    });
    socket.once("secureConnect", () => {
      phase = "answer";
      socket.write(request);
    });
    socket.on("data", (bytes) => {
      try {
        reader.push(typeof bytes === "string" ? Buffer.from(bytes) : bytes);
      } catch (error) {
        settle(error instanceof CallFault ? error : new CallFault("internal", { cause: error }));
        return;
      }
      if (reader.body && reader.body.state !== "open") settle(undefined);
    });
    const over = () => {
      reader.body?.end();
      settle(phase === "tls" ? new CallFault("tls_protocol") : undefined);
    };
    socket.once("end", over).once("close", over);
    socket.on("error", (error) => settle(new CallFault(reasonOf(error, phase), { cause: error })));
    if (deadline.aborted) late();
    else deadline.addEventListener("abort", late, { once: true });
  });
}

type Phase = "connect" | "tls" | "answer";
const lateIn: Readonly<Record<Phase, AttemptReason>> = { connect: "connect_timeout", tls: "tls_timeout", answer: "timeout" };
const noName = "ERR_LIVERY_NO_NAME";

function reasonOf(error: Error, phase: Phase): AttemptReason {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === noName) return "tls_no_name";
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return "tls_name";
  if (/EXPIRED|NOT_YET_VALID/.test(code)) return "tls_expired";
  if (/SSL|TLS|EPROTO/.test(code)) return phase === "answer" ? "closed" : "tls_protocol";
  if (/CERT|VERIFY|ISSUER|SIGNATURE|CRL|CHAIN|INVALID_CA|INVALID_PURPOSE/.test(code)) return "tls_untrusted";
  return phase === "connect" ? "connect" : phase === "tls" ? "tls_protocol" : "closed";
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

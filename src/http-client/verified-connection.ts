import { isIP } from "node:net";
import { checkServerIdentity, connect, type SecureContext, type TLSSocket } from "node:tls";
import type { AttemptReason } from "#/model/attempt-reason";
import { HttpClientError } from "#/http-client/http-client-error";
import type { Connection, ConnectionListener, PinnedAddress } from "#/http-client/connection";

/** How long it may take to come about, milliseconds. */
export type Timeouts = { readonly connectMs: number; readonly handshakeMs: number };

type Phase = "connect" | "tls";
const timeoutReasons: Readonly<Record<Phase, AttemptReason>> = { connect: "connect_timeout", tls: "tls_timeout" };
const missingNameCode = "ERR_LIVERY_NO_NAME";

/** A connection on which the receiver shows its certificate, which is checked against the host's name. Throws CallFault, and nothing is left open then. */
export function openVerifiedConnection(
  { host, address, port }: PinnedAddress,
  trust: SecureContext,
  timeouts: Timeouts,
): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let phase: Phase = "connect";
    const socket: TLSSocket = connect({
      host: address,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      secureContext: trust,
      ALPNProtocols: ["http/1.1"],
      rejectUnauthorized: true,
      checkServerIdentity: (_, certificate) =>
        certificate.subjectaltname
          ? checkServerIdentity(host, certificate)
          : Object.assign(new Error("no name"), { code: missingNameCode }),
    });
    const fail = (fault: HttpClientError) => {
      clearTimeout(connecting);
      clearTimeout(handshaking);
      socket.destroy();
      reject(fault);
    };
    const onTimeout = () => fail(new HttpClientError(timeoutReasons[phase]));
    const connecting = setTimeout(onTimeout, timeouts.connectMs);
    const handshaking = setTimeout(onTimeout, timeouts.handshakeMs);
    const onClose = () => fail(new HttpClientError(phase === "tls" ? "tls_protocol" : "closed"));
    const onError = (error: Error) => fail(new HttpClientError(toAttemptReason(error, phase), { cause: error }));
    let session: Buffer | undefined;
    socket
      .once("connect", () => {
        clearTimeout(connecting);
        phase = "tls";
      })
      .on("session", (newSession) => {
        session = newSession;
      })
      .once("end", onClose)
      .once("close", onClose)
      .once("error", onError)
      .once("secureConnect", () => {
        clearTimeout(handshaking);
        socket.off("end", onClose).off("close", onClose).off("error", onError);
        socket.on("error", () => undefined);
        resolve(createConnection(socket, () => session));
      });
  });
}

const createConnection = (socket: TLSSocket, session: Connection["session"]): Connection => ({
  isResumed: false,
  session,
  send(request, { onData, onEnd }: ConnectionListener) {
    socket.on("data", (bytes) => onData(typeof bytes === "string" ? Buffer.from(bytes) : bytes));
    socket.once("error", onEnd).once("end", onEnd).once("close", onEnd);
    if (socket.destroyed) onEnd();
    else socket.write(request);
  },
  close: () => void socket.destroy(),
});

function toAttemptReason(error: Error, phase: Phase): AttemptReason {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === missingNameCode) return "tls_no_name";
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return "tls_name";
  if (/EXPIRED|NOT_YET_VALID/.test(code)) return "tls_expired";
  if (/SSL|TLS|EPROTO/.test(code)) return "tls_protocol";
  if (/CERT|VERIFY|ISSUER|SIGNATURE|CRL|CHAIN|INVALID_CA|INVALID_PURPOSE/.test(code)) return "tls_untrusted";
  return phase === "connect" ? "connect" : "tls_protocol";
}

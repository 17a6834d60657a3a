import { isIP } from "node:net";
import { checkServerIdentity, connect, type SecureContext, type TLSSocket } from "node:tls";
import { HttpClientError, type HttpClientErrorCode } from "#/http-client/http-client-error";
import type { Connection, ConnectionListener, PinnedAddress } from "#/http-client/connection";

/** How long connecting, and connecting and handshake together, may take, milliseconds. */
export type Timeouts = { readonly connectMs: number; readonly handshakeMs: number };

type Phase = "connect" | "tls";
const timeoutCodes: Readonly<Record<Phase, HttpClientErrorCode>> = { connect: "connect_timeout", tls: "tls_timeout" };
const missingNameCode = "ERR_LIVERY_NO_NAME";

/**
 * Connects and checks the receiver's certificate against the host name. Throws HttpClientError and
 * closes the socket if that fails.
 */
export function openVerifiedConnection(
  { host, address, port }: PinnedAddress,
  secureContext: SecureContext,
  timeouts: Timeouts,
): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let phase: Phase = "connect";
    const socket: TLSSocket = connect({
      host: address,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      secureContext,
      ALPNProtocols: ["http/1.1"],
      rejectUnauthorized: true,
      checkServerIdentity: (_, certificate) =>
        certificate.subjectaltname
          ? checkServerIdentity(host, certificate)
          : Object.assign(new Error("The certificate has no subject alternative name."), { code: missingNameCode }),
    });
    const fail = (error: HttpClientError) => {
      clearTimeout(connecting);
      clearTimeout(handshaking);
      socket.destroy();
      reject(error);
    };
    const onTimeout = () => fail(new HttpClientError(timeoutCodes[phase]));
    const connecting = setTimeout(onTimeout, timeouts.connectMs);
    const handshaking = setTimeout(onTimeout, timeouts.handshakeMs);
    const onClose = () => fail(new HttpClientError(phase === "tls" ? "tls_protocol" : "closed"));
    const onError = (error: Error) => fail(new HttpClientError(toErrorCode(error, phase), { cause: error }));
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

const createConnection = (socket: TLSSocket, getSession: Connection["getSession"]): Connection => ({
  isResumed: false,
  getSession,
  send(request, { onData, onEnd }: ConnectionListener) {
    socket.on("data", (bytes) => onData(typeof bytes === "string" ? Buffer.from(bytes) : bytes));
    socket.once("error", onEnd).once("end", onEnd).once("close", onEnd);
    if (socket.destroyed) onEnd();
    else socket.write(request);
  },
  close: () => void socket.destroy(),
});

function toErrorCode(error: Error, phase: Phase): HttpClientErrorCode {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === missingNameCode) return "tls_no_name";
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return "tls_name";
  if (/EXPIRED|NOT_YET_VALID/.test(code)) return "tls_expired";
  if (/SSL|TLS|EPROTO/.test(code)) return "tls_protocol";
  if (/CERT|VERIFY|ISSUER|SIGNATURE|CRL|CHAIN|INVALID_CA|INVALID_PURPOSE/.test(code)) return "tls_untrusted";
  return phase === "connect" ? "connect" : "tls_protocol";
}

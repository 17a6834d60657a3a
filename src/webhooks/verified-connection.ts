import { isIP } from "node:net";
import { checkServerIdentity, connect, type SecureContext, type TLSSocket } from "node:tls";
import type { AttemptReason } from "#/model/attempt-reason";
import { CallFault } from "#/webhooks/call-fault";
import type { Connection, Heard, Place } from "#/webhooks/connection";

/** How long it may take to come about, milliseconds. */
export type Patience = { readonly connectMs: number; readonly handshakeMs: number };

type Phase = "connect" | "tls";
const lateIn: Readonly<Record<Phase, AttemptReason>> = { connect: "connect_timeout", tls: "tls_timeout" };
const noName = "ERR_LIVERY_NO_NAME";

/** A connection on which the receiver shows its certificate, which is checked against the host's name. Throws CallFault, and nothing is left open then. */
export function verifiedConnection(
  { host, address, port }: Place,
  trust: SecureContext,
  patience: Patience,
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
          : Object.assign(new Error("no name"), { code: noName }),
    });
    const fail = (fault: CallFault) => {
      clearTimeout(connecting);
      clearTimeout(handshaking);
      socket.destroy();
      reject(fault);
    };
    const late = () => fail(new CallFault(lateIn[phase]));
    const connecting = setTimeout(late, patience.connectMs);
    const handshaking = setTimeout(late, patience.handshakeMs);
    const closed = () => fail(new CallFault(phase === "tls" ? "tls_protocol" : "closed"));
    const failed = (error: Error) => fail(new CallFault(reasonOf(error, phase), { cause: error }));
    let session: Buffer | undefined;
    socket
      .once("connect", () => {
        clearTimeout(connecting);
        phase = "tls";
      })
      .on("session", (given) => {
        session = given;
      })
      .once("end", closed)
      .once("close", closed)
      .once("error", failed)
      .once("secureConnect", () => {
        clearTimeout(handshaking);
        socket.off("end", closed).off("close", closed).off("error", failed);
        socket.on("error", () => undefined);
        resolve(connectionOver(socket, () => session));
      });
  });
}

const connectionOver = (socket: TLSSocket, session: Connection["session"]): Connection => ({
  isResumed: false,
  session,
  send(request, { data, over }: Heard) {
    socket.on("data", (bytes) => data(typeof bytes === "string" ? Buffer.from(bytes) : bytes));
    socket.once("error", over).once("end", over).once("close", over);
    if (socket.destroyed) over();
    else socket.write(request);
  },
  close: () => void socket.destroy(),
});

function reasonOf(error: Error, phase: Phase): AttemptReason {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === noName) return "tls_no_name";
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return "tls_name";
  if (/EXPIRED|NOT_YET_VALID/.test(code)) return "tls_expired";
  if (/SSL|TLS|EPROTO/.test(code)) return "tls_protocol";
  if (/CERT|VERIFY|ISSUER|SIGNATURE|CRL|CHAIN|INVALID_CA|INVALID_PURPOSE/.test(code)) return "tls_untrusted";
  return phase === "connect" ? "connect" : "tls_protocol";
}

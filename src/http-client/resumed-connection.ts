import type { Socket } from "bun";
import { constants } from "node:crypto";
import { isIP } from "node:net";
import { checkServerIdentity } from "node:tls";
import type { Connection, ConnectionListener, PinnedAddress, ResumeConnection } from "#/http-client/connection";

/** How long a receiver may take to close the connection after its response, milliseconds. */
const closeGraceMs = 250;

/** TLS 1.2 or newer. */
const secureOptions = constants.SSL_OP_NO_TLSv1 | constants.SSL_OP_NO_TLSv1_1;

/**
 * Resumes sessions with `Bun.connect`, which takes about half the processor time of node:tls.
 *
 * A receiver that no longer knows the session sends its certificate. It is checked against `ca` if
 * that is set, otherwise against the runtime's authorities: loading both for every connection costs
 * more than resumption saves. A certificate that fails this check is checked again by the verified
 * connection that follows.
 *
 * A pending connect cannot be cancelled and lasts until the operating system gives up, so resume
 * only with receivers that responded recently.
 */
export const resumeConnection: ResumeConnection = (target, session, { ca, timeoutMs }) => {
  const { promise, resolve } = Promise.withResolvers<Connection | undefined>();
  const tlsConnection = new TlsConnection(target, session, resolve);
  const timer = setTimeout(() => tlsConnection.abandon(), timeoutMs);
  const tls = {
    rejectUnauthorized: true,
    secureOptions,
    ...(ca !== undefined && { ca }),
    ...(isIP(target.host) === 0 && { serverName: target.host }),
  };
  const connect = async () =>
    await Bun.connect({ hostname: target.address, port: target.port, tls, data: tlsConnection, socket: handlers });
  connect().catch(() => tlsConnection.abandon());
  return promise.finally(() => clearTimeout(timer));
};

class TlsConnection implements Connection {
  #socket: Socket<TlsConnection> | undefined;
  #listener: ConnectionListener | undefined;
  #unsent: Buffer | undefined;
  #isAbandoned = false;
  isResumed = false;

  constructor(
    readonly target: PinnedAddress,
    readonly cachedSession: Buffer,
    readonly onSettled: (connection: Connection | undefined) => void,
  ) {}

  /** The TCP connection is open and the handshake has not started. */
  onOpen(socket: Socket<TlsConnection>): void {
    this.#socket = socket;
    if (this.#isAbandoned) {
      socket.terminate();
      return;
    }
    try {
      socket.setSession(this.cachedSession);
    } catch {
      this.abandon();
    }
  }

  onHandshake(socket: Socket<TlsConnection>, isAuthorized: boolean): void {
    this.isResumed = socket.isSessionReused();
    if (isAuthorized && (this.isResumed || matchesHostName(socket, this.target.host))) this.onSettled(this);
    else this.abandon();
  }

  abandon(): void {
    if (!this.#listener) {
      this.#isAbandoned = true;
      this.#socket?.terminate();
      this.onSettled(undefined);
    }
  }

  send(request: Buffer, listener: ConnectionListener): void {
    this.#listener = listener;
    this.#unsent = request;
    if (this.#isAbandoned) listener.onEnd();
    else this.flush();
  }

  flush(): void {
    if (!this.#unsent || !this.#socket) return;
    const sent = Math.max(0, this.#socket.write(this.#unsent));
    this.#unsent = sent < this.#unsent.length ? this.#unsent.subarray(sent) : undefined;
  }

  onData(bytes: Uint8Array): void {
    if (this.#listener) this.#listener.onData(bytes);
    else this.abandon();
  }

  onEnd(): void {
    if (this.#listener) this.#listener.onEnd();
    else this.abandon();
  }

  /**
   * None: `Bun.connect` documents no way to read a new session. The cached one stays in use until
   * it expires.
   */
  getSession(): undefined {
    return undefined;
  }

  close(isComplete: boolean): void {
    const terminate = () => void this.#socket?.terminate();
    if (!isComplete) terminate();
    const timer = isComplete ? setTimeout(terminate, closeGraceMs) : undefined;
    this.#listener = { onData: () => undefined, onEnd: () => clearTimeout(timer) };
  }
}

function matchesHostName(socket: Socket<TlsConnection>, host: string): boolean {
  const certificate = socket.getPeerCertificate();
  return Boolean(certificate.subjectaltname) && checkServerIdentity(host, certificate) === undefined;
}

const handlers = {
  binaryType: "buffer",
  open: (socket: Socket<TlsConnection>) => socket.data.onOpen(socket),
  handshake: (socket: Socket<TlsConnection>, isAuthorized: boolean, error: Error | null) =>
    socket.data.onHandshake(socket, isAuthorized && error === null),
  data: (socket: Socket<TlsConnection>, bytes: Buffer) => socket.data.onData(bytes),
  drain: (socket: Socket<TlsConnection>) => socket.data.flush(),
  end: (socket: Socket<TlsConnection>) => socket.data.onEnd(),
  close: (socket: Socket<TlsConnection>) => socket.data.onEnd(),
  error: (socket: Socket<TlsConnection>) => socket.data.onEnd(),
  connectError: (socket: Socket<TlsConnection>) => socket.data.abandon(),
} as const;

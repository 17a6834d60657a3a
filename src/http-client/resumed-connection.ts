import type { Socket } from "bun";
import { isIP } from "node:net";
import { checkServerIdentity, type SecureContext } from "node:tls";
import type { Connection, ConnectionListener, PinnedAddress } from "#/http-client/connection";

/** How long a receiver that has answered may take to end the connection, milliseconds: it was asked to. */
const closeGraceMs = 250;

/**
 * A connection that goes on with a TLS session, by Bun's own sockets, which take half of the processor time that node:tls takes. A receiver that does not know its session any
 * more shows its certificate, and that counts as well if it is good. Undefined where none came about within `msMax` milliseconds, for whatever reason: nothing has been
 * sent then. A connection that is still being tried cannot be called back and stays until the system gives it up, so this is for places that answered a moment ago.
 */
export function resumeConnection(
  target: PinnedAddress,
  trust: SecureContext,
  session: Buffer,
  timeoutMs: number,
): Promise<Connection | undefined> {
  const { promise, resolve } = Promise.withResolvers<Connection | undefined>();
  const tlsConnection = new TlsConnection(target, session, resolve);
  const timer = setTimeout(() => tlsConnection.abandon(), timeoutMs);
  // Beside what Bun documents, a secure context is taken here as node:tls takes it; a list of authorities would be read anew each time. So would one
  // of protocols (ALPN): without it receivers speak HTTP/1.1, which is all that is spoken here.
  const tls = {
    secureContext: trust.context,
    rejectUnauthorized: true,
    ...(isIP(target.host) === 0 && { serverName: target.host }),
  };
  Bun.connect({ hostname: target.address, port: target.port, tls, data: tlsConnection, socket: handlers }).catch(() =>
    tlsConnection.abandon(),
  );
  return promise.finally(() => clearTimeout(timer));
}

class TlsConnection implements Connection {
  #socket: Socket<TlsConnection> | undefined;
  #listener: ConnectionListener | undefined;
  #unsent: Buffer | undefined;
  #isAbandoned = false;
  isResumed = false;

  constructor(
    readonly target: PinnedAddress,
    readonly knownSession: Buffer,
    readonly onSettled: (connection: Connection | undefined) => void,
  ) {}

  /** The connection was taken; the handshake begins. */
  onOpen(socket: Socket<TlsConnection>): void {
    this.#socket = socket;
    if (this.#isAbandoned) socket.terminate();
    else socket.setSession(this.knownSession);
  }

  onHandshake(socket: Socket<TlsConnection>, isGood: boolean): void {
    this.isResumed = socket.isSessionReused();
    if (isGood && (this.isResumed || hasHostName(socket, this.target.host))) this.onSettled(this);
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

  session(): Buffer | undefined {
    const candidate: unknown = this.#socket?.getSession();
    return Buffer.isBuffer(candidate) ? candidate : undefined;
  }

  close(isComplete: boolean): void {
    const terminate = () => void this.#socket?.terminate();
    if (!isComplete) terminate();
    const timer = isComplete ? setTimeout(terminate, closeGraceMs) : undefined;
    this.#listener = { onData: () => undefined, onEnd: () => clearTimeout(timer) };
  }
}

/** Whether the certificate that the receiver showed bears the host's name. */
function hasHostName(socket: Socket<TlsConnection>, host: string): boolean {
  const certificate = socket.getPeerCertificate();
  return Boolean(certificate.subjectaltname) && checkServerIdentity(host, certificate) === undefined;
}

const handlers = {
  binaryType: "buffer",
  open: (socket: Socket<TlsConnection>) => socket.data.onOpen(socket),
  handshake: (socket: Socket<TlsConnection>, isGood: boolean, error: Error | null) =>
    socket.data.onHandshake(socket, isGood && error === null),
  data: (socket: Socket<TlsConnection>, bytes: Buffer) => socket.data.onData(bytes),
  drain: (socket: Socket<TlsConnection>) => socket.data.flush(),
  end: (socket: Socket<TlsConnection>) => socket.data.onEnd(),
  close: (socket: Socket<TlsConnection>) => socket.data.onEnd(),
  error: (socket: Socket<TlsConnection>) => socket.data.onEnd(),
  connectError: (socket: Socket<TlsConnection>) => socket.data.abandon(),
} as const;

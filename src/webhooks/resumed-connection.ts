import type { Socket } from "bun";
import { isIP } from "node:net";
import { checkServerIdentity, type SecureContext } from "node:tls";
import type { Connection, Heard, Place } from "#/webhooks/connection";

/** How long a receiver that has answered may take to end the connection, milliseconds: it was asked to. */
const politeMs = 250;

/**
 * A connection that goes on with a TLS session, by Bun's own sockets, which take half of the processor time that node:tls takes. A receiver that does not know its session any
 * more shows its certificate, and that counts as well if it is good. Undefined where none came about within `msMax` milliseconds, for whatever reason: nothing has been
 * sent then. A connection that is still being tried cannot be called back and stays until the system gives it up, so this is for places that answered a moment ago.
 */
export function resumedConnection(
  place: Place,
  trust: SecureContext,
  session: Buffer,
  msMax: number,
): Promise<Connection | undefined> {
  const { promise, resolve } = Promise.withResolvers<Connection | undefined>();
  const link = new Link(place, session, resolve);
  const late = setTimeout(() => link.giveUp(), msMax);
  // Beside what Bun documents, a secure context is taken here as node:tls takes it; a list of authorities would be read anew each time. So would one
  // of protocols (ALPN): without it receivers speak HTTP/1.1, which is all that is spoken here.
  const tls = {
    secureContext: trust.context,
    rejectUnauthorized: true,
    ...(isIP(place.host) === 0 && { serverName: place.host }),
  };
  Bun.connect({ hostname: place.address, port: place.port, tls, data: link, socket: handlers }).catch(() => link.giveUp());
  return promise.finally(() => clearTimeout(late));
}

class Link implements Connection {
  #socket: Socket<Link> | undefined;
  #heard: Heard | undefined;
  #unsent: Buffer | undefined;
  #isGivenUp = false;
  isResumed = false;

  constructor(
    readonly place: Place,
    readonly known: Buffer,
    readonly settle: (connection: Connection | undefined) => void,
  ) {}

  /** The connection was taken; the handshake begins. */
  opened(socket: Socket<Link>): void {
    this.#socket = socket;
    if (this.#isGivenUp) socket.terminate();
    else socket.setSession(this.known);
  }

  shaken(socket: Socket<Link>, isGood: boolean): void {
    this.isResumed = socket.isSessionReused();
    if (isGood && (this.isResumed || isNamed(socket, this.place.host))) this.settle(this);
    else this.giveUp();
  }

  giveUp(): void {
    if (!this.#heard) {
      this.#isGivenUp = true;
      this.#socket?.terminate();
      this.settle(undefined);
    }
  }

  send(request: Buffer, heard: Heard): void {
    this.#heard = heard;
    this.#unsent = request;
    if (this.#isGivenUp) heard.over();
    else this.drained();
  }

  drained(): void {
    if (!this.#unsent || !this.#socket) return;
    const sent = Math.max(0, this.#socket.write(this.#unsent));
    this.#unsent = sent < this.#unsent.length ? this.#unsent.subarray(sent) : undefined;
  }

  received(bytes: Uint8Array): void {
    if (this.#heard) this.#heard.data(bytes);
    else this.giveUp();
  }

  over(): void {
    if (this.#heard) this.#heard.over();
    else this.giveUp();
  }

  session(): Buffer | undefined {
    const given: unknown = this.#socket?.getSession();
    return Buffer.isBuffer(given) ? given : undefined;
  }

  close(isAnswered: boolean): void {
    const cut = () => void this.#socket?.terminate();
    if (!isAnswered) cut();
    const late = isAnswered ? setTimeout(cut, politeMs) : undefined;
    this.#heard = { data: () => undefined, over: () => clearTimeout(late) };
  }
}

/** Whether the certificate that the receiver showed bears the host's name. */
function isNamed(socket: Socket<Link>, host: string): boolean {
  const certificate = socket.getPeerCertificate();
  return Boolean(certificate.subjectaltname) && checkServerIdentity(host, certificate) === undefined;
}

const handlers = {
  binaryType: "buffer",
  open: (socket: Socket<Link>) => socket.data.opened(socket),
  handshake: (socket: Socket<Link>, isGood: boolean, error: Error | null) => socket.data.shaken(socket, isGood && error === null),
  data: (socket: Socket<Link>, bytes: Buffer) => socket.data.received(bytes),
  drain: (socket: Socket<Link>) => socket.data.drained(),
  end: (socket: Socket<Link>) => socket.data.over(),
  close: (socket: Socket<Link>) => socket.data.over(),
  error: (socket: Socket<Link>) => socket.data.over(),
  connectError: (socket: Socket<Link>) => socket.data.giveUp(),
} as const;

import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { createServer, type TlsOptions } from "node:tls";

/** A receiver that answers bytes of the test's choice, and what came to it. */
export type RawReceiver = {
  readonly port: number;
  /** The requests as they came, head and body, one entry a connection. */
  readonly requests: readonly string[];
  /** Connections that are open now. */
  open(): number;
  stop(): void;
};

/** Listens on loopback with TLS. `answer` is called once a connection, when the head and the body of its request are there. */
export function tlsReceiver(
  options: TlsOptions,
  answer: (socket: Socket, request: string) => void,
  at: { readonly hostname?: string; readonly port?: number } = {},
) {
  return listening(createServer({ ...options }), at, "secureConnection", answer);
}

/** Listens on loopback without TLS. `taken` is called for each connection as it comes. */
export function tcpReceiver(taken: (socket: Socket) => void): Promise<RawReceiver> {
  return listening(createTcpServer(), {}, "connection", () => undefined, taken);
}

async function listening(
  server: Server,
  { hostname = "127.0.0.1", port = 0 }: { readonly hostname?: string; readonly port?: number },
  event: string,
  answer: (socket: Socket, request: string) => void,
  taken: (socket: Socket) => void = () => undefined,
): Promise<RawReceiver> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  server.on(event, (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    taken(socket);
    let text = "";
    let isAnswered = false;
    socket.on("data", (bytes) => {
      text += bytes.toString("latin1");
      const [head = "", body] = text.split("\r\n\r\n");
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
      if (isAnswered || body === undefined || body.length < length) return;
      isAnswered = true;
      requests.push(Buffer.from(text, "latin1").toString("utf8"));
      answer(socket, text);
    });
  });
  server.on("tlsClientError", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, hostname, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    open: () => sockets.size,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

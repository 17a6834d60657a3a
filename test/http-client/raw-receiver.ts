import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { createServer, type TlsOptions } from "node:tls";

/** A receiver that responds with arbitrary bytes and records its requests. */
export type RawReceiver = {
  readonly port: number;
  /** Received requests, head and body, one per connection. */
  readonly requests: readonly string[];
  /** Number of open connections. */
  open(): number;
  stop(): void;
};

/**
 * Listens on loopback with TLS. Calls `respond` once per connection, when its request is complete.
 */
export function startTlsReceiver(
  options: TlsOptions,
  respond: (socket: Socket, request: string) => void,
  at: { readonly hostname?: string; readonly port?: number } = {},
) {
  return startReceiver(createServer({ ...options }), at, "secureConnection", respond);
}

/** Listens on loopback without TLS. Calls `onConnection` for each connection. */
export function startTcpReceiver(onConnection: (socket: Socket) => void): Promise<RawReceiver> {
  return startReceiver(createTcpServer(), {}, "connection", () => undefined, onConnection);
}

async function startReceiver(
  server: Server,
  { hostname = "127.0.0.1", port = 0 }: { readonly hostname?: string; readonly port?: number },
  event: string,
  respond: (socket: Socket, request: string) => void,
  onConnection: (socket: Socket) => void = () => undefined,
): Promise<RawReceiver> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  server.on(event, (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    onConnection(socket);
    let text = "";
    let hasResponded = false;
    socket.on("data", (bytes) => {
      text += bytes.toString("latin1");
      const [head = "", body] = text.split("\r\n\r\n");
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
      if (hasResponded || body === undefined || body.length < length) return;
      hasResponded = true;
      requests.push(Buffer.from(text, "latin1").toString("utf8"));
      respond(socket, text);
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

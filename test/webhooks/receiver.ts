import { createTestCertificate } from "#test/http-client/test-certificate";

export type Received = {
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  /** The address that it came from. */
  readonly peer: string | undefined;
};

/** Returns the status or response for the nth request. */
export type Responder = (received: Received, count: number) => number | Response | Promise<number | Response>;

/**
 * Starts a webhook receiver, on loopback by default, with a certificate of its own authority. It responds with
 * 200 by default.
 */
export function startReceiver(responder: Responder = () => 200, address = "127.0.0.1") {
  const certificate = createTestCertificate([address, "localhost"]);
  const received: Received[] = [];
  let respond = responder;
  const server = Bun.serve({
    hostname: address,
    port: 0,
    idleTimeout: 60,
    tls: { key: certificate.key, cert: certificate.cert },
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const peer = server.requestIP(request)?.address;
      const delivery = { path: pathname, headers: request.headers, body: await request.text(), peer };
      received.push(delivery);
      const result = await respond(delivery, received.length);
      return typeof result === "number" ? new Response("received", { status: result }) : result;
    },
  });
  return {
    ca: certificate.ca,
    caPath: certificate.caPath,
    received,
    url: (path = "/") => `https://${address}:${server.port}${path}`,
    respondWith(next: Responder) {
      respond = next;
    },
    async stop() {
      await server.stop(true);
      certificate.remove();
    },
  };
}
export type Receiver = ReturnType<typeof startReceiver>;

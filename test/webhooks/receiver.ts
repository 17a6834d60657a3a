import { createTestCertificate } from "#test/http-client/test-certificate";

/** One request as a receiver got it. */
export type Received = { readonly path: string; readonly headers: Headers; readonly body: string };

/** How a receiver answers: the status, or something else to do first. */
export type Responder = (received: Received, count: number) => number | Response | Promise<number | Response>;

/** A receiver of webhooks on loopback with a certificate of an authority of its own. It answers 200 unless it is told otherwise. */
export function startReceiver(responder: Responder = () => 200) {
  const certificate = createTestCertificate(["127.0.0.1", "localhost"]);
  const received: Received[] = [];
  let respond = responder;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 60,
    tls: { key: certificate.key, cert: certificate.cert },
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const delivery = { path: pathname, headers: request.headers, body: await request.text() };
      received.push(delivery);
      const result = await respond(delivery, received.length);
      return typeof result === "number" ? new Response("noted", { status: result }) : result;
    },
  });
  return {
    ca: certificate.ca,
    caPath: certificate.caPath,
    received,
    url: (path = "/") => `https://127.0.0.1:${server.port}${path}`,
    answers(next: Responder) {
      respond = next;
    },
    async stop() {
      await server.stop(true);
      certificate.remove();
    },
  };
}
export type Receiver = ReturnType<typeof startReceiver>;

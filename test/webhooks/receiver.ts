import { certificateFor } from "#test/webhooks/tls-server";

/** One request as a receiver got it. */
export type Received = { readonly path: string; readonly headers: Headers; readonly body: string };

/** How a receiver answers: the status, or something else to do first. */
export type Answering = (received: Received, count: number) => number | Response | Promise<number | Response>;

/** A receiver of webhooks on loopback with a certificate of an authority of its own. It answers 200 unless it is told otherwise. */
export function receiverOf(answering: Answering = () => 200) {
  const certificate = certificateFor(["127.0.0.1", "localhost"]);
  const received: Received[] = [];
  let answer = answering;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 60,
    tls: { key: certificate.key, cert: certificate.cert },
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const one = { path: pathname, headers: request.headers, body: await request.text() };
      received.push(one);
      const said = await answer(one, received.length);
      return typeof said === "number" ? new Response("noted", { status: said }) : said;
    },
  });
  return {
    ca: certificate.ca,
    caPath: certificate.caPath,
    received,
    url: (path = "/") => `https://127.0.0.1:${server.port}${path}`,
    answers(next: Answering) {
      answer = next;
    },
    async stop() {
      await server.stop(true);
      certificate.remove();
    },
  };
}
export type Receiver = ReturnType<typeof receiverOf>;

import { readFileSync } from "node:fs";
import { print, printStatus } from "#/transports/cli/output";
import { UsageError } from "#/transports/cli/command-line";
import type { ProcessCommand } from "#/transports/cli/command";
import { readSecret } from "#/transports/cli/read-input";
import { stopOnSignal } from "#/transports/cli/stop-on-signal";
import { systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import { cleanText } from "#/kernel/text/clean-text";
import { maxBodyBytes } from "#/model/limits";
import { createDeliveryReceiver, type ReceivedDelivery } from "#/operations/webhooks/delivery-receiver";

const defaultPort = "4700";

/** How long the address in --forward may take to respond, milliseconds. */
const forwardTimeoutMs = 10_000;

/** `livery webhooks listen`: receives deliveries on this machine, verifies and prints them. */
export const webhooksListenCommand: ProcessCommand = {
  name: "webhooks listen",
  title: "Receive webhooks on this machine",
  summary: "Receives webhooks on this machine, verifies their signatures and prints them.",
  settings: [],
  flags: [
    { name: "port", label: "PORT", description: `Port to listen on (default: ${defaultPort}); 0 picks a free one` },
    { name: "secret", label: "SECRET", description: "Signing secret, whsec_…; without one, signatures are not verified" },
    { name: "secret-file", label: "FILE", description: "File with the signing secret on its first line" },
    { name: "cert", label: "FILE", description: "TLS certificate (PEM)" },
    { name: "key", label: "FILE", description: "Private key of the certificate (PEM)" },
    { name: "forward", label: "URL", description: "Forward accepted deliveries to this address and return its status" },
    { name: "json", description: "Print one JSON object per line" },
  ],
  notes: `It listens on 127.0.0.1 only. Webhook endpoints are public https addresses, so either point a tunnel or a
reverse proxy with a certificate at it, or let your own server call this machine:

  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=localhost \\
    -addext subjectAltName=DNS:localhost -keyout key.pem -out cert.pem
  livery serve --webhook-allow localhost --webhook-ca cert.pem
  livery webhooks add https://localhost:${defaultPort}/ --webhook-allow localhost
  livery webhooks listen --cert cert.pem --key key.pem --secret whsec_…

"livery webhooks add" prints the secret. Press Ctrl+C to stop.`,
  examples: [
    "livery webhooks listen --secret-file secret.txt",
    "livery webhooks listen --port 4800 --secret-file secret.txt --forward http://localhost:3000/hooks",
  ],
  async run({ values, booleans }) {
    const secret =
      values.secret ?? (values["secret-file"] === undefined ? undefined : await readSecret("secret", values["secret-file"]));
    if (secret !== undefined && !/^whsec_\S+$/.test(secret))
      throw new UsageError('The secret must start with whsec_. Pass the one that "livery webhooks add" printed.');
    const tls = readTlsFiles(values.cert, values.key);
    const receive = createDeliveryReceiver(
      {
        secret,
        nowS: () => Math.floor(systemClock.now().getTime() / 1000),
        note: (delivery) => void print(`${booleans.json ? formatJsonLine(delivery) : formatPlainLine(delivery)}\n`),
      },
      values.forward === undefined ? undefined : createForwarder(values.forward),
    );
    const server = startReceiver(parsePort(values.port), tls, receive);
    printStatus(`Livery is ready on ${tls ? "https" : "http"}://${tls ? "localhost" : "127.0.0.1"}:${server.port}`);
    if (secret === undefined)
      printStatus("Signatures are not verified. Pass the signing secret with --secret or --secret-file.", "notice");
    await stopOnSignal({ stop: async () => await server.stop(true) });
  },
};

function startReceiver(port: number, tls: ReturnType<typeof readTlsFiles>, fetch: (request: Request) => Promise<Response>) {
  try {
    return Bun.serve({ hostname: "127.0.0.1", port, fetch, maxRequestBodySize: maxBodyBytes + 1, ...(tls && { tls }) });
  } catch (error) {
    throw new Failure(
      "unavailable",
      tls
        ? `Livery cannot listen on port ${port}. Choose another --port, and check that --cert and --key match.`
        : `Livery cannot listen on port ${port}. Choose another --port.`,
      { cause: error },
    );
  }
}

function parsePort(text = defaultPort): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`--port must be a whole number from 0 to 65535, such as ${defaultPort}. It is "${text}".`);
  return Number(text);
}

function readTlsFiles(certPath: string | undefined, keyPath: string | undefined) {
  if (certPath === undefined && keyPath === undefined) return undefined;
  if (certPath === undefined || keyPath === undefined)
    throw new UsageError("TLS needs a certificate and its key. Add both --cert FILE and --key FILE.");
  return { cert: readTextFile(certPath), key: readTextFile(keyPath) };
}

function readTextFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Failure("not_found", `${path} cannot be read. Pass the path of a PEM file.`, { cause: error });
  }
}

/**
 * Forwards a delivery unchanged to another address and returns that address's status without the
 * body; 502 where it does not respond.
 */
function createForwarder(targetUrl: string): (request: Request, body: string) => Promise<Response> {
  if (!/^https?:\/\//.test(targetUrl) || !URL.canParse(targetUrl))
    throw new UsageError("--forward must be an http or https address, such as http://localhost:3000/hooks.");
  return async (request, body) => {
    const headers = new Headers(request.headers);
    for (const name of ["host", "connection", "content-length", "accept-encoding", "transfer-encoding"]) headers.delete(name);
    try {
      const response = await fetch(targetUrl, {
        method: "POST",
        headers,
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(forwardTimeoutMs),
      });
      await response.body?.cancel();
      return new Response(null, { status: response.status });
    } catch {
      printStatus(`${targetUrl} did not respond. The delivery was answered with status 502.`);
      return Response.json({ error: "The address in --forward did not respond." }, { status: 502 });
    }
  };
}

/** A delivery as one JSON object. */
const formatJsonLine = (delivery: ReceivedDelivery) => JSON.stringify({ at: systemClock.now().toISOString(), ...delivery });

/** A delivery as one line of text: time, verdict, event, id, and the reason or the data. */
function formatPlainLine({ verdict, says: explanation, event, id, body }: ReceivedDelivery): string {
  const time = systemClock.now().toISOString().slice(11, 19);
  const data = typeof body === "object" && body !== null && "data" in body ? JSON.stringify(body.data) : "";
  const columns = [
    time,
    verdict,
    event ?? "-",
    id ?? "-",
    cleanText(explanation ?? data)
      .text.replace(/\s+/g, " ")
      .slice(0, 500),
  ];
  return columns.join("  ").trimEnd();
}

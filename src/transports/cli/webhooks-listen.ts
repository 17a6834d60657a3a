import { readFileSync } from "node:fs";
import { print, printStatus } from "#/transports/cli/output";
import { UsageError } from "#/transports/cli/command-line";
import type { ProcessCommand } from "#/transports/cli/process-command";
import { readSecret } from "#/transports/cli/read-secret";
import { stopOnSignal } from "#/transports/cli/stop-on-signal";
import { createForwarder } from "#/transports/cli/webhook-forwarder";
import { systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import { cleanText } from "#/kernel/text";
import { maxBodyBytes } from "#/model/limits";
import { deliveryReceiver, type ReceivedDelivery } from "#/operations/webhooks/delivery-receiver";

const defaultPort = "4700";

/** `livery webhooks listen`: a receiver on this machine that judges deliveries and shows them. */
export const webhooksListenCommand: ProcessCommand = {
  command: "webhooks listen",
  summary: "Receive webhooks on this machine, check their signatures and show them, to try things out.",
  settings: [],
  valueFlags: [
    ["port", "PORT", `port to listen on (${defaultPort}); 0 takes any that is free`],
    ["secret", "SECRET", "the signing secret, whsec_…; without one nothing is checked"],
    ["secret-file", "FILE", "file with the signing secret in its first line"],
    ["cert", "FILE", "certificate (PEM) to listen with TLS"],
    ["key", "FILE", "the certificate's key (PEM)"],
    ["forward", "URL", "hand what is taken on to this address, and give its answer back"],
  ],
  booleanFlags: [["json", "one JSON object a line"]],
  notes: `It listens on 127.0.0.1 alone. Endpoints have to be public https addresses, so either let a tunnel or a
reverse proxy with a certificate lead to it, or let a Livery of your own call this machine:

  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=localhost \\
    -addext subjectAltName=DNS:localhost -keyout key.pem -out cert.pem
  livery serve --webhook-allow localhost --webhook-ca cert.pem
  livery webhooks add https://localhost:${defaultPort}/ --webhook-allow localhost
  livery webhooks listen --cert cert.pem --key key.pem --secret whsec_…

The secret is what "webhooks add" prints. Ctrl+C ends it.`,
  examples: [
    "livery webhooks listen --secret-file secret.txt",
    "livery webhooks listen --port 4800 --secret-file secret.txt --forward http://localhost:3000/hooks",
  ],
  async run({ positionals, values, booleanFlags }) {
    if (positionals[0] !== undefined) throw new UsageError(`"${positionals[0]}" is one argument too many.`);
    const secret =
      values.secret ?? (values["secret-file"] === undefined ? undefined : await readSecret("secret", values["secret-file"]));
    if (secret !== undefined && !/^whsec_\S+$/.test(secret)) throw new UsageError("The secret begins with whsec_.");
    const tls = readTlsFiles(values.cert, values.key);
    const receive = deliveryReceiver(
      {
        secret,
        nowS: () => Math.floor(systemClock.now().getTime() / 1000),
        note: (delivery) => void print(`${booleanFlags.has("json") ? formatJsonLine(delivery) : formatPlainLine(delivery)}\n`),
      },
      values.forward === undefined ? undefined : createForwarder(values.forward),
    );
    const server = startReceiver(parsePort(values.port), tls, receive);
    printStatus(`Livery is ready on ${tls ? "https" : "http"}://${tls ? "localhost" : "127.0.0.1"}:${server.port}`);
    if (secret === undefined) printStatus("No --secret was given: signatures are not checked.");
    await stopOnSignal({ stop: async () => await server.stop(true) });
  },
};

function startReceiver(port: number, tls: ReturnType<typeof readTlsFiles>, fetch: (request: Request) => Promise<Response>) {
  try {
    return Bun.serve({ hostname: "127.0.0.1", port, fetch, maxRequestBodySize: maxBodyBytes + 1, ...(tls && { tls }) });
  } catch (error) {
    throw new Failure(
      "unavailable",
      `Port ${port} cannot be listened on${tls ? ", or the certificate and its key do not fit" : ""}. Choose another --port.`,
      {
        cause: error,
      },
    );
  }
}

function parsePort(text = defaultPort): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new UsageError("--port must be a whole number from 0 to 65535.");
  return Number(text);
}

function readTlsFiles(certPath: string | undefined, keyPath: string | undefined) {
  if (certPath === undefined && keyPath === undefined) return undefined;
  if (certPath === undefined || keyPath === undefined) throw new UsageError("--cert and --key go together.");
  return { cert: readTextFile(certPath), key: readTextFile(keyPath) };
}

function readTextFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Failure("not_found", `${path} cannot be read.`, { cause: error });
  }
}

/** A delivery as one JSON object. */
const formatJsonLine = (delivery: ReceivedDelivery) => JSON.stringify({ at: systemClock.now().toISOString(), ...delivery });

/** A delivery as one line for people: when, how it was judged, what it is. */
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

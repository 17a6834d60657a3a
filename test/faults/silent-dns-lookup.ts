import { createSocket } from "node:dgram";
import { createAllowlist } from "#/http-client/address-rules";
import { createAttemptSender } from "#/webhooks/attempt-sender";

/**
 * Runs with 127.0.0.1 as the only name server in resolv.conf. It resolves `healthy.example` to a
 * private address and never responds to any other query. Prints the outcome of an attempt to the
 * healthy name, and how many of two hundred other attempts were still waiting then.
 */
const server = createSocket("udp4");
let silentQueries = 0;
server.on("message", (query, { port, address }) => {
  if (!query.toString("latin1").includes("healthy")) {
    silentQueries++;
    return;
  }
  const end = query.indexOf(0, 12) + 5;
  const isA = query.readUInt16BE(end - 4) === 1;
  const head = Buffer.from(query.subarray(0, end));
  head.set([0x81, 0x80], 2);
  head.set([0, isA ? 1 : 0, 0, 0, 0, 0], 6);
  const record = isA ? Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 10, 0, 0, 1]) : Buffer.alloc(0);
  server.send(Buffer.concat([head, record]), port, address);
});
await new Promise<void>((resolve) => server.bind(53, "127.0.0.1", resolve));

const attempt = createAttemptSender({ allowed: createAllowlist([]), timeoutMs: 10_000 });
const send = (host: string) => attempt({ url: `https://${host}/`, headers: {}, body: "{}" });
let waitingCount = 200;
const waiting = Array.from({ length: waitingCount }, async (_, index) => {
  const outcome = await send(`silent${index}.example`);
  waitingCount -= 1;
  return outcome;
});
while (silentQueries < 200) await Bun.sleep(10);
const { reason } = await send("healthy.example");
const stillWaiting = waitingCount;
const silentReasons = new Set((await Promise.all(waiting)).map((outcome) => outcome.reason));
process.stdout.write(JSON.stringify({ reason, waitingCount: stillWaiting, silentReasons: [...silentReasons] }));
process.exit(0);

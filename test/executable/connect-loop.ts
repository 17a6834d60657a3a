import { connect as connectPlain } from "node:net";
import { connect as connectTls } from "node:tls";

/** How many requests of a loop had each outcome: `200`, or the code of the error. */
export type Outcomes = Readonly<Record<string, number>>;

/** A port of this machine, or the path of a Unix socket. */
type Target = number | string;

/** One request on a connection of its own, and its outcome. */
const request = (target: Target, isTls: boolean): Promise<string> =>
  new Promise((resolve) => {
    let received = "";
    const address = typeof target === "string" ? { path: target } : { port: target, host: "127.0.0.1" };
    const socket = isTls ? connectTls({ ...address, rejectUnauthorized: false }) : connectPlain(address);
    socket
      .on(isTls ? "secureConnect" : "connect", () =>
        socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
      )
      .on("data", (bytes) => (received += bytes))
      .on("error", (error) => resolve("code" in error ? String(error.code) : error.message))
      .on("close", () => resolve(/^HTTP\/1\.1 (\d{3}) .*"status"/s.exec(received)?.[1] ?? "cut off"));
  });

/** Opens connections, several at a time, until it is ended. */
export function startConnectLoop(target: Target, isTls = false) {
  const outcomes: Record<string, number> = {};
  const startMs = performance.now();
  let isRunning = true;
  const run = async () => {
    while (isRunning) {
      const outcome = await request(target, isTls);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  const runs = Array.from({ length: 6 }, run);
  return {
    async end(): Promise<{ readonly outcomes: Outcomes; readonly perSecond: number }> {
      isRunning = false;
      await Promise.all(runs);
      const total = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
      return { outcomes, perSecond: total / ((performance.now() - startMs) / 1000) };
    },
  };
}

import { afterAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { executable, runLivery, startLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createTestCertificate } from "#test/http-client/test-certificate";

const { path: cwd, remove } = createTemporaryFolder();
const certificate = createTestCertificate(["localhost"]);
const cleanups: (() => unknown)[] = [remove, certificate.remove];
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
});
writeFileSync(join(cwd, "cert.pem"), certificate.cert);
writeFileSync(join(cwd, "key.pem"), certificate.key);
writeFileSync(join(cwd, "ca.pem"), certificate.ca);

const findFreePort = async () =>
  await new Promise<number>((resolve, reject) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port"))));
    });
  });

test("events of a running server arrive at a local receiver, signed, whatever process caused them", async () => {
  const allow = ["--webhook-allow", "localhost"];
  const init = await runLivery(["init", "--workspace", "Hooks", "--email", "a@people.test", "--password", "a long enough one"], {
    cwd,
  });
  expect(init.status).toBe(0);
  const server = await startLivery(["serve", "--port", "0", "--log", "off", "--webhook-ca", "ca.pem", ...allow], cwd);
  cleanups.push(() => server.end());
  const port = await findFreePort();
  const added = await runLivery(["webhooks", "add", `https://localhost:${port}/`, "--json", ...allow], { cwd });
  const { id, secret } = JSON.parse(added.out);

  const receiver = Bun.spawn(
    [
      executable,
      "webhooks",
      "listen",
      "--json",
      "--port",
      String(port),
      "--cert",
      "cert.pem",
      "--key",
      "key.pem",
      "--secret",
      secret,
    ],
    { cwd, env: { PATH: process.env.PATH ?? "", HOME: cwd }, stdin: "ignore", stdout: "pipe", stderr: "pipe" },
  );
  cleanups.push(() => receiver.kill());
  for await (const _ of receiver.stderr) break;

  const brief = JSON.stringify({ name: "Süßwaren Ötzi", offer: "Handmade sweets from the Alps." });
  const made = await runLivery(["generate", "-", "--approve", "--publish", "--json"], { cwd, input: brief });
  expect(made.status).toBe(0);
  expect((await runLivery(["webhooks", "test", id, "--webhook-ca", "ca.pem", ...allow], { cwd })).status).toBe(0);

  const received: { verdict: string; event: string; body: { data: Record<string, string> } }[] = [];
  let rest = "";
  for await (const chunk of receiver.stdout) {
    rest += new TextDecoder().decode(chunk);
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    received.push(...lines.map((line) => JSON.parse(line)));
    if (received.length >= 6) break;
  }
  expect(new Set(received.map(({ verdict }) => verdict))).toEqual(new Set(["verified"]));
  expect(received.map(({ event }) => event).sort()).toEqual([
    "design.published",
    "design.ready",
    "project.finalized",
    "project.review_ready",
    "system.activated",
    "webhook.test",
  ]);
  expect(received.find(({ event }) => event === "system.activated")?.body.data.systemName).toBe("Süßwaren Ötzi");
}, 60_000);

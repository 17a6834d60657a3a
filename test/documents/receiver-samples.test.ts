import { afterAll, describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { receiverSamples } from "#/documents/webhooks/receivers";
import { toDeliveryBody } from "#/model/delivery";
import type { LiveryEvent } from "#/model/event";
import { createAllowlist } from "#/http-client/address-rules";
import { createAttemptSender } from "#/webhooks/attempt-sender";
import { createSigningSecret } from "#/webhooks/signature";
import { createSignedHeaders } from "#/webhooks/signature";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createValidDelivery, createTamperedDeliveries } from "#test/webhooks/tampered-deliveries";
import { createTestCertificate } from "#test/http-client/test-certificate";

const { path: folder, remove } = createTemporaryFolder();
const certificate = createTestCertificate(["hooks.test"]);
const secret = createSigningSecret();
const nowS = () => Math.floor(Date.now() / 1000);
const ends: (() => unknown)[] = [remove, certificate.remove];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});
for (const { fileName, code } of receiverSamples) writeFileSync(join(folder, fileName), code);

/** The programs that run the samples, if they are installed. */
const runners: Readonly<
  Record<string, { readonly needs: string; readonly command: readonly string[]; readonly build?: readonly string[] }>
> = {
  TypeScript: { needs: "bun", command: [process.execPath, "receiver.ts"] },
  Python: { needs: "python3", command: ["python3", "receiver.py"] },
  Go: { needs: "go", build: ["go", "build", "-o", "receiver", "receiver.go"], command: ["./receiver"] },
};

const findFreePort = async () =>
  await new Promise<number>((resolve, reject) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port"))));
    });
  });

/** Starts a sample behind a proxy that terminates TLS. */
async function startReceiver(command: readonly string[]) {
  const port = await findFreePort();
  const run = Bun.spawn([...command], {
    cwd: folder,
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "inherit",
  });
  const front = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    tls: { key: certificate.key, cert: certificate.cert },
    fetch: async (request) =>
      await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers: request.headers, body: await request.arrayBuffer() }),
  });
  ends.push(
    () => run.kill(),
    async () => await front.stop(true),
  );
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(`http://127.0.0.1:${port}/`, { method: "POST" }).then(
        () => true,
        () => false,
      )
    )
      break;
    await Bun.sleep(50);
  }
  const attempt = createAttemptSender({
    allowed: createAllowlist(["127.0.0.1"]),
    ca: certificate.ca,
    resolve: async () => ["127.0.0.1"],
  });
  return {
    send: async (delivery: { headers: Readonly<Record<string, string>>; body: string }) =>
      (await attempt({ url: `https://hooks.test:${front.port}/`, ...delivery })).status,
    async printed() {
      run.kill();
      return (await new Response(run.stdout).text()).trim().split("\n");
    },
  };
}

const event: LiveryEvent = {
  id: "evt_1",
  workspaceId: "ws_1",
  systemId: null,
  name: "design.ready",
  data: { designId: "ds_1", designName: "Bäckerei „Süß“ 🥐" },
  createdAt: "2026-11-21T12:00:00.000Z",
};

describe.each(receiverSamples.filter(({ language }) => language in runners).map(({ language }) => language))(
  "the %s receiver",
  (language) => {
    const { needs = "", command = [], build } = runners[language] ?? {};
    test.skipIf(needs !== "bun" && Bun.which(needs) === null)(
      "processes a delivery once, and rejects invalid ones",
      async () => {
        if (build) {
          const { exitCode, stderr } = Bun.spawnSync([...build], { cwd: folder, stderr: "pipe", stdout: "ignore" });
          expect(stderr.toString()).toBe("");
          expect(exitCode).toBe(0);
        }
        const { send, printed } = await startReceiver(command);
        for (const tampered of createTamperedDeliveries(secret, nowS()))
          expect([tampered.name, await send(tampered)]).toEqual([tampered.name, 401]);
        const body = toDeliveryBody("dlv_1", event);
        const delivery = () => ({
          body,
          headers: createSignedHeaders({ id: "dlv_1", event: event.name, body, timestampS: nowS(), secret }),
        });
        expect(await send(delivery())).toBe(204);
        expect(await send(delivery())).toBe(204);
        expect(await send(createValidDelivery(secret, nowS()))).toBe(204);
        const upperCase = createValidDelivery(secret, nowS() - 290);
        const headers = {
          ...upperCase.headers,
          "x-webhook-signature": upperCase.headers["x-webhook-signature"]?.toUpperCase() ?? "",
        };
        expect(await send({ body: upperCase.body, headers })).toBe(204);
        await Bun.sleep(100);
        const lines = (await printed()).filter((line) => /dlv_/.test(line));
        expect(lines).toHaveLength(2);
        expect(lines[0]).toContain("design.ready dlv_1");
        expect(lines[0]).toContain("Süß");
      },
      60_000,
    );
  },
);

describe("the shell script", () => {
  const canRun = Bun.which("openssl") !== null && Bun.which("sh") !== null;
  const verify = ({ headers, body }: { headers: Readonly<Record<string, string>>; body: string }) =>
    Bun.spawnSync(["sh", "verify.sh", headers["x-webhook-timestamp"] ?? "", headers["x-webhook-signature"] ?? ""], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? "", WEBHOOK_SECRET: secret },
      stdin: Buffer.from(body),
      stdout: "ignore",
      stderr: "pipe",
    });

  test.skipIf(!canRun)("accepts a valid delivery, and rejects invalid ones without output", () => {
    const good = createValidDelivery(secret, nowS());
    expect(verify(good).exitCode).toBe(0);
    const upperCase = { ...good.headers, "x-webhook-signature": good.headers["x-webhook-signature"]?.toUpperCase() ?? "" };
    expect(verify({ headers: upperCase, body: good.body }).exitCode).toBe(0);
    for (const tampered of createTamperedDeliveries(secret, nowS())) {
      const { exitCode, stderr } = verify(tampered);
      expect([tampered.name, exitCode, stderr.toString()]).toEqual([tampered.name, 1, ""]);
    }
  });
});

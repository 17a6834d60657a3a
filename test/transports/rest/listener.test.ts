import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";
import type { TlsIdentity } from "#/kernel/http/tls-files";
import { reservePort, startListener } from "#/transports/rest/listener";
import { createRestServer } from "#/transports/rest/server";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createTestApp, type TestApp } from "#test/test-app";

const folder = createTemporaryFolder();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

function createIdentity(name: string): TlsIdentity {
  const path = join(folder.path, name);
  const { exitCode, stderr } = Bun.spawnSync([
    ...["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"],
    ...["-keyout", `${path}.key`, "-out", `${path}.crt`, "-days", "30", "-subj", `/CN=${name}`],
  ]);
  if (exitCode !== 0) throw new Error(`openssl: ${stderr}`);
  const read = (extension: string) => readFileSync(path + extension, "utf8");
  return { cert: read(".crt"), key: read(".key"), validFromMs: 0, validUntilMs: Number.MAX_SAFE_INTEGER };
}

const getServedName = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", rejectUnauthorized: false }, () => {
      resolve(String(socket.getPeerCertificate().subject.CN));
      socket.destroy();
    }).on("error", reject);
  });

test("a certificate that the runtime refuses changes nothing, and the next one is served", async () => {
  const address = { host: "127.0.0.1", port: 0 };
  const listener = await startListener(() => createRestServer(app.services), address, { tls: createIdentity("first") });
  const port = listener.port ?? 0;
  const broken = { ...createIdentity("broken"), key: "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n" };
  expect(await listener.replaceTls(broken).catch((error) => error.code)).toBe("unavailable");
  expect(await getServedName(port)).toBe("first");
  await listener.replaceTls(createIdentity("second"));
  expect(await getServedName(port)).toBe("second");
  expect(await listener.stop(100)).toBe(0);
});

test("a reserved port is taken for other programs, and the server that it is for gets every connection", async () => {
  const reservation = reservePort("127.0.0.1");
  const { port } = reservation;
  expect(() => Bun.serve({ hostname: "127.0.0.1", port, fetch: () => new Response() })).toThrow();
  const listener = await startListener(() => createRestServer(app.services), { host: "127.0.0.1", port, reservation });
  expect(listener.port).toBe(port);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status)),
  );
  expect(statuses).toEqual(Array(20).fill(200));
  await listener.stop(100);
});

test("a stop waits for requests that came before the certificate was replaced", async () => {
  const [started, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = {
    path: "/slow",
    rateClass: "public",
    async handle() {
      started.resolve();
      await release.promise;
      return new Response("done");
    },
  } as const;
  const address = { host: "127.0.0.1", port: 0 };
  const listener = await startListener(() => createRestServer(app.services, { mounts: [slow] }), address, {
    tls: createIdentity("first"),
  });
  const tls = { rejectUnauthorized: false };
  const headers = { host: "localhost" };
  const response = fetch(`https://127.0.0.1:${listener.port}/slow`, { tls, headers }).then((sent) => sent.text());
  await started.promise;
  await listener.replaceTls(createIdentity("second"));
  let isStopped = false;
  const stopped = listener.stop(5000).finally(() => {
    isStopped = true;
  });
  await Bun.sleep(100);
  expect(isStopped).toBe(false);
  release.resolve();
  expect([await response, await stopped]).toEqual(["done", 0]);
});

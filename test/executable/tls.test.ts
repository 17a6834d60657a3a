import { afterAll, expect, test } from "bun:test";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";
import { createTemporaryFolder } from "#test/temporary-folder";
import { startConnectLoop } from "#test/executable/connect-loop";
import { runLivery, startLivery } from "#test/executable/run-livery";
import { waitUntil } from "#test/wait-until";

const folder = createTemporaryFolder();
afterAll(folder.remove);

const files = { cert: join(folder.path, "cert.pem"), key: join(folder.path, "key.pem") };

/** Makes a certificate for this machine; its name tells it from others. */
function createCertificate(name: string, { passphrase = "", days = 30 } = {}): { readonly cert: string; readonly key: string } {
  const encryption = passphrase === "" ? ["-nodes"] : ["-passout", `pass:${passphrase}`];
  const path = join(folder.path, name);
  const { exitCode, stderr } = Bun.spawnSync([
    ...["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", ...encryption],
    ...["-keyout", `${path}.key`, "-out", `${path}.crt`, "-days", String(days), "-subj", `/CN=${name}`],
  ]);
  if (exitCode !== 0) throw new Error(`openssl: ${stderr}`);
  return { cert: `${path}.crt`, key: `${path}.key` };
}

/** Replaces both files as programs that renew certificates do: by renaming. */
function install({ cert, key }: { readonly cert: string; readonly key: string }): void {
  for (const [from, to] of [
    [cert, files.cert],
    [key, files.key],
  ] as const) {
    writeFileSync(`${to}.new`, Bun.spawnSync(["cat", from]).stdout);
    renameSync(`${to}.new`, to);
  }
}

/** The name in the certificate that a new connection gets. */
const getServedName = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", rejectUnauthorized: false }, () => {
      resolve(String(socket.getPeerCertificate().subject.CN));
      socket.destroy();
    }).on("error", reject);
  });

const tlsFlags = ["--tls-cert", files.cert, "--tls-key", files.key];

test("a certificate changes without a refused connection, and one that cannot be used is refused with a reason", async () => {
  install(createCertificate("first"));
  const server = await startLivery(
    ["serve", "--port", "0", "--rate-public", "0", "--data", join(folder.path, "data"), ...tlsFlags],
    folder.path,
  );
  const port = Number(new URL(server.url).port);
  expect(new URL(server.url).protocol).toBe("https:");
  const loop = startConnectLoop(port, true);
  const reload = (name: string) =>
    waitUntil(async () => {
      process.kill(server.pid, "SIGHUP");
      await Bun.sleep(100);
      return (await getServedName(port)) === name;
    });
  for (const name of ["second", "third"]) {
    install(createCertificate(name));
    await reload(name);
  }
  // Without a signal, the files are read every few seconds.
  install(createCertificate("fourth"));
  await waitUntil(async () => (await getServedName(port)) === "fourth");
  const refused = () => server.lines.filter((line) => line.includes("the new certificate was refused; the one in use stays"));
  writeFileSync(files.cert, "-----BEGIN CERTIFICATE-----\nhalf");
  process.kill(server.pid, "SIGHUP");
  await waitUntil(() => refused().some((line) => line.includes("is damaged")));
  writeFileSync(files.cert, await Bun.file(createCertificate("unrelated").cert).text());
  process.kill(server.pid, "SIGHUP");
  await waitUntil(() => refused().some((line) => line.includes("does not belong to the certificate")));
  expect(await getServedName(port)).toBe("fourth");
  const { outcomes, perSecond } = await loop.end();
  expect(Object.keys(outcomes)).toEqual(["200"]);
  // A busy machine opens fewer than the hundreds that one without other work opens.
  expect(perSecond).toBeGreaterThan(10);
  expect(await server.end()).toBe(0);
}, 60_000);

test("an encrypted key needs its passphrase, and a port that is served already is refused", async () => {
  install(createCertificate("locked", { passphrase: "a passphrase" }));
  const data = join(folder.path, "locked-data");
  const args = ["serve", "--port", "0", "--data", data, ...tlsFlags];
  const refused = await runLivery(args, { cwd: folder.path });
  expect([refused.status, refused.err]).toEqual([1, expect.stringContaining("LIVERY_TLS_KEY_PASSPHRASE")]);
  writeFileSync(join(folder.path, "passphrase"), "a passphrase\n");
  const env = { LIVERY_TLS_KEY_PASSPHRASE_FILE: join(folder.path, "passphrase") };
  const server = await startLivery(args, folder.path, { env });
  const { port } = new URL(server.url);
  expect(await getServedName(Number(port))).toBe("locked");
  const second = await runLivery(["serve", "--port", port, "--data", join(folder.path, "other-data")], { cwd: folder.path });
  expect([second.status, second.err]).toEqual([1, expect.stringContaining(`cannot listen on 127.0.0.1:${port}`)]);
  expect(await server.end()).toBe(0);
}, 60_000);

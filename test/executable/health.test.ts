import { afterAll, expect, test } from "bun:test";
import { join } from "node:path";
import { createTemporaryFolder } from "#test/temporary-folder";
import { runLivery, startLivery } from "#test/executable/run-livery";

const folder = createTemporaryFolder();
afterAll(folder.remove);

const checkHealth = async (args: readonly string[], env: Record<string, string> = {}) => {
  const { status, out, err } = await runLivery(["health", "--json", ...args], { cwd: folder.path, env });
  return { status, report: JSON.parse(out), err };
};

test("a server is ready on its port, its socket and with a certificate of another host, whatever proxy is set", async () => {
  const [certificate, key] = [join(folder.path, "cert.pem"), join(folder.path, "key.pem")];
  const request = [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-subj",
    "/CN=brand.example",
  ];
  expect(Bun.spawnSync(["openssl", ...request, "-keyout", key, "-out", certificate]).exitCode).toBe(0);
  const socket = join(folder.path, "livery.sock");
  const tls = ["--tls-cert", certificate, "--tls-key", key];
  for (const { name, flags } of [
    { name: "port", flags: ["--port", "0"] },
    { name: "socket", flags: ["--socket", socket] },
    { name: "tls", flags: ["--port", "0", ...tls] },
  ]) {
    const server = await startLivery(["serve", "--data", join(folder.path, name), ...flags], folder.path);
    const own = name === "socket" ? flags : ["--port", new URL(server.url).port, ...flags.slice(2)];
    const proxy = { HTTP_PROXY: "http://127.0.0.1:1", HTTPS_PROXY: "http://127.0.0.1:1" };
    expect(await checkHealth(own, proxy)).toMatchObject({ status: 0, report: { isReady: true, status: 200, reasons: [] } });
    if (name === "tls") expect((await checkHealth(["--url", server.url])).report.status).toBeNull();
    expect(await server.end()).toBe(0);
    const ended = await checkHealth(own);
    expect(ended).toMatchObject({ status: 1, report: { isReady: false, status: null, reasons: [{ code: "no_response" }] } });
  }
}, 60_000);

test("the reasons of a server that is not ready are reported, and another program is none", async () => {
  const reasons = [{ code: "storage", message: "The disk is full." }];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: ({ url }) =>
      url.endsWith("/brand/readyz")
        ? Response.json({ status: "not_ready", reasons }, { status: 503 })
        : new Response("", { status: 404 }),
  });
  const url = `http://127.0.0.1:${server.port}`;
  expect(await checkHealth(["--url", `${url}/brand/`])).toMatchObject({
    status: 1,
    report: { url: `${url}/brand/readyz`, status: 503, reasons },
    err: expect.stringContaining("Not ready: The disk is full."),
  });
  expect((await checkHealth(["--url", url])).report.reasons[0].code).toBe("unexpected");
  expect((await runLivery(["health", "--url", "ftp://brand.example"], { cwd: folder.path })).status).toBe(2);
  await server.stop(true);
});

import { afterAll, describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createAllowlist } from "#/http-client/address-rules";
import { createAttemptSender } from "#/webhooks/attempt-sender";
import { createSigningSecret } from "#/webhooks/signature";
import { executable } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createValidDelivery, type Sample, createTamperedDeliveries } from "#test/webhooks/tampered-deliveries";
import { createTestCertificate } from "#test/http-client/test-certificate";

const { path: folder, remove } = createTemporaryFolder();
const certificate = createTestCertificate(["localhost"]);
const secret = createSigningSecret();
const secretFile = join(folder, "secret.txt");
writeFileSync(secretFile, `${secret}\n`);
writeFileSync(join(folder, "cert.pem"), certificate.cert);
writeFileSync(join(folder, "key.pem"), certificate.key);
afterAll(() => {
  remove();
  certificate.remove();
});
const nowS = () => Math.floor(Date.now() / 1000);

describe.each([
  ["the source", [process.execPath, resolve("src/main.ts")]],
  ["the executable", [executable]],
])("livery webhooks listen of %s", (_, program) => {
  async function startListener(...args: string[]) {
    const run = Bun.spawn([...program, "webhooks", "listen", "--port", "0", ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? "", HOME: folder },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    });
    let url = "";
    for await (const text of run.stderr) {
      url = /ready on (\S+)/.exec(new TextDecoder().decode(text))?.[1] ?? "";
      break;
    }
    const post = async ({ headers, body }: Sample) => await fetch(url, { method: "POST", headers, body });
    const end = async () => {
      run.kill("SIGINT");
      const status = await run.exited;
      return { status, lines: (await new Response(run.stdout).text()).trimEnd().split("\n") };
    };
    return { url, post, end };
  }

  test("verifies each delivery, prints a line for each, and exits cleanly on Ctrl+C", async () => {
    const { url, post, end } = await startListener("--secret-file", secretFile);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const validDelivery = createValidDelivery(secret, nowS());
    expect((await post(validDelivery)).status).toBe(204);
    expect((await post(validDelivery)).status).toBe(204);
    for (const tamperedDelivery of createTamperedDeliveries(secret, nowS()))
      expect((await post(tamperedDelivery)).status).toBe(401);
    const { status, lines } = await end();
    expect(status).toBe(0);
    expect(lines).toHaveLength(2 + createTamperedDeliveries(secret, 0).length);
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d {2}verified {2}design\.ready {2}dlv_7 {2}\{"designName":"Süßes/);
    expect(lines[1]).toContain("  repeated  design.ready  dlv_7");
    expect(lines[2]).toEndWith("refused  design.ready  dlv_7  X-Webhook-Signature is missing.");
    expect(lines.join("")).not.toContain(secret);
  });

  test("receives an attempt over TLS, prints it as JSON, and forwards it", async () => {
    const forwarded: { id: string | null; body: string }[] = [];
    const target = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      async fetch(request) {
        forwarded.push({ id: request.headers.get("x-service-delivery"), body: await request.text() });
        return new Response(null, { status: 202 });
      },
    });
    const tls = ["--cert", "cert.pem", "--key", "key.pem"];
    const { url, end } = await startListener(
      "--secret",
      secret,
      "--json",
      "--forward",
      `http://127.0.0.1:${target.port}/in`,
      ...tls,
    );
    expect(url).toMatch(/^https:\/\/localhost:\d+$/);
    const attempt = createAttemptSender({
      allowed: createAllowlist(["localhost"]),
      ca: certificate.ca,
      resolve: async () => ["127.0.0.1"],
    });
    const validDelivery = createValidDelivery(secret, nowS());
    expect(await attempt({ url, ...validDelivery })).toMatchObject({ ok: true, status: 202 });
    await target.stop(true);
    const other = { headers: { ...validDelivery.headers, "x-service-delivery": "dlv_8" }, body: validDelivery.body };
    expect(await attempt({ url, ...other })).toMatchObject({ ok: false, status: 502 });
    const { lines } = await end();
    expect(forwarded).toEqual([{ id: "dlv_7", body: validDelivery.body }]);
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(["dlv_7", "dlv_8"]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ verdict: "verified", event: "design.ready", reason: null });
  });

  test("does not start with invalid input: status 2 for arguments, 1 for files and ports", async () => {
    const taken = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
    const cases: [number, string[]][] = [
      [2, ["--secret", "sesame"]],
      [2, ["--port", "70000"]],
      [2, ["--cert", "cert.pem"]],
      [2, ["--forward", "localhost:3000"]],
      [2, ["surplus"]],
      [1, ["--secret-file", "missing.txt"]],
      [1, ["--cert", "secret.txt", "--key", "missing.pem"]],
      [1, ["--port", String(taken.port)]],
    ];
    const statuses = await Promise.all(
      cases.map(
        async ([, args]) =>
          await Bun.spawn([...program, "webhooks", "listen", ...args], {
            cwd: folder,
            stdout: "ignore",
            stderr: "ignore",
            stdin: "ignore",
          }).exited,
      ),
    );
    expect(statuses).toEqual(cases.map(([status]) => status));
    await taken.stop(true);
  });
});

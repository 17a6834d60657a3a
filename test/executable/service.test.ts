import { afterAll, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTemporaryFolder } from "#test/temporary-folder";
import { executable, runLivery, startLivery } from "#test/executable/run-livery";

const folder = createTemporaryFolder();
afterAll(folder.remove);

const printUnit = (...flags: string[]) => runLivery(["service", "print", ...flags], { cwd: folder.path });

test("the unit has the settings, secrets as credentials, and only what the port and the browser need", async () => {
  const { status, out } = await printUnit(
    ...["--base-url", "https://brand.example/100%", "--secret-key-file", "/etc/livery/key", "--port", "443", "--browser", "off"],
  );
  expect(status).toBe(0);
  const lines = out.split("\n");
  for (const line of [
    `ExecStart=${executable} serve`,
    'Environment="LIVERY_BASE_URL=https://brand.example/100%%"',
    "LoadCredential=secret-key:/etc/livery/key",
    "Environment=LIVERY_SECRET_KEY_FILE=%d/secret-key",
    "AmbientCapabilities=CAP_NET_BIND_SERVICE",
    "RestrictNamespaces=yes",
    "SystemCallFilter=@system-service",
  ])
    expect(lines).toContain(line);
  const plain = (await printUnit()).out.split("\n");
  expect(plain).toContain("CapabilityBoundingSet=");
  expect(plain).toContain("RestrictNamespaces=user pid net mnt");
  const packaged = (await printUnit("--user", "livery", "--program", "/usr/bin/livery")).out.split("\n");
  for (const line of ["ExecStart=/usr/bin/livery serve", "User=livery", "Group=livery"]) expect(packaged).toContain(line);
  expect(packaged).not.toContain("DynamicUser=yes");
  expect((await printUnit("--environment-file", "settings")).status).toBe(2);
  const listWritable = async (...flags: string[]) =>
    (await printUnit(...flags)).out.split("\n").filter((line) => line.startsWith("ReadWritePaths="));
  expect(await listWritable("--backup-dir", "/srv/backups", "--socket", "/run/livery-web/livery.sock")).toEqual([
    'ReadWritePaths="/srv/backups"',
    'ReadWritePaths="/run/livery-web"',
  ]);
  // The service runs in its state folder, and may write there and in its runtime folder.
  expect(await listWritable("--backup-dir", "backups", "--socket", "/run/livery/livery.sock")).toEqual([]);
  const refused = await printUnit("--port", "many");
  expect([refused.status, refused.err]).toEqual([1, expect.stringContaining("--port (LIVERY_PORT)")]);
});

test.skipIf(!Bun.which("systemd-analyze"))("systemd accepts the unit, and rates its exposure as low", async () => {
  for (const flags of [
    [],
    ["--port", "443", "--browser", "off", "--socket", "/run/livery/livery.sock"],
    ["--user", "root", "--environment-file", "/etc/default/livery", "--backup-dir", "/srv/my 100% backups"],
  ]) {
    const path = join(folder.path, "livery.service");
    writeFileSync(path, (await printUnit(...flags)).out);
    const verified = Bun.spawnSync(["systemd-analyze", "verify", path]);
    expect([verified.exitCode, verified.stderr.toString()]).toEqual([0, ""]);
    const security = Bun.spawnSync(["systemd-analyze", "security", "--offline=true", "--threshold=30", path]);
    expect(security.exitCode).toBe(0);
  }
});

test.skipIf(!Bun.which("strace"))(
  "a server opens no file for writing outside its data folder",
  async () => {
    const [trace, data] = [join(folder.path, "trace"), join(folder.path, "data")];
    const calls = "trace=openat,open,creat,mkdir,mkdirat,rename,renameat,renameat2,link,linkat,symlink,symlinkat,mknod,mknodat";
    const prefix = ["strace", "-f", "-qq", "-s", "4096", "-e", calls, "-o", trace];
    const server = await startLivery(["serve", "--port", "0", "--data", data], folder.path, { prefix });
    for (const path of ["/", "/console", "/docs", "/healthz", "/api/v1/systems"])
      expect((await fetch(server.url + path)).status).toBe(200);
    // The server writes its own process id; the one that was started is the tracer's.
    process.kill(JSON.parse(readFileSync(join(data, "server.json"), "utf8")).pid, "SIGTERM");
    await server.end("SIGCONT");
    const changes = readFileSync(trace, "utf8")
      .split("\n")
      .filter((line) => !/ = -1 /.test(line) && (!/\bopen(at)?\(/.test(line) || /O_CREAT|O_WRONLY|O_RDWR/.test(line)))
      .flatMap((line) => /"(\/[^"]*)"/.exec(line)?.[1] ?? []);
    expect(changes.filter((path) => path.startsWith(`${data}/`)).length).toBeGreaterThan(3);
    const allowed = [/^\/dev\/(null|tty|urandom)$/, /^\/proc\/self\/oom_score_adj$/];
    expect(
      changes.filter((path) => path !== data && !path.startsWith(`${data}/`) && !allowed.some((rule) => rule.test(path))),
    ).toEqual([]);
  },
  60_000,
);

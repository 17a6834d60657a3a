import { afterAll, expect, test } from "bun:test";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTemporaryFolder } from "#test/temporary-folder";
import { startConnectLoop } from "#test/executable/connect-loop";
import { runLivery, startLivery } from "#test/executable/run-livery";
import { waitUntil } from "#test/wait-until";

const folder = createTemporaryFolder();
afterAll(folder.remove);

const socket = join(folder.path, "livery.sock");
const serve = (name: string, ...args: string[]) => [
  ...["serve", "--data", join(folder.path, name), "--socket", socket, "--rate-public", "0"],
  ...args,
];
const getMode = () => (statSync(socket).mode & 0o777).toString(8);

test("a server listens on a socket of the mode that is set, and replaces the file of a killed one", async () => {
  const killed = await startLivery(serve("data"), folder.path);
  expect([killed.url, getMode()]).toEqual([`unix:${socket}`, "660"]);
  const second = await runLivery(serve("other"), { cwd: folder.path });
  expect([second.status, second.err]).toEqual([1, expect.stringContaining(`Another process listens on ${socket}`)]);
  await killed.end("SIGKILL");
  expect(existsSync(socket)).toBe(true);
  const server = await startLivery(serve("data", "--socket-mode", "600"), folder.path);
  expect(getMode()).toBe("600");
  expect((await fetch("http://localhost/healthz", { unix: socket })).status).toBe(200);
  expect(await server.end()).toBe(0);
  expect(existsSync(socket)).toBe(false);
  writeFileSync(socket, "a file");
  const refused = await runLivery(serve("data"), { cwd: folder.path });
  expect([refused.status, refused.err]).toEqual([1, expect.stringContaining("exists and is no socket")]);
  await Bun.file(socket).delete();
}, 60_000);

test("a server takes the place of another one on a socket without a refused connection", async () => {
  const first = await startLivery(serve("replaced"), folder.path);
  const loop = startConnectLoop(socket);
  const second = await startLivery(serve("replaced", "--replace"), folder.path);
  await waitUntil(() => !existsSync(`/proc/${first.pid}/fd`) || Bun.spawnSync(["kill", "-0", String(first.pid)]).exitCode !== 0);
  await Bun.sleep(200);
  const { outcomes } = await loop.end();
  expect(Object.keys(outcomes)).toEqual(["200"]);
  expect(await second.end()).toBe(0);
  expect(existsSync(socket)).toBe(false);
}, 60_000);

test("what a proxy on the socket forwards counts only if the socket is trusted", async () => {
  const signIn = (address: string) =>
    fetch("http://localhost/api/v1/auth/sign-in", {
      unix: socket,
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({ email: "ada@livery.test", password: "a long enough password" }),
    }).then(({ status }) => status);
  const plain = await startLivery(serve("plain", "--rate-sign-in", "1"), folder.path);
  expect([await signIn("192.0.2.1"), await signIn("192.0.2.2")]).toEqual([401, 429]);
  await plain.end();
  const trusting = await startLivery(serve("plain", "--rate-sign-in", "1", "--trust-proxy", "unix"), folder.path);
  expect([await signIn("192.0.2.1"), await signIn("192.0.2.2"), await signIn("192.0.2.1")]).toEqual([401, 401, 429]);
  await trusting.end();
}, 60_000);

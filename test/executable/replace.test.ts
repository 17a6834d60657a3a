import { afterAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createTemporaryFolder } from "#test/temporary-folder";
import { startConnectLoop } from "#test/executable/connect-loop";
import { startLivery } from "#test/executable/run-livery";
import { waitUntil } from "#test/wait-until";

const folder = createTemporaryFolder();
afterAll(folder.remove);

const serve = (name: string) => ["serve", "--rate-public", "0", "--data", join(folder.path, name)];

/** The process id in the file of the server that runs on a folder; 0 if there is none. */
function getServerPid(name: string): number {
  try {
    return JSON.parse(readFileSync(join(folder.path, name, "server.json"), "utf8")).pid;
  } catch {
    return 0;
  }
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a server takes the place of another one without a refused connection, twice", async () => {
  const first = await startLivery([...serve("by-flag"), "--port", "0"], folder.path);
  const port = new URL(first.url).port;
  const loop = startConnectLoop(Number(port));
  const second = await startLivery([...serve("by-flag"), "--port", port, "--replace"], folder.path);
  await waitUntil(() => !isRunning(first.pid));
  const third = await startLivery([...serve("by-flag"), "--port", port, "--replace"], folder.path);
  await waitUntil(() => !isRunning(second.pid));
  await Bun.sleep(200);
  const { outcomes, perSecond } = await loop.end();
  expect(Object.keys(outcomes)).toEqual(["200"]);
  // A busy machine opens fewer than the hundreds that one without other work opens.
  expect(perSecond).toBeGreaterThan(10);
  expect(getServerPid("by-flag")).toBe(third.pid);
  expect(await third.end()).toBe(0);
}, 60_000);

test("on SIGUSR2 a server starts its own replacement and tells the service manager", async () => {
  const socketPath = join(folder.path, "notify.sock");
  const listener = Bun.spawn(
    [
      "python3",
      "-uc",
      `import socket;s=socket.socket(1,2);s.bind(${JSON.stringify(socketPath)})\nwhile 1:print(s.recv(999).decode())`,
    ],
    { stdout: "pipe" },
  );
  const notes: string[] = [];
  void (async () => {
    for await (const chunk of listener.stdout) notes.push(...new TextDecoder().decode(chunk).trim().split("\n"));
  })();
  await waitUntil(() => Bun.spawnSync(["test", "-S", socketPath]).exitCode === 0);
  const env = { NOTIFY_SOCKET: socketPath, WATCHDOG_USEC: "200000" };
  const first = await startLivery([...serve("by-signal"), "--port", "0"], folder.path, { env });
  // Port 0 would be another port for the replacement.
  expect(await first.end()).toBe(0);
  const { port } = new URL(first.url);
  const server = await startLivery([...serve("by-signal"), "--port", port], folder.path, { env });
  const loop = startConnectLoop(Number(port));
  process.kill(server.pid, "SIGHUP");
  process.kill(server.pid, "SIGUSR2");
  await waitUntil(() => !isRunning(server.pid) && ![0, server.pid].includes(getServerPid("by-signal")));
  const replacementPid = getServerPid("by-signal");
  const { outcomes } = await loop.end();
  expect(Object.keys(outcomes)).toEqual(["200"]);
  expect(notes.filter((note) => note === "RELOADING=1")).toHaveLength(1);
  expect(notes).toContain("WATCHDOG=1");
  expect(notes).toContain(`MAINPID=${replacementPid}`);
  expect(notes.filter((note) => note === "STOPPING=1")).toHaveLength(1);
  expect(notes[0]).toBe("READY=1");
  process.kill(replacementPid, "SIGTERM");
  await waitUntil(() => !isRunning(replacementPid));
  listener.kill();
  await listener.exited;
}, 60_000);

test("a replacement that cannot start leaves the server as it is", async () => {
  const first = await startLivery([...serve("kept"), "--port", "0"], folder.path);
  // Port 0 makes the replacement listen elsewhere; an unreadable certificate ends it before.
  const failing = startLivery(
    [...serve("kept"), "--port", new URL(first.url).port, "--replace", "--tls-cert", "none.pem", "--tls-key", "none.key"],
    folder.path,
  );
  await expect(failing).rejects.toThrow("cannot be read");
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  expect(getServerPid("kept")).toBe(first.pid);
  expect(await first.end()).toBe(0);
}, 60_000);

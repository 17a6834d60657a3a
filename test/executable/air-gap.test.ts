import { afterAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { executable } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
afterAll(() => folder.remove());

/** Sets the loopback interface up: SIOCSIFFLAGS with IFF_UP and IFF_RUNNING. */
const loopbackUp =
  "import fcntl,socket,struct; fcntl.ioctl(socket.socket(), 0x8914, struct.pack('16sh', b'lo', 0x41)); " +
  "import os,sys; os.execvp(sys.argv[1], sys.argv[1:])";

/** Runs a command in a network namespace of its own that has only loopback, and traces what it calls. */
async function runOffline(command: readonly string[], tracePath: string) {
  const calls = "trace=connect,sendto,sendmsg,sendmmsg";
  const tracer = ["strace", "-f", "--seccomp-bpf", "-qq", "--signal=none", "-e", calls, "-o", tracePath];
  const child = Bun.spawn(["unshare", "-rn", "python3", "-c", loopbackUp, ...tracer, ...command], {
    env: { PATH: process.env.PATH ?? "", HOME: folder.path, LIVERY_EXECUTABLE: executable },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { status: await child.exited, out, err };
}

/** The calls of a trace to any address except loopback; calls with a port of the domain name system always. */
const listOutgoing = (trace: string) =>
  trace.split("\n").filter((line) => {
    const address = /inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"/.exec(line);
    if (!address) return false;
    const isLoopback = address[1]?.startsWith("127.") ?? /^(?:::1|::ffff:127\.[\d.]+)$/.test(address[2] ?? "");
    return !isLoopback || /htons\(53\)/.test(line);
  });

/** Why this machine cannot run the test; undefined if it can. */
async function findObstacle(): Promise<string | undefined> {
  const missing = ["unshare", "strace", "python3"].filter((program) => Bun.which(program) === null);
  if (missing.length > 0) return `${missing.join(" and ")} not installed`;
  const { status, err } = await runOffline(["true"], "/dev/null");
  return status === 0 ? undefined : `no network namespaces or no tracing here (${err.trim()})`;
}

const obstacle = process.platform === "linux" ? await findObstacle() : "not Linux";
if (obstacle !== undefined) process.stderr.write(`air gap: not tested, ${obstacle}\n`);

test.skipIf(obstacle !== undefined)(
  "the trace finds attempts to connect and to look a name up",
  async () => {
    const trace = join(folder.path, "control.txt");
    const source = 'for (const url of ["http://192.0.2.1/", "http://[2001:db8::1]/"]) await fetch(url).catch(() => {});';
    await runOffline([process.execPath, "-e", source], trace);
    const found = listOutgoing(readFileSync(trace, "utf8")).join("\n");
    expect(found).toContain('"192.0.2.1"');
    expect(found).toContain('"2001:db8::1"');
  },
  60_000,
);

test.skipIf(obstacle !== undefined)(
  "without a network, everything works and nothing tries to connect",
  async () => {
    const trace = join(folder.path, "trace.txt");
    const program = resolve("test/executable/run-offline.ts");
    const { status, err } = await runOffline([process.execPath, program, folder.path], trace);
    expect([status, err]).toEqual([0, ""]);
    const result = JSON.parse(readFileSync(join(folder.path, "result.json"), "utf8"));
    expect(result.verified).toContain("Signed with the trusted key");
    expect(result.pulled).toContain("Added Quay Five 1.0.0 from quay-five.zip");
    expect(result.hashes[0]).toBe(result.hashes[1]);
    expect(result.tool).toContain("quay-five");
    expect(result.stopped).toEqual([0, 0]);
    const calls = readFileSync(trace, "utf8");
    expect(calls).toContain("127.0.0.1");
    expect(listOutgoing(calls)).toEqual([]);
  },
  600_000,
);

import { afterAll, beforeAll, expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import { createContents } from "#test/scripts/create-contents";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createArchive } from "../../scripts/package/archive";
import { createInstallScript } from "../../scripts/package/install-script";
import { getNativeTarget } from "../../scripts/package/targets";

const release = { version: "1.2.3", time: new Date("2026-01-31T00:00:00Z") };
const target = getNativeTarget();
const folder = createTemporaryFolder();
const at = (...parts: string[]) => join(folder.path, ...parts);
const program = "#!/bin/sh\necho livery 1.2.3\n";
const archive = createArchive({ ...createContents(target.name), executable: new TextEncoder().encode(program) });
const script = createInstallScript(release);

/** A folder with the script, the archive and SHA256SUMS, which names the archive with this hash. */
function createReleaseFolder(name: string, sha256: string): string {
  mkdirSync(at(name, "temporary"), { recursive: true });
  writeFileSync(at(name, script.name), script.bytes);
  writeFileSync(at(name, archive.name), archive.bytes);
  writeFileSync(at(name, "SHA256SUMS"), `${"1".repeat(64)}  other-${archive.name}\n${sha256}  ${archive.name}\n`);
  return at(name);
}

beforeAll(() => {
  createReleaseFolder("good", sha256Hex(archive.bytes));
  createReleaseFolder("bad", "0".repeat(64));
});
afterAll(() => folder.remove());

async function run(args: readonly string[], options: { readonly input?: Uint8Array<ArrayBuffer> } = {}) {
  const child = Bun.spawn(["sh", ...args], {
    env: { PATH: process.env.PATH ?? "", HOME: at("home"), TMPDIR: at("good", "temporary") },
    stdin: options.input ?? "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  await child.exited;
  return { status: child.exitCode, out, err };
}

test("installs the executable for this machine, from its own folder, and leaves nothing else", async () => {
  const { status, out, err } = await run([at("good", "install.sh"), "--prefix", at("a")]);
  expect([status, err]).toEqual([0, ""]);
  expect(out).toContain(`Installed livery 1.2.3 as ${at("a/bin/livery")}.`);
  expect(readFileSync(at("a/bin/livery"), "utf8")).toBe(program);
  expect(readdirSync(at("a/bin"))).toEqual(["livery"]);
  expect(readdirSync(at("good/temporary"))).toEqual([]);
});

test("installs from an address when it is piped to a shell", async () => {
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: (request) => new Response(Bun.file(at("good", new URL(request.url).pathname))),
  });
  const { status, err } = await run(["-s", "--", "--from", server.url.origin, "--prefix", at("b")], { input: script.bytes });
  expect([status, err]).toEqual([0, ""]);
  expect(readFileSync(at("b/bin/livery"), "utf8")).toBe(program);
  await server.stop(true);
});

test("refuses an archive with another hash, and installs nothing", async () => {
  const { status, err } = await run([at("good", "install.sh"), "--from", at("bad"), "--prefix", at("c")]);
  expect([status, err]).toEqual([1, expect.stringContaining("Nothing was installed.")]);
  expect(existsSync(at("c"))).toBe(false);
});

test("refuses addresses without encryption, and archives that are not listed", async () => {
  expect((await run([at("good", "install.sh"), "--from", "http://brand.example"])).err).toContain("is not encrypted");
  expect((await run([at("good", "install.sh"), "--target", "macos-x65"])).err).toContain(
    "does not list livery-1.2.3-macos-x65.tar.gz",
  );
});

test("a dry run says what would be done and does nothing", async () => {
  const { status, out } = await run([at("good", "install.sh"), "--prefix", at("d"), "--dry-run"]);
  expect([status, out]).toEqual([0, expect.stringContaining(`${target.name}.tar.gz`)]);
  expect(existsSync(at("d"))).toBe(false);
});

test("a script that arrived in part does nothing", async () => {
  const part = script.bytes.slice(0, script.bytes.length - 20);
  expect(await run(["-s", "--", "--from", at("good"), "--prefix", at("e")], { input: part })).toMatchObject({ out: "" });
  expect(existsSync(at("e"))).toBe(false);
});

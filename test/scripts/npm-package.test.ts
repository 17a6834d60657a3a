import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createContents } from "#test/scripts/create-contents";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createMainPackage, createPlatformPackage } from "../../scripts/package/npm";
import { getNativeTarget, targets } from "../../scripts/package/targets";

const release = { version: "1.2.3", time: new Date("2026-01-31T00:00:00Z") };
const folder = createTemporaryFolder();
const modules = join(folder.path, "node_modules");
const target = getNativeTarget();
/** Prints its arguments, then ends as the first one says. */
const program = '#!/bin/sh\necho "$@"\ncase $1 in status) exit "$2";; signal) kill -TERM $$;; wait) exec sleep 30;; esac\n';

/** Unpacks a package as npm does. */
function install(name: string, bytes: Uint8Array): void {
  const path = join(modules, name);
  mkdirSync(path, { recursive: true });
  const { exitCode, stderr } = Bun.spawnSync(["tar", "-xz", "--strip-components=1", "-C", path], {
    stdin: bytes,
    stderr: "pipe",
  });
  if (exitCode !== 0) throw new Error(stderr.toString());
}

beforeAll(() => {
  install("livery", createMainPackage(release).bytes);
  const contents = { ...createContents(target.name), executable: new TextEncoder().encode(program) };
  install(`@livery/${target.name}`, createPlatformPackage(contents).bytes);
});
afterAll(() => folder.remove());

const command = join(modules, "livery/bin/livery.cjs");

async function run(...args: readonly string[]) {
  const child = Bun.spawn(["node", command, ...args], { stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  await child.exited;
  return { status: child.exitCode, signal: child.signalCode, out, err };
}

test("the command starts the executable of this platform, and ends as it does", async () => {
  expect(await run("status", "0", "a b")).toEqual({ status: 0, signal: null, out: "status 0 a b\n", err: "" });
  expect(await run("status", "7")).toEqual({ status: 7, signal: null, out: "status 7\n", err: "" });
  expect(await run("signal")).toEqual({ status: null, signal: "SIGTERM", out: "signal\n", err: "" });
});

test.each(["SIGTERM", "SIGINT"] as const)("%s to the command stops the executable", async (signal) => {
  const child = Bun.spawn(["node", command, "wait"], { stdin: "pipe", stdout: "pipe", stderr: "pipe" });
  await child.stdout.getReader().read();
  child.kill(signal);
  await child.exited;
  expect([child.exitCode, child.signalCode]).toEqual([null, signal]);
});

test("npm installs only the package of its platform", () => {
  const main = JSON.parse(readFileSync(join(modules, "livery/package.json"), "utf8"));
  expect(main.optionalDependencies).toEqual(Object.fromEntries(targets.map(({ name }) => [`@livery/${name}`, "1.2.3"])));
  expect(main.scripts).toBeUndefined();
  const platform = JSON.parse(readFileSync(join(modules, `@livery/${target.name}/package.json`), "utf8"));
  expect([platform.os, platform.cpu, platform.libc]).toEqual([[target.os], [target.cpu], target.libc && [target.libc]]);
});

test("a missing package is named, with what to do", async () => {
  const platformFolder = join(modules, `@livery/${target.name}`);
  renameSync(platformFolder, `${platformFolder}-kept`);
  const missing = await run("version");
  expect([missing.status, missing.err]).toEqual([
    1,
    expect.stringContaining(`The package @livery/${target.name} is not installed.`),
  ]);
  renameSync(`${platformFolder}-kept`, platformFolder);
});

test("a platform without an executable is named, with those that have one", async () => {
  const manifestPath = join(modules, "livery/package.json");
  const manifest = JSON.parse(readFileSync(manifestPath, "utf8"));
  rmSync(manifestPath);
  writeFileSync(manifestPath, JSON.stringify({ ...manifest, optionalDependencies: { "@livery/amiga-m68k": "1.2.3" } }));
  const unknown = await run("version");
  expect([unknown.status, unknown.err]).toEqual([
    1,
    `livery: There is no executable for ${target.name}. There are: amiga-m68k.\n`,
  ]);
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import type { Release } from "../release";
import { getNativeTarget, getProgramName, type Target, targets as allTargets } from "../targets";
import { type Launch, prepareLaunch, prepareOldProcessor } from "./launch";
import { serveNpmRegistry } from "./npm-registry";
import { createCheckEnvironment, runCommand } from "./run-command";

/** What a check found: undefined if all is well, else why it could not run here, or what is wrong. */
type Outcome = { readonly status: "ok" | "not run" | "failed"; readonly detail: string };
export type CheckResult = Outcome & { readonly name: string };

const ok = (detail: string): Outcome => ({ status: "ok", detail });
const notRun = (detail: string): Outcome => ({ status: "not run", detail });

type Folders = { readonly packages: string; readonly scratch: string };

/** The executable's format and what its system asks of it, for systems that this machine is not. */
function inspectExecutable(target: Target, bytes: Buffer): string {
  if (target.os === "darwin") {
    const loadCommands = bytes.readUInt32LE(16);
    const codeSignature = 0x1d;
    let offset = 32;
    for (let index = 0; index < loadCommands; index++) {
      if (bytes.readUInt32LE(offset) === codeSignature) return "Mach-O with a signature of its own";
      offset += bytes.readUInt32LE(offset + 4);
    }
    throw new Error("The Mach-O file has no signature, so that macOS would refuse it.");
  }
  if (target.os === "win32") {
    if (bytes.toString("latin1", 0, 2) !== "MZ") throw new Error("The file is no Windows executable.");
    return "Windows executable";
  }
  const machine = bytes.readUInt16LE(18);
  const expected = target.cpu === "x64" ? 62 : 183;
  if (bytes.toString("latin1", 1, 4) !== "ELF" || machine !== expected)
    throw new Error(`The file is no ELF file for ${target.cpu}.`);
  return `ELF for ${target.cpu}`;
}

/** Unpacks the archive of a target. Returns its folder and its executable. */
async function unpackArchive(target: Target, release: Release, { packages, scratch }: Folders) {
  const name = `livery-${release.version}-${target.name}`;
  const parent = mkdtempSync(join(scratch, `archive-${target.name}-`));
  if (target.os === "win32") await runCommand(["unzip", "-q", join(packages, `${name}.zip`), "-d", parent], parent);
  else await runCommand(["tar", "-xzf", join(packages, `${name}.tar.gz`), "-C", parent], parent);
  const folder = join(parent, name);
  return { folder, executable: join(folder, getProgramName(target)) };
}

/** Unpacks the archive and starts the executable where this machine can. */
async function checkArchive(target: Target, release: Release, folders: Folders): Promise<Outcome> {
  const { folder, executable } = await unpackArchive(target, release, folders);
  const format = inspectExecutable(target, readFileSync(executable));
  const launch = await prepareLaunch(target, executable, folders.scratch);
  return typeof launch === "string" ? notRun(`${format}; ${launch}`) : ok(await checkStart(launch, release, folder));
}

/** There is one package for all x64 processors: the executable starts on the oldest that it supports, too. */
async function checkOldProcessor(target: Target, release: Release, folders: Folders): Promise<Outcome> {
  const { folder, executable } = await unpackArchive(target, release, folders);
  const launch = prepareOldProcessor(target, executable);
  return typeof launch === "string" ? notRun(launch) : ok(await checkStart(launch, release, folder));
}

/** Starts an executable: its version, and a demo that serves a published system within a minute. */
async function checkStart({ words, manner, isEmulated }: Launch, release: Release, folder: string): Promise<string> {
  const version = await runCommand([...words, "version"], folder);
  if (version !== `livery ${release.version}`) throw new Error(`The version is ${version}.`);
  // An emulated demo would take minutes: an empty server shows that the executable works.
  const args = isEmulated ? ["serve"] : ["demo", "--no-open"];
  const startedAtMs = performance.now();
  const server = Bun.spawn([...words, ...args, "--port", "0"], {
    cwd: folder,
    env: createCheckEnvironment(folder),
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
    timeout: maxStartMs,
  });
  try {
    let output = "";
    for await (const chunk of server.stderr) {
      output += new TextDecoder().decode(chunk);
      const [, port] = /is ready on http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(output) ?? [];
      if (port === undefined) continue;
      const page = await fetch(`http://127.0.0.1:${port}/${isEmulated ? "" : `systems/${demoSlug}`}`);
      const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
      if (page.status !== 200) throw new Error(`${page.url} returned ${page.status}.`);
      const served = isEmulated ? "an empty server" : "a published system";
      return `${manner === undefined ? "" : `${manner}: `}${served} after ${seconds} s`;
    }
    throw new Error(`The server ended: ${output}`);
  } finally {
    server.kill();
    await server.exited;
  }
}

const maxStartMs = 60_000;

/** A system of the demo. */
const demoSlug = "nordhavn-optik";

/** Installs the script's choice of archive into a folder. */
async function checkInstallScript(release: Release, { packages, scratch }: Folders): Promise<Outcome> {
  const prefix = join(scratch, "prefix");
  await runCommand(["sh", join(packages, "install.sh"), "--prefix", prefix], scratch);
  const version = await runCommand([join(prefix, "bin/livery"), "version"], scratch);
  return version === `livery ${release.version}` ? ok("installs this machine's archive") : { status: "failed", detail: version };
}

/** Installs from a registry on this machine with npm, and with other package managers that are there. */
async function checkNpm(release: Release, hasAllTargets: boolean, { packages, scratch }: Folders): Promise<Outcome> {
  const registry = await serveNpmRegistry(packages);
  const installers: readonly (readonly [string, readonly string[]])[] = [
    ["npm", ["install", "livery"]],
    ["pnpm", ["add", "livery"]],
    // Yarn 1 looks up the packages of all platforms before it chooses.
    ...(hasAllTargets ? [["yarn", ["add", "livery"]] as const] : []),
    ["bun", ["add", "livery"]],
  ];
  const used: string[] = [];
  try {
    for (const [program, args] of installers) {
      if (Bun.which(program) === null) continue;
      const folder = join(scratch, `npm-${program}`);
      mkdirSync(folder);
      await Bun.write(join(folder, "package.json"), '{"private":true}');
      const env = { npm_config_registry: registry.url, YARN_REGISTRY: registry.url, BUN_CONFIG_REGISTRY: registry.url };
      await runCommand([program, ...args], folder, { ...env, npm_config_cache: join(folder, ".npm") });
      const version = await runCommand([join(folder, "node_modules/.bin/livery"), "version"], folder);
      if (version !== `livery ${release.version}`) throw new Error(`${program} installed ${version}.`);
      used.push(program);
    }
    const folder = join(scratch, "npx");
    mkdirSync(folder);
    const env = { npm_config_registry: registry.url, npm_config_cache: join(folder, ".npm") };
    await runCommand(["npx", "-y", "livery", "demo", "--help"], folder, env);
    return ok(`${used.join(", ")}, npx`);
  } finally {
    await registry.stop();
  }
}

/** In a copy of this machine's files: installs, starts as the service does, removes and purges. Needs root. */
async function checkDebPackage(release: Release, { packages, scratch }: Folders): Promise<Outcome> {
  if (process.getuid?.() !== 0 || Bun.which("dpkg") === null) return notRun("needs root on Debian");
  const architecture = await runCommand(["dpkg", "--print-architecture"], scratch);
  const file = join(packages, `livery_${release.version}_${architecture}.deb`);
  if (!existsSync(file)) return notRun(`there is no package for ${architecture}`);
  const folder = join(scratch, "deb");
  mkdirSync(folder);
  await runCommand(["unshare", "--mount", "sh", join(import.meta.dir, "deb-lifecycle.sh"), file, folder], scratch);
  return ok("installed, started as its user, removed, purged; the data stayed");
}

/** Copies the image with skopeo, and starts it as its user on its own files alone. Needs root. */
async function checkImage(release: Release, { packages, scratch }: Folders): Promise<Outcome> {
  const file = join(packages, `livery-${release.version}-oci.tar`);
  if (!existsSync(file)) return notRun("there is no image");
  if (process.getuid?.() !== 0 || Bun.which("skopeo") === null || Bun.which("umoci") === null)
    return notRun("needs root, skopeo and umoci");
  await runCommand(["skopeo", "copy", "-q", `oci-archive:${file}:${release.version}`, "oci:image:latest"], scratch);
  await runCommand(["umoci", "unpack", "--image", "image:latest", "bundle"], scratch);
  const rootFolder = join(scratch, "bundle/rootfs");
  await runCommand(["unshare", "--mount", "sh", join(import.meta.dir, "image-start.sh"), rootFolder], scratch);
  return ok("read by skopeo and umoci; ready as its user, its files read-only");
}

function checkSums({ packages }: Folders): Outcome {
  const lines = readFileSync(join(packages, "SHA256SUMS"), "utf8").trim().split("\n");
  const wrong = lines.filter((line) => {
    const [sum = "", name = ""] = line.split("  ");
    return !existsSync(join(packages, name)) || sha256Hex(readFileSync(join(packages, name))) !== sum;
  });
  if (wrong.length > 0) throw new Error(`These files differ from SHA256SUMS: ${wrong.join(", ")}`);
  return ok(`${lines.length} files`);
}

/** How many checks had which outcome, in words. */
const countOutcomes = (results: readonly CheckResult[]): string =>
  (["ok", "not run", "failed"] as const)
    .map((status) => `${results.filter((result) => result.status === status).length} ${status}`)
    .join(", ");

/** Runs each package where this machine can. Never throws for a package: its result says what is wrong. */
export async function checkPackages(
  packages: string,
  targets: readonly Target[],
  release: Release,
): Promise<readonly CheckResult[]> {
  const folders = { packages, scratch: mkdtempSync(join(tmpdir(), "livery-check-")) };
  const hasNative = targets.includes(getNativeTarget());
  const hasAll = (outcome: () => Promise<Outcome>) =>
    hasNative ? outcome() : Promise.resolve(notRun("this machine's target was not packaged"));
  const checks: readonly (readonly [string, () => Outcome | Promise<Outcome>])[] = [
    ["SHA256SUMS", () => checkSums(folders)],
    ...targets.map((target) => [`archive ${target.name}`, () => checkArchive(target, release, folders)] as const),
    ...targets
      .filter(({ name }) => name === "linux-x64")
      .map((target) => [`${target.name} without AVX`, () => checkOldProcessor(target, release, folders)] as const),
    ["install.sh", () => hasAll(() => checkInstallScript(release, folders))],
    ["npm", () => hasAll(() => checkNpm(release, targets.length === allTargets.length, folders))],
    ["Debian package", () => hasAll(() => checkDebPackage(release, folders))],
    ["container image", () => hasAll(() => checkImage(release, folders))],
  ];
  const results: CheckResult[] = [];
  try {
    for (const [name, check] of checks) {
      const outcome = await Promise.resolve()
        .then(check)
        .catch((error: Error): Outcome => ({ status: "failed", detail: error.message }));
      results.push({ name, ...outcome });
      process.stderr.write(`${outcome.status.padEnd(8)} ${name}: ${outcome.detail}\n`);
    }
    process.stderr.write(`${countOutcomes(results)}\n`);
    return results;
  } finally {
    rmSync(folders.scratch, { recursive: true, force: true });
  }
}

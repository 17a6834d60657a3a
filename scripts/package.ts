import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { sha256Hex } from "#/kernel/hash";
import { compileExecutable, prepareAssets } from "./build/executable";
import { createArchive } from "./package/archive";
import { checkPackages } from "./package/check/check-packages";
import { compareBuilds } from "./package/check/compare-builds";
import { collectComponents } from "./package/collect-components";
import { readCommandTexts } from "./package/command-texts";
import type { Contents, PackageFile } from "./package/contents";
import { formatLicences } from "./package/licence-texts";
import { createDebPackage, getDebArchitecture } from "./package/deb";
import { createInstallScript } from "./package/install-script";
import { createMcpBundle } from "./package/mcpb";
import { debianPackages } from "./package/oci/debian-packages";
import { downloadDebianPackages } from "./package/oci/download";
import { createImage } from "./package/oci/image";
import { createMainPackage, createPlatformPackage } from "./package/npm";
import { readRelease } from "./package/release";
import { getVerifiedRuntime, installRuntimes } from "./package/runtimes";
import { createSbom } from "./package/sbom";
import { getNativeTarget, getProgramName, parseTargets, type Target, targets } from "./package/targets";

const usage = `bun run package [--targets NAME,…] [--out FOLDER] [--check] [--compare]

Compiles Livery for every platform, or for those named, and packages it, with SHA256SUMS and a list of everything inside.
The same sources give the same bytes on every machine, in every folder.

  --targets NAME,…   some of: ${targets.map(({ name }) => name).join(", ")}
                     or "native" for this machine's
  --out FOLDER       where the packages go, by default dist/packages
  --check            then run each package where this machine can, and say which it cannot
  --compare          then package the committed sources again in another folder, and compare every byte
`;

const { values } = parseArgs({
  options: {
    targets: { type: "string" },
    out: { type: "string" },
    check: { type: "boolean" },
    compare: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  },
});
if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}

/** Who asks for all platforms gets the packages of several platforms, too. */
const selected =
  values.targets === undefined ? targets : values.targets === "native" ? [getNativeTarget()] : parseTargets(values.targets);
const folder = resolve(values.out ?? "dist/packages");
const release = readRelease();
const sums = new Map<string, string>();

/** A file appears complete or not at all. */
function writePackageFile({ name, bytes }: PackageFile): void {
  const path = join(folder, name);
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
  sums.set(name, sha256Hex(bytes));
  process.stderr.write(`${path}  ${bytes.length} bytes\n`);
}

async function packageTarget(contents: Contents): Promise<void> {
  const { target, sbom } = contents;
  writePackageFile({
    name: `livery-${release.version}-${target.name}.cdx.json`,
    bytes: new Uint8Array(new TextEncoder().encode(sbom)),
  });
  writePackageFile(createArchive(contents));
  writePackageFile(createPlatformPackage(contents));
  if (target.libc !== "musl") writePackageFile(await createMcpBundle(contents));
  if (getDebArchitecture(target) === undefined) return;
  if (Bun.which("dpkg-deb") === null) process.stderr.write(`No Debian package for ${target.name}: dpkg-deb is not installed.\n`);
  else writePackageFile(await createDebPackage(contents));
}

/** The image has the targets that Debian has, because its base is Debian's. */
async function packageImage(contents: readonly Contents[]): Promise<void> {
  if (contents.length === 0) return;
  if (Bun.which("apt-get") === null || Bun.which("dpkg-deb") === null)
    process.stderr.write(
      "No container image: its base comes from Debian's packages, and apt-get or dpkg-deb is not installed.\n",
    );
  else writePackageFile(await createImage(contents, await downloadDebianPackages(join(stageFolder, "debian"), debianPackages)));
}

await installRuntimes();
mkdirSync(folder, { recursive: true });
const stageFolder = mkdtempSync(join(tmpdir(), "livery-package-"));
const assets = await prepareAssets();
const texts = await readCommandTexts();

async function createContents(target: Target): Promise<Contents> {
  const outfile = join(stageFolder, target.name, getProgramName(target));
  const metafile = join(stageFolder, `${target.name}.json`);
  await compileExecutable({
    assets,
    outfile,
    target: { bunTarget: target.bunTarget, runtimePath: getVerifiedRuntime(target) },
    metafile,
  });
  const executable = new Uint8Array(readFileSync(outfile));
  const components = await collectComponents(metafile);
  const { version, time } = release;
  const sbom = createSbom({ version, time, target, executableSha256: sha256Hex(executable), components });
  const licences = formatLicences(components);
  return { release, target, executable, licences, sbom: `${JSON.stringify(sbom, null, 1)}\n`, texts };
}

try {
  const imageContents: Contents[] = [];
  for (const target of selected) {
    const contents = await createContents(target);
    await packageTarget(contents);
    if (getDebArchitecture(target) !== undefined) imageContents.push(contents);
  }
  await packageImage(imageContents);
  writePackageFile(createMainPackage(release));
  writePackageFile(createInstallScript(release));
  const lines = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, sum]) => `${sum}  ${name}\n`);
  writeFileSync(join(folder, "SHA256SUMS"), lines.join(""));
} finally {
  assets.remove();
  rmSync(stageFolder, { recursive: true, force: true });
}

let isFaulty = false;
if (values.check) isFaulty = (await checkPackages(folder, selected, release)).some(({ status }) => status === "failed");
if (values.compare) {
  const targetNames = selected.map(({ name }) => name);
  const differing = await compareBuilds(folder, targetNames);
  process.stderr.write(differing.length === 0 ? "Both builds are the same.\n" : `These differ: ${differing.join(", ")}\n`);
  isFaulty ||= differing.length > 0;
}
process.exit(isFaulty ? 1 : 0);

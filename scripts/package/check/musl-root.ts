import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DebianPackage } from "../oci/debian-packages";
import { downloadDebianPackages } from "../oci/download";
import type { Target } from "../targets";
import { runCommand } from "./run-command";

/** Debian's packages with musl, and with the objects of its C++ library. */
const muslPackages: readonly DebianPackage[] = [
  {
    name: "musl",
    architecture: "amd64",
    version: "1.2.3-1",
    sha256: "4fc1e3d9b579f5c682ca99a4d45aec08d72a2e6b82b4c2e1bbcb7095466ae96d",
  },
  {
    name: "libstdc++-12-pic",
    architecture: "amd64",
    version: "12.2.0-14+deb12u1",
    sha256: "d1c866007298b094015e5ce46404c2c78c7629900c1e3f9b5c85547f4355e49b",
  },
  {
    name: "libgcc-12-dev",
    architecture: "amd64",
    version: "12.2.0-14+deb12u1",
    sha256: "d720259380a84f2ffc6fe516eff5cbe9c8a005138e8d6a5748747ba4b3404a82",
  },
  {
    name: "musl",
    architecture: "arm64",
    version: "1.2.3-1",
    sha256: "6ccf2bf0f479b00411cb8e1eeb048e648718170db5d63bbb4bf4a89350b81468",
  },
  {
    name: "libstdc++-12-pic",
    architecture: "arm64",
    version: "12.2.0-14+deb12u1",
    sha256: "2d5a844535982cba581ace1ef6e65aee25a3dd4f6249aaf3cf78c1cf4cf65b3c",
  },
  {
    name: "libgcc-12-dev",
    architecture: "arm64",
    version: "12.2.0-14+deb12u1",
    sha256: "c83d28b7c3397c25f15ae17783fce78716a3d7cd415940940cc2af8dc4db8d6d",
  },
];

/** The prefix of the compiler's programs for a processor. */
const getCompilerPrefix = ({ cpu }: Target) =>
  cpu === process.arch ? "" : cpu === "arm64" ? "aarch64-linux-gnu-" : "x86_64-linux-gnu-";

/** What this machine lacks to make a root folder for a musl target; undefined if nothing. */
export function findMissingForMusl(target: Target): string | undefined {
  if (Bun.which("apt-get") === null || Bun.which("dpkg-deb") === null) return "needs musl from Debian's packages";
  const compiler = `${getCompilerPrefix(target)}gcc`;
  return Bun.which(compiler) === null ? `needs ${compiler}, to link libstdc++ for musl` : undefined;
}

/** Makes a root folder with `/livery` and the libraries that it uses, in a folder for files of checks. Returns its path. */
export async function createMuslRoot(target: Target, executable: string, scratch: string): Promise<string> {
  const architecture = target.cpu === "arm64" ? "arm64" : "amd64";
  const chosen = muslPackages.filter((one) => one.architecture === architecture);
  const folder = join(scratch, `musl-${architecture}`);
  const packages = join(folder, "packages");
  mkdirSync(folder);
  for (const path of (await downloadDebianPackages(join(scratch, "debian"), chosen)).values())
    await runCommand(["dpkg-deb", "-x", path, packages], folder);
  const root = join(folder, "root");
  const script = join(import.meta.dir, "musl-root.sh");
  await runCommand(["sh", script, packages, executable, getCompilerPrefix(target), root], folder);
  return root;
}

import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import type { DebianPackage } from "./debian-packages";

async function run(args: readonly string[], cwd: string): Promise<void> {
  const child = Bun.spawn([...args], { cwd, stdout: "ignore", stderr: "pipe" });
  const [errors, status] = await Promise.all([new Response(child.stderr).text(), child.exited]);
  if (status !== 0) throw new Error(`${args.join(" ")} exited with ${status}: ${errors.trim()}`);
}

/** The file name that apt gives to a package: a colon of the version is escaped. */
const toFileName = ({ name, version, architecture }: DebianPackage) =>
  `${name}_${version.replaceAll(":", "%3a")}_${architecture}.deb`;

/**
 * Downloads the pinned packages with apt from the sources of this machine, with lists and a cache of its own in `folder`:
 * nothing is installed and nothing of the machine changes. Throws if one is not to be had in that version any more or has
 * other bytes.
 */
export async function downloadDebianPackages(
  folder: string,
  packages: readonly DebianPackage[],
): Promise<ReadonlyMap<DebianPackage, string>> {
  mkdirSync(join(folder, "lists/partial"), { recursive: true });
  mkdirSync(join(folder, "cache/archives/partial"), { recursive: true });
  const options = [
    `Dir::State::Lists=${join(folder, "lists")}`,
    `Dir::Cache=${join(folder, "cache")}`,
    "Dir::State::status=/dev/null",
    "APT::Architectures::=amd64",
    "APT::Architectures::=arm64",
    "APT::Sandbox::User=",
    "Acquire::Languages=none",
  ].flatMap((option) => ["-o", option]);
  const isMissing = (one: DebianPackage) => !existsSync(join(folder, toFileName(one)));
  if (packages.some(isMissing)) await run(["apt-get", ...options, "update", "-qq"], folder);
  const paths = new Map<DebianPackage, string>();
  for (const one of packages) {
    const path = join(folder, toFileName(one));
    const architecture = one.architecture === "all" ? "" : `:${one.architecture}`;
    if (isMissing(one)) {
      await run(["apt-get", ...options, "download", "-qq", `${one.name}${architecture}=${one.version}`], folder).catch(
        (cause) => {
          throw new Error(
            `${one.name} ${one.version} cannot be downloaded. If Debian has replaced it, put the new version and its SHA-256 ` +
              `into the list in scripts/package that names it.`,
            { cause },
          );
        },
      );
    }
    const sha256 = sha256Hex(readFileSync(path));
    if (sha256 !== one.sha256) throw new Error(`${path} has the SHA-256 ${sha256} instead of ${one.sha256}.`);
    paths.set(one, path);
  }
  return paths;
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import { getProgramName, type Target } from "./targets";
import runtimesManifest from "./runtimes/package.json" with { type: "json" };

const folder = join(import.meta.dir, "runtimes");

/** The version of Bun in every package. */
export const runtimeVersion = Object.values(runtimesManifest.dependencies)[0] ?? "";

/**
 * Installs the runtimes of all platforms as `runtimes/bun.lock` pins them. Throws if this Bun has
 * another version than they: its compiler writes for its own runtime.
 */
export async function installRuntimes(): Promise<void> {
  if (Bun.version !== runtimeVersion) throw new Error(`Packages need Bun ${runtimeVersion}, and this is ${Bun.version}.`);
  const install = Bun.spawn([process.execPath, "install", "--frozen-lockfile", "--ignore-scripts", "--os=*", "--cpu=*"], {
    cwd: folder,
    stdout: "ignore",
    stderr: "pipe",
  });
  const [errors, status] = await Promise.all([new Response(install.stderr).text(), install.exited]);
  if (status !== 0) throw new Error(`The runtimes could not be installed: ${errors}`);
}

/** The path of a target's runtime. Throws if it is missing or not the one that the target names. */
export function getVerifiedRuntime(target: Target): string {
  const path = join(folder, "node_modules", target.runtime.package, "bin", getProgramName(target).replace("livery", "bun"));
  if (!existsSync(path)) throw new Error(`${path} does not exist: the runtimes are not installed.`);
  const sha256 = sha256Hex(readFileSync(path));
  if (sha256 !== target.runtime.sha256)
    throw new Error(`${path} has the SHA-256 ${sha256} instead of ${target.runtime.sha256}. Delete its folder and try again.`);
  return path;
}

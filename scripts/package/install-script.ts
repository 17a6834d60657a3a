import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PackageFile } from "./contents";
import type { Release } from "./release";

/** The install script of a release, for Linux and macOS. It lies beside the archives and SHA256SUMS. */
export function createInstallScript({ version }: Release): PackageFile {
  const text = readFileSync(join(import.meta.dir, "install.sh"), "utf8").replaceAll("@VERSION@", version);
  return { name: "install.sh", bytes: new TextEncoder().encode(text) };
}

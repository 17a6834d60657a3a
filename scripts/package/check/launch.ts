import { existsSync } from "node:fs";
import { join } from "node:path";
import { debianPackages } from "../oci/debian-packages";
import { downloadDebianPackages } from "../oci/download";
import { getNativeTarget, type Target } from "../targets";
import { createMuslRoot, findMissingForMusl } from "./musl-root";
import { runCommand } from "./run-command";

/** How this machine starts the executable of a target. */
export type Launch = {
  /** The words of the command, to which arguments are added. */
  readonly words: readonly string[];
  /** What is special about it, for the report; undefined for an executable that just runs. */
  readonly manner?: string;
  /** An emulated processor is slow, and the processes that the executable starts do not run on it. */
  readonly isEmulated: boolean;
};

/** A processor of 2008: the oldest kind that the runtime supports, without AVX and AVX2. */
const oldestProcessor = "Nehalem";

const emulators = { arm64: "qemu-aarch64-static", x64: "qemu-x86_64-static" } as const;

/** How this machine can start an executable; as text, why it cannot. Libraries go to `scratch`. */
export async function prepareLaunch(target: Target, executable: string, scratch: string): Promise<Launch | string> {
  const native = getNativeTarget();
  if (target === native) return { words: [executable], isEmulated: false };
  if (target.os !== "linux" || native.os !== "linux") return `needs ${target.title}`;
  const isForeign = target.cpu !== native.cpu;
  const emulator = emulators[target.cpu];
  if (isForeign && Bun.which(emulator) === null) return `needs ${emulator} (Debian: qemu-user-static)`;
  if (target.libc === "musl") {
    if (!isForeign && process.getuid?.() !== 0) return "needs root, to start it on the files of musl alone";
    const missing = findMissingForMusl(target);
    if (missing !== undefined) return missing;
    const root = await createMuslRoot(target, executable, scratch);
    const manner = "with Debian's musl, and its libstdc++ linked for it";
    if (isForeign) return { words: [emulator, "-L", root, join(root, "livery")], manner: `emulated ${manner}`, isEmulated: true };
    const script = join(import.meta.dir, "start-in-root.sh");
    return { words: ["unshare", "--mount", "sh", script, root, "/livery"], manner, isEmulated: false };
  }
  if (Bun.which("apt-get") === null) return "needs the C library of Debian";
  const architecture = target.cpu === "arm64" ? "arm64" : "amd64";
  const libraryFolder = join(scratch, architecture);
  if (!existsSync(libraryFolder)) {
    for (const [one, path] of await downloadDebianPackages(join(scratch, "debian"), debianPackages))
      if (one.name === "libc6" && one.architecture === architecture)
        await runCommand(["dpkg-deb", "-x", path, libraryFolder], scratch);
  }
  return { words: [emulator, "-L", libraryFolder, executable], manner: "emulated", isEmulated: true };
}

/** How this machine starts its own executable on the oldest processor that it supports; as text, why it cannot. */
export function prepareOldProcessor(target: Target, executable: string): Launch | string {
  if (target !== getNativeTarget()) return `needs ${target.title}`;
  const emulator = emulators.x64;
  if (Bun.which(emulator) === null) return `needs ${emulator} (Debian: qemu-user-static)`;
  return { words: [emulator, "-cpu", oldestProcessor, executable], manner: `emulated ${oldestProcessor}`, isEmulated: true };
}

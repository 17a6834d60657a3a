import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { createTemporaryFolder } from "#test/temporary-folder";

/** A disk of its own, so small that a test can fill it. */
export type SmallDisk = {
  /** Where commands that run with `prefix` find it. */
  readonly path: string;
  /** The same folder as this process finds it. */
  readonly hostPath: string;
  /** Words that run a command where the disk is mounted. */
  readonly prefix: readonly string[];
  /** Takes all room that is left. */
  fill(): void;
  /** Gives the room back that `fill` took. */
  free(): void;
  /** Makes the disk read-only for all users. */
  makeReadOnly(): void;
  remove(): Promise<void>;
};

/**
 * Mounts it in name spaces of its own, which needs no rights: a process there keeps it as long as
 * it lives.
 */
export async function createSmallDisk(megabytes = 8): Promise<SmallDisk> {
  const folder = createTemporaryFolder();
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs ${folder.path} && echo mounted && exec sleep 600`;
  const mountProcess = Bun.spawn(["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script], {
    stdin: "ignore",
    stdout: "pipe",
    stderr: "inherit",
  });
  const reader = mountProcess.stdout.getReader();
  const { value } = await reader.read();
  if (!new TextDecoder().decode(value).includes("mounted")) throw new Error("a small disk could not be mounted");
  const prefix = ["nsenter", "--target", String(mountProcess.pid), "--user", "--mount", "--preserve-credentials", "--"];
  const hostPath = `/proc/${mountProcess.pid}/root${folder.path}`;
  const filler = join(hostPath, "filler");
  return {
    path: folder.path,
    hostPath,
    prefix,
    fill() {
      const file = openSync(filler, "a");
      try {
        for (const size of [65_536, 4096]) {
          try {
            for (;;) if (writeSync(file, new Uint8Array(size)) < size) break;
          } catch (error) {
            if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler),
    makeReadOnly() {
      const { exitCode, stderr } = Bun.spawnSync([...prefix, "mount", "-o", "remount,ro", folder.path]);
      if (exitCode !== 0) throw new Error(`the small disk cannot be made read-only: ${stderr.toString()}`);
    },
    async remove() {
      mountProcess.kill();
      await mountProcess.exited;
      folder.remove();
    },
  };
}

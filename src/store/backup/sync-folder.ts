import { closeSync, fsyncSync, openSync } from "node:fs";

/** Waits until the names in a folder are on the disk, where the system can do that. */
export function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

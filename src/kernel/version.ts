import { statSync } from "node:fs";
import manifest from "../../package.json" with { type: "json" };

/** This program's own version. */
export const version: string = manifest.version;

/**
 * What tells this program from another: its version, and the size and time of its executable, since
 * two builds may bear one version. What was generated under another mark may differ from what this
 * program generates.
 */
export function getBuildId(): string {
  const { size, mtimeMs } = statSync(process.execPath);
  return `${version} ${size} ${Math.trunc(mtimeMs)}`;
}

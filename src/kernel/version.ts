import { statSync } from "node:fs";
import manifest from "../../package.json" with { type: "json" };

/** The version of this program. */
export const version: string = manifest.version;

/**
 * Identifies this build: its version and the size and modification time of its executable, because
 * two builds may have the same version. Builds with different ids may generate different files.
 */
export function getBuildId(): string {
  const { size, mtimeMs } = statSync(process.execPath);
  return `${version} ${size} ${Math.trunc(mtimeMs)}`;
}

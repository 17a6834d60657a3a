import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder of one test's own, and how to remove it. */
export function createTemporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "livery-test-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

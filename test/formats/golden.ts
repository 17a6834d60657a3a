import { expect } from "bun:test";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Compares a text with its golden file in `test/golden/`. UPDATE_GOLDEN=1 writes the file; review
 * the diff.
 */
export function expectGolden(path: string, text: string): void {
  const file = join(import.meta.dir, "../golden", path);
  if (Bun.env.UPDATE_GOLDEN === "1") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(existsSync(file) ? readFileSync(file, "utf8") : `no golden file ${path}: run with UPDATE_GOLDEN=1`).toBe(text);
}

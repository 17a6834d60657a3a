import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { zstdDecompressSync } from "node:zlib";

const ending = ".sqlite.zst";

/** The numbers of the last migrations of the databases that earlier programs wrote, in order. */
export const releasedSchemas: readonly string[] = readdirSync(import.meta.dir)
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length))
  .toSorted();

/** Writes the database with this schema to a file, and its secret key beside it if it has one. */
export function writeReleasedDatabase(schema: string, path: string): void {
  writeFileSync(path, zstdDecompressSync(readFileSync(join(import.meta.dir, schema + ending))), { mode: 0o600 });
  const keyPath = join(import.meta.dir, `${schema}.secret.key`);
  if (existsSync(keyPath)) writeFileSync(join(dirname(path), "secret.key"), readFileSync(keyPath), { mode: 0o600 });
}

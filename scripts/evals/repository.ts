import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize, sep } from "node:path";

/** The folder that a task works in. */
export type Repository = {
  readonly path: string;
  write(file: string, text: string): void;
  read(file: string): string;
  remove(): void;
};

/** Creates a folder with the files that a task starts from. */
export function createRepository(files: Readonly<Record<string, string>> = {}): Repository {
  const path = mkdtempSync(join(tmpdir(), "livery-eval-"));
  /** Throws for a path out of the folder: a model may write any. */
  const resolveFile = (file: string) => {
    const resolved = normalize(join(path, file));
    if (!resolved.startsWith(path + sep)) throw new Error(`${file} is outside the repository`);
    return resolved;
  };
  const repository: Repository = {
    path,
    write(file, text) {
      mkdirSync(dirname(resolveFile(file)), { recursive: true });
      writeFileSync(resolveFile(file), text);
    },
    read: (file) => readFileSync(resolveFile(file), "utf8"),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
  for (const [file, text] of Object.entries(files)) repository.write(file, text);
  return repository;
}

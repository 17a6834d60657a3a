import type { Folder } from "#/kernel/files/folder";
import { Failure } from "#/kernel/errors";
import type { RepositorySetup } from "#/model/repository-setup";

const configNames = ["js", "ts", "cjs", "mjs"].map((ending) => `tailwind.config.${ending}`);

/** The text of a file; undefined if there is none that can be read. */
function readTextFile(folder: Folder, path: string): string | undefined {
  try {
    return folder.read(path).text;
  } catch (error) {
    if (error instanceof Failure && error.code === "conflict") return undefined;
    throw error;
  }
}

/** What a repository styles its interface with, by its files. The installer script finds the same. */
export function detectSetup(folder: Folder): RepositorySetup {
  const has = (path: string) => readTextFile(folder, path) !== undefined;
  const manifest = readTextFile(folder, "package.json") ?? "";
  const [, major] = /"tailwindcss"\s*:\s*"[^0-9"]*(\d+)/.exec(manifest) ?? [];
  const version = manifest.includes('"tailwindcss"') ? (major ?? "4") : configNames.some(has) ? "3" : undefined;
  if (version === undefined) return "css";
  const name = version === "3" ? "tailwind-3" : "tailwind-4";
  return has("components.json") ? `${name}-shadcn` : name;
}

/** Whether a repository uses React. */
export const usesReact = (folder: Folder): boolean => (readTextFile(folder, "package.json") ?? "").includes('"react"');

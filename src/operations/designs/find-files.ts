import { lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { Failure } from "#/kernel/errors";

/** Folders of dependencies and version control. */
const skippedFolders = new Set(["node_modules", ".git", ".hg", ".svn"]);

/** Maximum number of files, so that a wrong path does not scan the whole disk. */
const maxFiles = 100_000;

/** The files to read, and the number of skipped files of unsupported types. */
export type FoundFiles = { readonly paths: readonly string[]; readonly skipped: number };

/**
 * Finds the files that a list of files, folders and glob patterns names, each once. A file that is
 * named directly is always included; folders and patterns give files of supported types. Throws
 * `not_found` if an entry gives no file.
 */
export function findFiles(names: readonly string[], isReadable: (path: string) => boolean): FoundFiles {
  const paths = new Set<string>();
  let skipped = 0;
  for (const name of names) {
    const entry = statSync(name, { throwIfNoEntry: false });
    if (entry && !entry.isDirectory()) {
      paths.add(name);
      continue;
    }
    if (!entry && !isPattern(name)) throw new Failure("not_found", `${name} does not exist.`);
    const found = entry ? listFiles(name) : listMatches(name);
    const readable = found.filter(isReadable);
    if (readable.length === 0)
      throw new Failure("not_found", `${name} ${entry ? "contains" : "matches"} no file of a supported type.`);
    skipped += found.length - readable.length;
    for (const path of readable) paths.add(path);
  }
  return { paths: [...paths], skipped };
}

const isPattern = (name: string) => /[*?{[]/.test(name);

/**
 * Lists the files in a folder and its subfolders, sorted by path. Symbolic links are not followed.
 */
function listFiles(folder: string): readonly string[] {
  const files: string[] = [];
  const folders = [folder];
  for (let current = folders.pop(); current !== undefined; current = folders.pop()) {
    for (const entry of readdirSync(current, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(current, entry.name);
      if (entry.isDirectory() && !skippedFolders.has(entry.name)) folders.push(path);
      if (entry.isFile()) files.push(path);
      if (files.length > maxFiles)
        throw new Failure("too_large", `${folder} contains more than ${maxFiles} files. Pass a subfolder.`);
    }
  }
  return files.sort();
}

function listMatches(pattern: string): readonly string[] {
  const files: string[] = [];
  for (const path of new Glob(pattern).scanSync({ cwd: ".", dot: false, onlyFiles: false })) {
    if (path.split(/[\\/]/).some((part) => skippedFolders.has(part))) continue;
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) files.push(path);
    if (files.length > maxFiles)
      throw new Failure("too_large", `${pattern} matches more than ${maxFiles} files. Use a narrower pattern.`);
  }
  return files.sort();
}

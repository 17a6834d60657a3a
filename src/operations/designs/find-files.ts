import { lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { Failure } from "#/kernel/errors";

/** Folders that hold what others wrote or what is made again at each build. */
const skippedFolders = new Set(["node_modules", ".git", ".hg", ".svn"]);

/** How many files are looked at, so that a wrong path does not walk a whole disk. */
const maxFiles = 100_000;

/** What was named: files to read, and how many of other kinds were in the folders. */
export type FoundFiles = { readonly paths: readonly string[]; readonly skipped: number };

/**
 * The files that a list of files, folders and patterns names, each once. A file that is named
 * outright is read whatever its kind; folders and patterns give the files of the kinds that are
 * read. Throws `not_found` where one of them gives nothing.
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
    if (!entry && !isPattern(name)) throw new Failure("not_found", `${name} is not there.`);
    const found = entry ? listFiles(name) : listMatches(name);
    const readable = found.filter(isReadable);
    if (readable.length === 0)
      throw new Failure("not_found", `${name} ${entry ? "has no file" : "matches no file"} of a kind that is read.`);
    skipped += found.length - readable.length;
    for (const path of readable) paths.add(path);
  }
  return { paths: [...paths], skipped };
}

const isPattern = (name: string) => /[*?{[]/.test(name);

/**
 * The files in a folder and in its folders, in the order of their names. Links are not followed.
 */
function listFiles(folder: string): readonly string[] {
  const files: string[] = [];
  const folders = [folder];
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const entry of readdirSync(at, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(at, entry.name);
      if (entry.isDirectory() && !skippedFolders.has(entry.name)) folders.push(path);
      if (entry.isFile()) files.push(path);
      if (files.length > maxFiles)
        throw new Failure("too_large", `${folder} has more than ${maxFiles} files. Name a folder in it.`);
    }
  }
  return files.sort();
}

function listMatches(pattern: string): readonly string[] {
  const files: string[] = [];
  for (const path of new Glob(pattern).scanSync({ cwd: ".", dot: false, onlyFiles: false })) {
    if (path.split(/[\\/]/).some((part) => skippedFolders.has(part))) continue;
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) files.push(path);
    if (files.length > maxFiles) throw new Failure("too_large", `${pattern} matches more than ${maxFiles} files.`);
  }
  return files.sort();
}

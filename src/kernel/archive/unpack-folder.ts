import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "#/kernel/errors";
import { ExtractionFilter, type UnpackLimits, type EntryDecision } from "#/kernel/archive/extraction-filter";
import type { Unpacked } from "#/kernel/archive/unpack";

/**
 * Reads a folder under the rules for archives, sorted by name. Links are not followed. Throws
 * `too_large`, and `not_found` if the folder cannot be read.
 */
export function unpackFolder(folder: string, limits: UnpackLimits, entryPolicy: (path: string) => EntryDecision): Unpacked {
  const filter = new ExtractionFilter(limits, entryPolicy);
  try {
    walk(folder, "", filter);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("not_found", `${folder} cannot be read.`, { cause: error });
  }
  return { files: filter.files, left: filter.left };
}

function walk(root: string, within: string, filter: ExtractionFilter): void {
  for (const name of readdirSync(join(root, within)).sort()) {
    const path = within === "" ? name : `${within}/${name}`;
    const entryPath = join(root, path);
    const entry = lstatSync(entryPath);
    filter.countEntry();
    if (entry.isDirectory()) walk(root, path, filter);
    else if (entry.isSymbolicLink()) filter.skip(path, "It is a link.");
    else if (!entry.isFile()) filter.skip(path, "It is neither a file nor a folder.");
    else {
      filter.countBytes(entry.size);
      if (filter.shouldExtract(path, entry.size)) filter.addFile(path, readFileSync(entryPath));
    }
  }
}

import { readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { Failure } from "#/kernel/errors";
import type { SkippedFile, UnpackedFile } from "#/kernel/archive/extraction-filter";
import { unpackFolder } from "#/kernel/archive/unpack-folder";
import { maxBrandFilesBytes } from "#/model/limits";
import type { BrandFiles } from "#/operations/brand-imports/brand-files";
import { brandFilesLimits, decideBrandFile } from "#/operations/brand-imports/brand-file-policy";

const archivePattern = /\.(zip|tgz|tar\.gz)$/i;

/**
 * Reads files and folders, or one archive. Throws `not_found` for a path that cannot be read, and
 * `too_large`.
 */
export function readBrandFilesFromDisk(paths: readonly string[]): BrandFiles {
  const [only] = paths;
  if (paths.length === 1 && only !== undefined && archivePattern.test(only)) return { archive: readFile(only) };
  const files: UnpackedFile[] = [];
  const left: SkippedFile[] = [];
  let bytes = 0;
  for (const path of withSavedFolders(paths)) {
    if (isFolder(path)) {
      const unpacked = unpackFolder(path, brandFilesLimits, decideBrandFile);
      // A folder alone is the root; of several, each keeps its name, which pages refer to.
      const prefix = paths.length === 1 && path === only ? "" : `${basename(path)}/`;
      files.push(...unpacked.files.map((file) => ({ ...file, path: `${prefix}${file.path}` })));
      left.push(...unpacked.left.map((file) => ({ ...file, path: `${prefix}${file.path}` })));
    } else files.push({ path: basename(path), bytes: readFile(path) });
    bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    if (bytes > brandFilesLimits.maxExtractedBytes)
      throw new Failure(
        "too_large",
        `The files have more than ${brandFilesLimits.maxExtractedBytes / 1_000_000} MB. Pass fewer.`,
      );
  }
  return { files, left };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The paths, and for each saved page the folder that the browser saved its files in. */
function withSavedFolders(paths: readonly string[]): readonly string[] {
  const folders = paths.flatMap((path) => {
    const [page, stem] = /^(.{1,4000})\.x?html?$/i.exec(path) ?? [];
    return page !== undefined && isFolder(`${stem}_files`) ? [`${stem}_files`] : [];
  });
  const known = new Set(paths.map((path) => resolve(path)));
  return [...paths, ...folders.filter((folder) => !known.has(resolve(folder)))];
}

function readFile(path: string): Uint8Array {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Failure("not_found", `${path} does not exist. Pass files, a folder or an archive.`);
  if (stats.size > maxBrandFilesBytes)
    throw new Failure(
      "too_large",
      `${path} is larger than ${maxBrandFilesBytes / 1_000_000} MB. Leave it out or make it smaller.`,
    );
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new Failure("not_found", `${path} cannot be read. Check its permissions.`, { cause });
  }
}

import type { SkippedFile, UnpackedFile } from "#/kernel/archive/extraction-filter";
import { unpack, type Unpacked } from "#/kernel/archive/unpack";
import { Failure } from "#/kernel/errors";
import { brandFilesLimits, decideBrandFile, isBrandArchive } from "#/operations/brand-imports/brand-file-policy";
import { importOptionsFile } from "#/operations/brand-imports/import-options";

/** Archives among the files that are unpacked. */
const maxArchives = 8;

/** Unpacks the files of a brand, and archives among them. Throws the same errors as `unpack`. */
export async function unpackBrandFiles(archive: Uint8Array): Promise<Unpacked> {
  const { files, left } = await unpack(archive, brandFilesLimits, (path) =>
    isBrandArchive(path) ? { maxBytes: brandFilesLimits.maxExtractedBytes } : decideBrandFile(path),
  );
  return await unpackArchives(files, left);
}

/**
 * The files with those of archives among them, which are unpacked once and not deeper. A file of an
 * archive that is alone has the path that it has there; of others, it begins with the archive's.
 */
export async function unpackArchives(files: readonly UnpackedFile[], left: readonly SkippedFile[]): Promise<Unpacked> {
  const archives = files.filter(({ path }) => isBrandArchive(path));
  if (archives.length === 0) return { files: [...files], left: [...left] };
  const others = files.filter((file) => !archives.includes(file));
  const isAlone = archives.length === 1 && others.every(({ path }) => path === importOptionsFile);
  const result = { files: [...others], left: [...left] };
  let bytes = others.reduce((sum, file) => sum + file.bytes.length, 0);
  for (const [index, { path, bytes: archive }] of archives.entries())
    try {
      if (index >= maxArchives) throw new Failure("too_large", `At most ${maxArchives} archives are unpacked.`);
      const limits = { ...brandFilesLimits, maxExtractedBytes: Math.max(0, brandFilesLimits.maxExtractedBytes - bytes) };
      const unpacked = await unpack(archive, limits, decideBrandFile);
      const rename = (name: string) => (isAlone ? name : `${path}/${name}`);
      result.files.push(...unpacked.files.map((file) => ({ ...file, path: rename(file.path) })));
      result.left.push(...unpacked.left.map((file) => ({ ...file, path: rename(file.path) })));
      bytes += unpacked.files.reduce((sum, file) => sum + file.bytes.length, 0);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      result.left.push({ path, why: error.message });
    }
  return result;
}

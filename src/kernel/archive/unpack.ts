import { Failure } from "#/kernel/errors";
import {
  type SkippedFile,
  ExtractionFilter,
  type UnpackedFile,
  type UnpackLimits,
  type EntryDecision,
} from "#/kernel/archive/extraction-filter";
import { unpackTar } from "#/kernel/archive/unpack-tar";
import { unpackZip } from "#/kernel/archive/unpack-zip";

/** The extracted files in the order of the archive, and the skipped files with the reasons. */
export type Unpacked = { readonly files: readonly UnpackedFile[]; readonly left: readonly SkippedFile[] };

/**
 * Unpacks an untrusted ZIP or gzip tar in memory. `entryPolicy` decides about every safe path;
 * unsafe names, repeated names and links are always skipped. Throws `invalid` for a damaged or
 * unknown archive, and `too_large` as soon as a limit is passed, whatever sizes the archive
 * announces.
 */
export async function unpack(
  archive: Uint8Array,
  limits: UnpackLimits,
  entryPolicy: (path: string) => EntryDecision,
): Promise<Unpacked> {
  const filter = new ExtractionFilter(limits, entryPolicy);
  if (archive[0] === 0x50 && archive[1] === 0x4b) await unpackZip(archive, filter);
  else if (archive[0] === 0x1f && archive[1] === 0x8b) await unpackTar(archive, filter);
  else throw new Failure("invalid", "The file is neither a ZIP nor a gzip tar.");
  return { files: filter.files, left: filter.left };
}

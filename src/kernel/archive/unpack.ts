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

/**
 * What came out of an archive: the files asked for, in its order, and those that stay behind, each
 * with the reason.
 */
export type Unpacked = { readonly files: readonly UnpackedFile[]; readonly left: readonly SkippedFile[] };

/**
 * Unpacks a ZIP or a gzip tar from somebody else, in memory alone. `wish` says of every safe path
 * whether it is wanted; unsafe and repeated names and links are left. Throws `invalid` for what is
 * no archive or a damaged one, and `too_large` as soon as a limit is passed, whatever the archive
 * says of its sizes.
 */
export async function unpack(
  archive: Uint8Array,
  limits: UnpackLimits,
  entryPolicy: (path: string) => EntryDecision,
): Promise<Unpacked> {
  const filter = new ExtractionFilter(limits, entryPolicy);
  if (archive[0] === 0x50 && archive[1] === 0x4b) await unpackZip(archive, filter);
  else if (archive[0] === 0x1f && archive[1] === 0x8b) await unpackTar(archive, filter);
  else throw new Failure("invalid", "This is neither a ZIP nor a gzip tar.");
  return { files: filter.files, left: filter.left };
}

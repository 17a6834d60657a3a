import type { ExportMetadata } from "#/formats/export-metadata";
import { defineJob } from "#/jobs/job";
import type { PartHashes } from "#/model/design";
import type { StoredBlob } from "#/store/repositories/blobs";

/** Names of the archives, equal to the names of their export formats. */
export const archiveNames = ["bundle", "partner-design-kit", "components", "pages", "assets-svg", "all"] as const;
export type ArchiveName = (typeof archiveNames)[number];

/** Returns the archive of an export format; undefined if the format is not an archive. */
export const findArchiveName = (format: string): ArchiveName | undefined => archiveNames.find((name) => name === format);

/** Who reads an archive. `public` omits the internal parts of the brief. */
export type Audience = "public" | "members";

/** Input of the packing job: the stored blobs of a design's parts and its metadata. */
export type PackInput = {
  readonly name: ArchiveName;
  readonly audience: Audience;
  readonly facts: ExportMetadata;
  readonly parts: PartHashes;
  readonly seed: number;
  readonly blobs: Readonly<Record<string, StoredBlob>>;
};

/** Packs an archive. The same input gives the same bytes. */
export const packArchiveJob = defineJob<PackInput, Uint8Array<ArrayBuffer>>({
  name: "pack-archive",
  queue: "archive",
  async load() {
    const { buildArchive } = await import("#/operations/archives/build-archive");
    return buildArchive;
  },
});

import type { ExportMetadata } from "#/formats/export-metadata";
import { defineJob } from "#/jobs/job";
import type { PartHashes } from "#/model/design";
import type { StoredBlob } from "#/store/repositories/blobs";

/** The archives that designs and versions are packed into, by the names of their exports. */
export const archiveNames = ["bundle", "partner-design-kit", "components", "pages", "assets-svg", "all"] as const;
export type ArchiveName = (typeof archiveNames)[number];

/** The archive that an export format names; undefined where that is no archive. */
export const findArchiveName = (format: string): ArchiveName | undefined => archiveNames.find((name) => name === format);

/** Whom an archive shows a design: `public` leaves out what the brief says to its makers. */
export type Audience = "public" | "members";

/** A design to pack: the stored content of its parts, and what else the archive says. */
export type PackInput = {
  readonly name: ArchiveName;
  readonly audience: Audience;
  readonly facts: ExportMetadata;
  readonly parts: PartHashes;
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

import type { ImportProposal } from "#/model/brand-import";
import type { Given } from "#/model/given";
import type { SkippedFile, UnpackedFile } from "#/kernel/archive/extraction-filter";

/** The files that a person brings: an archive, or the files themselves. */
export type BrandFiles =
  | { readonly archive: Uint8Array }
  | { readonly files: readonly UnpackedFile[]; readonly left: readonly SkippedFile[] };

/** What a person says about the files that they bring. */
export type BrandFilesStatement = {
  /** The licence of the fonts in words, where the files do not permit embedding. */
  readonly licence?: string | undefined;
  /** Confirms the right to embed and serve the fonts. */
  readonly rightsConfirmed?: boolean | undefined;
};

/** A file to store: a font or a picture. */
export type StoredFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly mediaType: string };

/** What was recognised, and the files that it refers to by hash. */
export type ReadBrand = {
  readonly name: string | null;
  readonly proposal: ImportProposal;
  readonly stored: readonly StoredFile[];
};

/** The given parts that one kind of file makes, with its share of the report. */
export type BrandSection = {
  readonly given: Given;
  readonly report: Omit<ImportProposal, "given">;
  readonly stored: readonly StoredFile[];
};

export const emptySection: BrandSection = {
  given: {},
  report: { recognized: [], mapped: [], left: [], notices: [] },
  stored: [],
};

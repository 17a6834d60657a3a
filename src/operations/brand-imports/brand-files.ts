import type { ImportProposal } from "#/model/brand-import";
import type { Given } from "#/model/given";
import type { SkippedFile, UnpackedFile } from "#/kernel/archive/extraction-filter";

/** A file of a fetched page: the address that the page names, and the one that it came from. */
export type FetchedResource = {
  readonly requested: string;
  readonly url: string;
  readonly kind: "style" | "font" | "drawing";
  readonly bytes: Uint8Array;
};

/** A live page with what was fetched for it, and what could not be. */
export type FetchedPage = {
  readonly url: string;
  readonly bytes: Uint8Array;
  readonly resources: readonly FetchedResource[];
  readonly failures: readonly { readonly url: string; readonly reason: string }[];
};

/** The files that a person brings: an archive, the files themselves, or a fetched page. */
export type BrandFiles =
  | { readonly archive: Uint8Array }
  | { readonly page: FetchedPage }
  | { readonly files: readonly UnpackedFile[]; readonly left: readonly SkippedFile[] };

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

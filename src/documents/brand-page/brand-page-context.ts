import type { BumpReason, Changelog, VersionKind } from "#/model/version";
import type { ExportParent } from "#/formats/export-metadata";
import type { Platform } from "#/model/platform";
import type { OverviewContext } from "#/documents/design-overview/overview-context";

/** An export format that the page offers for download. */
export type OfferedFormat = { readonly format: string; readonly mediaType: string; fileName(slug: string): string };

/** A version that is publicly visible, with the design that it was created from. */
export type PublicVersion = {
  readonly number: string;
  readonly kind: VersionKind;
  readonly designId: string;
  readonly changelog: Changelog;
  /**
   * Why the version number was raised this far; empty for versions created before reasons were
   * recorded.
   */
  readonly reasons: readonly BumpReason[];
  /** Release notes written by a person. */
  readonly releaseNotes: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** What a brand page needs in addition to the design. */
export type BrandPageContext = OverviewContext & {
  readonly platform: Platform;
  readonly formats: readonly OfferedFormat[];
  /** Newest first. Includes the live version. */
  readonly versions: readonly PublicVersion[];
  /** The parent of a sub-brand, if both are public. */
  readonly parent?: ExportParent;
};

/** Path of a system's brand page on its server. */
export const getBrandPagePath = (slug: string): string => `/systems/${encodeURIComponent(slug)}`;

import type { BumpReason, Changelog, VersionKind } from "#/model/version";
import type { Platform } from "#/model/platform";
import type { OverviewContext } from "#/documents/design-overview/overview-context";

/** An export as the page offers it. */
export type OfferedFormat = { readonly format: string; readonly mediaType: string; fileName(slug: string): string };

/** A version that everybody may see, with the design that it was frozen from. */
export type PublicVersion = {
  readonly number: string;
  readonly kind: VersionKind;
  readonly designId: string;
  readonly changelog: Changelog;
  /** Why its number is what it is; empty for versions made before this was kept. */
  readonly reasons: readonly BumpReason[];
  /** What a person wrote about the release. */
  readonly releaseNotes: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** Where a brand page stands, and what it says besides the design. */
export type BrandPageContext = OverviewContext & {
  readonly platform: Platform;
  readonly formats: readonly OfferedFormat[];
  /** Newest first; the one that is served is among them. */
  readonly versions: readonly PublicVersion[];
};

/** Address of a system's brand page on its server. */
export const getBrandPagePath = (slug: string): string => `/systems/${encodeURIComponent(slug)}`;

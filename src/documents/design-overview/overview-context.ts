import type { FontsBase } from "#/formats/font-faces";

/** What an overview needs in addition to the design. */
export type OverviewContext = {
  readonly designId: string;
  readonly systemName: string;
  /** Semantic version of the snapshot. */
  readonly version: string;
  readonly slug: string;
  /** Where the font files are. */
  readonly fontsBase: FontsBase;
  /** Absolute URL of the server, without a trailing slash. */
  readonly baseUrl: string;
  /** Whether files can be saved from the page. A sandboxed preview does not allow it. */
  readonly allowsDownload?: true;
};

/** Path of the overview on its server. Pages and components are below it. */
export const getOverviewPath = ({ designId }: OverviewContext): string => `/preview/d/${encodeURIComponent(designId)}`;

/** Where an overview stands and what it says besides the design. */
export type OverviewContext = {
  readonly designId: string;
  readonly systemName: string;
  /** Semantic version of the snapshot. */
  readonly version: string;
  readonly slug: string;
  /** Address of the folder with the font files. */
  readonly fontsBase: string;
  /** Absolute address of the server, without a slash at the end. */
  readonly baseUrl: string;
  /** Whether files can be saved from the page, which a sandboxed preview does not allow. */
  readonly allowsDownload?: true;
};

/** Address of the overview itself on its server; pages and components stand below it. */
export const getOverviewPath = ({ designId }: OverviewContext): string => `/preview/d/${encodeURIComponent(designId)}`;

/**
 * Facts that an export may contain in addition to the design. No ids and no times, so that exports
 * are reproducible.
 */
export type ExportMetadata = {
  readonly slug: string;
  /** Semantic version, such as `1.0.0`. */
  readonly version: string;
  /** Absolute URL of the server, without a trailing slash. */
  readonly baseUrl: string;
};

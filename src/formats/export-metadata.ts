/**
 * What an export may say besides the design itself: where the system lives and which version this
 * is. No ids and no times.
 */
export type ExportMetadata = {
  /** The system's slug. */
  readonly slug: string;
  /** Semantic version of the snapshot, such as `1.0.0`. */
  readonly version: string;
  /** Absolute address of the server, without a slash at the end. */
  readonly baseUrl: string;
};

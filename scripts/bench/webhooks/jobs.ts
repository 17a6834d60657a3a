/** A job for the receivers. */
export type ReceiverJob = { readonly hosts: number; readonly key: string; readonly cert: string; readonly isHanging: boolean };
/** How many requests arrived, and when the last did (milliseconds since 1970). */
export type ReceiverCount = { readonly requests: number; readonly lastAtMs: number };

/** A job for the bare loop: the same bodies to the same receivers, with a fixed concurrency. */
export type FetchJob = {
  readonly ports: readonly number[];
  readonly ca: string;
  readonly requests: number;
  readonly concurrency: number;
  /** The maximum requests per second; unlimited when absent. */
  readonly perSecond?: number;
  readonly body: string;
};
export type FetchResult = { readonly elapsedMs: number };

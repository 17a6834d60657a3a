/** What the receivers are to be. */
export type ReceiverJob = { readonly hosts: number; readonly key: string; readonly cert: string; readonly isHanging: boolean };
/** How many requests came, and when the last did (milliseconds since 1970). */
export type ReceiverCount = { readonly requests: number; readonly lastAtMs: number };

/** What the bare loop is to send: the same bodies to the same receivers, so many at a time. */
export type FetchJob = {
  readonly ports: readonly number[];
  readonly ca: string;
  readonly requests: number;
  readonly concurrency: number;
  /** How many a second at most; as many as it can when absent. */
  readonly perSecond?: number;
  readonly body: string;
};
export type FetchResult = { readonly elapsedMs: number };

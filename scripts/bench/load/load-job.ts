/** What the load generator is to do: keep so many connections busy with one request after another, for a time or up to a number of requests. */
export type LoadJob = {
  readonly port: number;
  readonly path: string;
  /** What is posted, with its headers; absent for a GET. */
  readonly post?: { readonly body: string; readonly headers: Readonly<Record<string, string>> };
  readonly connections: number;
  /** How long after a request a connection makes its next one at the earliest, milliseconds; as soon as it is answered when absent. */
  readonly intervalMs?: number;
  readonly maxTimeMs: number;
  readonly maxRequests: number;
};

/** What came of it. Every counted answer had status 200 and came whole. Times in milliseconds. */
export type LoadResult = {
  readonly requests: number;
  readonly elapsedMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time that the generator itself used. */
  readonly ownProcessorMs: number;
};

export type LoadReply = { readonly result: LoadResult } | { readonly fault: string };

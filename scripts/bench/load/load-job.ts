/**
 * A job for the load generator: keep connections busy with sequential requests, for a time or a
 * number of requests.
 */
export type LoadJob = {
  readonly port: number;
  readonly path: string;
  /** The body of a POST with its headers; absent for a GET. */
  readonly post?: { readonly body: string; readonly headers: Readonly<Record<string, string>> };
  readonly connections: number;
  /** The minimum interval between a connection's requests, milliseconds; none when absent. */
  readonly intervalMs?: number;
  readonly maxTimeMs: number;
  readonly maxRequests: number;
};

/**
 * The result of a job. Every counted response was complete with status 200. Times in milliseconds.
 */
export type LoadResult = {
  readonly requests: number;
  readonly elapsedMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the generator itself. */
  readonly ownProcessorMs: number;
};

export type LoadReply = { readonly result: LoadResult } | { readonly fault: string };

import type { BodyLease } from "#/kernel/limits/body-budget";
import { Failure } from "#/kernel/errors";

/**
 * How long a whole body may take to arrive, milliseconds. The idle timeout of the server does not
 * limit that, because every byte restarts it.
 */
const defaultTimeoutMs = 30_000;

/**
 * A body that took too long. The connection is closed after the response, because the client may
 * never stop sending.
 */
export class SlowBodyError extends Failure {
  constructor(timeoutMs: number) {
    super("invalid", `The body did not arrive within ${timeoutMs / 1000} s.`);
  }
}

/** Limits for reading a body. */
export type ReadBodyOptions = {
  /** Bodies of this size or larger are refused. */
  readonly maxBytes: number;
  /**
   * Counts the bytes against the budget of the process. The caller releases it after the response.
   */
  readonly lease: BodyLease;
  /** Thirty seconds by default. */
  readonly timeoutMs?: number | undefined;
};

/**
 * Reads the body of a request; empty if it has none. Throws `too_large` as soon as `maxBytes` is
 * reached, by Content-Length before reading or by counting; `unavailable` if the process holds too
 * many bodies; `invalid` if the body takes too long or the connection ends early.
 */
export async function readRequestBody(
  request: Request,
  { maxBytes, lease, timeoutMs = defaultTimeoutMs }: ReadBodyOptions,
): Promise<Uint8Array> {
  const contentLength = request.headers.get("content-length") ?? "0";
  // A repeated header arrives joined with a comma (RFC 9110, 8.6): refused even where both agree.
  if (!/^\d+$/.test(contentLength)) throw new Failure("invalid", "The Content-Length header must be a number.");
  if (Number(contentLength) >= maxBytes) throw createTooLargeFailure(maxBytes);
  return request.body ? await collect(request.body, { maxBytes, lease, timeoutMs }) : new Uint8Array();
}

const createTooLargeFailure = (maxBytes: number) => new Failure("too_large", `The body must be smaller than ${maxBytes} bytes.`);

async function collect(
  body: ReadableStream<Uint8Array>,
  { maxBytes, lease, timeoutMs }: Required<ReadBodyOptions> & { readonly timeoutMs: number },
): Promise<Uint8Array> {
  const reader = body.getReader();
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new SlowBodyError(timeoutMs)), timeoutMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([readChunk(reader), timeout.promise]);
      if (done) return Buffer.concat(chunks);
      size += value.length;
      if (size >= maxBytes) throw createTooLargeFailure(maxBytes);
      lease.add(value.length);
      chunks.push(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
    timeout.promise.catch(() => undefined);
  }
}

/**
 * Reads the next chunk. A connection that ends early is the client's fault and not an internal
 * error.
 */
async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (error) {
    throw new Failure("invalid", "The connection ended before the whole body had arrived.", { cause: error });
  }
}

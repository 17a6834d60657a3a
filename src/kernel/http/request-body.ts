import type { BodyLease } from "#/kernel/limits/body-budget";
import { Failure } from "#/kernel/errors";

/**
 * How long a whole body may take to arrive, milliseconds. A server's idle timeout does not bound
 * that: every byte restarts it.
 */
const defaultTimeoutMs = 30_000;

/** A body that took too long. Its sender may never stop, so the connection ends with the answer. */
export class SlowBodyError extends Failure {
  constructor(timeoutMs: number) {
    super("invalid", `The body did not arrive within ${timeoutMs / 1000} s.`);
  }
}

/** How a body is read. */
export type ReadBodyOptions = {
  /** A body of so many bytes is too large. */
  readonly maxBytes: number;
  /**
   * What counts the bytes against the budget of the process; the caller releases it when the
   * request is answered.
   */
  readonly lease: BodyLease;
  /** Thirty seconds where it is absent. */
  readonly timeoutMs?: number | undefined;
};

/**
 * A request's body; no bytes where there is no body. Throws `too_large` as soon as `maxBytes` is
 * reached, by Content-Length before anything is read or by counting; `unavailable` where the
 * process holds too many bodies already; `invalid` where the body takes too long or its sender
 * leaves.
 */
export async function readRequestBody(
  request: Request,
  { maxBytes, lease, timeoutMs = defaultTimeoutMs }: ReadBodyOptions,
): Promise<Uint8Array> {
  const contentLength = request.headers.get("content-length") ?? "0";
  // A repeated header arrives joined with a comma (RFC 9110, 8.6): refused even where both agree.
  if (!/^\d+$/.test(contentLength)) throw new Failure("invalid", "The Content-Length header has to be one number.");
  if (Number(contentLength) >= maxBytes) throw createTooLargeFailure(maxBytes);
  return request.body ? await collect(request.body, { maxBytes, lease, timeoutMs }) : new Uint8Array();
}

const createTooLargeFailure = (maxBytes: number) =>
  new Failure("too_large", `The body has to be smaller than ${maxBytes} bytes.`);

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
 * The next piece. A connection that ends early is the caller's doing and no fault of this program.
 */
async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (error) {
    throw new Failure("invalid", "The connection ended before the whole body had arrived.", { cause: error });
  }
}

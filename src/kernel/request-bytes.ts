import { Failure } from "#/kernel/errors";

/** How long a whole body may take to arrive, milliseconds. A server's idle time-out does not see to that: every byte starts it anew. */
const arrivalMsMax = 30_000;

/**
 * A request's body, none where there is no body. Throws `too_large` as soon as `bytesMax` is reached, by Content-Length before anything is read or by counting;
 * `invalid` where it takes longer than `arrivalMs`, thirty seconds unless told otherwise.
 */
export async function requestBytes(request: Request, bytesMax: number, arrivalMs = arrivalMsMax): Promise<Uint8Array> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced >= bytesMax) throw tooLarge(bytesMax);
  return request.body ? await collect(request.body, bytesMax, arrivalMs) : new Uint8Array();
}

const tooLarge = (bytesMax: number) => new Failure("too_large", `The body has to be smaller than ${bytesMax} bytes.`);

async function collect(body: ReadableStream<Uint8Array>, bytesMax: number, arrivalMs: number): Promise<Uint8Array> {
  const reader = body.getReader();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Failure("invalid", `The body did not arrive within ${arrivalMs / 1000} s.`)),
    arrivalMs,
  );
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise]);
      if (done) return Buffer.concat(chunks);
      size += value.length;
      if (size >= bytesMax) throw tooLarge(bytesMax);
      chunks.push(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
    late.promise.catch(() => undefined);
  }
}

import { Failure } from "#/kernel/errors";
import { parseJson } from "#/kernel/parse-json";

/** How long a whole body may take to arrive, milliseconds. A server's idle time-out does not see to that: every byte starts it anew. */
const arrivalMsMax = 30_000;

/**
 * Reads a JSON object from a request. Throws `too_large` as soon as `bytesMax` is reached, by Content-Length before anything is read or by counting; `invalid` for another
 * media type, for what is not a JSON object, and for a body that takes longer than thirty seconds. No body is an empty object.
 */
export async function readBody(request: Request, bytesMax: number, arrivalMs = arrivalMsMax): Promise<Record<string, unknown>> {
  const bytes = await bytesOf(request, bytesMax, arrivalMs);
  if (bytes.length === 0) return {};
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? ""))
    throw new Failure("invalid", "The body has to be JSON, sent with `Content-Type: application/json`.");
  const value = parseJson(bytes, "The body");
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Failure("invalid", "The body has to be a JSON object.");
  return value as Record<string, unknown>;
}

/** How long a file may take to arrive, milliseconds: 64 MB over a slow line. */
const fileArrivalMsMax = 300_000;

/** Reads a file that is a request's whole body. Throws `too_large` as `readBody` does, and `invalid` for a media type that is none of these, before anything is read. */
export async function readFileBody(request: Request, mediaTypes: readonly string[], bytesMax: number): Promise<Uint8Array> {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  if (!mediaTypes.includes(type.trim().toLowerCase()))
    throw new Failure("invalid", `The body has to be a file, sent with one of these as Content-Type: ${mediaTypes.join(", ")}.`);
  return await bytesOf(request, bytesMax, fileArrivalMsMax);
}

/** A body's bytes, none where there is no body. */
async function bytesOf(request: Request, bytesMax: number, arrivalMs: number): Promise<Uint8Array> {
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

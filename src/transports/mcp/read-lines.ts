import { type RequestId, RequestIdScanner } from "#/transports/mcp/request-ids";

const lineFeed = 0x0a;

/** A line that is too long to keep, and the ids of the requests in it. */
export type OversizedLine = { readonly ids: readonly RequestId[] };

/**
 * The lines of a stream. Of a line that reaches `maxBytes`, only the ids of its requests are kept.
 */
export async function* readLines(
  input: ReadableStream<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array | OversizedLine> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  let scanner: RequestIdScanner | undefined;
  const takeLine = (): Uint8Array | OversizedLine => {
    const line = scanner ? { ids: scanner.end() } : Buffer.concat(chunks);
    chunks = [];
    size = 0;
    scanner = undefined;
    return line;
  };
  const add = (bytes: Uint8Array) => {
    size += bytes.length;
    if (scanner) scanner.push(bytes);
    else chunks.push(bytes);
    if (scanner || size < maxBytes) return;
    scanner = new RequestIdScanner();
    for (const one of chunks) scanner.push(one);
    chunks = [];
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      add(chunk.subarray(start, end));
      yield takeLine();
      start = end + 1;
    }
    if (start < chunk.length) add(chunk.subarray(start));
  }
  if (size > 0) yield takeLine();
}

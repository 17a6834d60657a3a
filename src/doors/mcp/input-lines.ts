import { type RequestId, RequestIdScanner } from "#/doors/mcp/request-ids";

const lineFeed = 0x0a;

/** A line that was too long to be kept, and the ids of the requests in it. */
export type OversizedLine = { readonly ids: readonly RequestId[] };

/** The lines of a stream; of one that reaches `bytesMax` only the ids of its requests. */
export async function* linesOf(input: ReadableStream<Uint8Array>, bytesMax: number): AsyncGenerator<Uint8Array | OversizedLine> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let scanner: RequestIdScanner | undefined;
  const taken = (): Uint8Array | OversizedLine => {
    const line = scanner ? { ids: scanner.end() } : Buffer.concat(pieces);
    pieces = [];
    size = 0;
    scanner = undefined;
    return line;
  };
  const add = (piece: Uint8Array) => {
    size += piece.length;
    if (scanner) scanner.push(piece);
    else pieces.push(piece);
    if (scanner || size < bytesMax) return;
    scanner = new RequestIdScanner();
    for (const one of pieces) scanner.push(one);
    pieces = [];
  };
  for await (const chunk of input) {
    let begin = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, begin)) {
      add(chunk.subarray(begin, end));
      yield taken();
      begin = end + 1;
    }
    if (begin < chunk.length) add(chunk.subarray(begin));
  }
  if (size > 0) yield taken();
}

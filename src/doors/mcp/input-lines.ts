const lineFeed = 0x0a;

/** The lines of a stream; in place of one that reaches `bytesMax` that it was too long. */
export async function* linesOf(input: ReadableStream<Uint8Array>, bytesMax: number): AsyncGenerator<Uint8Array | "too long"> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  const taken = () => {
    const line = size < bytesMax ? Buffer.concat(pieces) : "too long";
    pieces = [];
    size = 0;
    return line;
  };
  const add = (piece: Uint8Array) => {
    size += piece.length;
    if (size < bytesMax) pieces.push(piece);
    else pieces = [];
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

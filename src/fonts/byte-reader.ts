/** Reads big-endian numbers from bytes, one after the other. */
export type ByteReader = ReturnType<typeof createByteReader>;

/** A reader that starts at `start`. Reading past the end throws a `RangeError`. */
export function createByteReader(bytes: Uint8Array, start = 0) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = start;
  const advance = (count: number) => {
    const before = at;
    at += count;
    return before;
  };
  const reader = {
    /** How many bytes have been read, those before the start included. */
    at: () => at,
    u8: () => view.getUint8(advance(1)),
    u16: () => view.getUint16(advance(2)),
    i16: () => view.getInt16(advance(2)),
    u32: () => view.getUint32(advance(4)),
    bytes: (count: number) => bytes.subarray(at, advance(count) + count),
    /** WOFF2 `UIntBase128`: seven bits a byte, the highest first. */
    base128: () => {
      let value = 0;
      for (let count = 0; count < 5; count++) {
        const byte = reader.u8();
        value = value * 128 + (byte & 0x7f);
        if ((byte & 0x80) === 0) return value;
      }
      throw new RangeError("a WOFF2 length has more than five bytes");
    },
    /** WOFF2 `255UInt16`. */
    short255: () => {
      const code = reader.u8();
      if (code === 253) return reader.u16();
      if (code === 254) return 506 + reader.u8();
      return code === 255 ? 253 + reader.u8() : code;
    },
  };
  return reader;
}

import { sha256Hex } from "#/kernel/hash";

/**
 * Content in its stored form: its bytes, compressed if that saves space, and the SHA-256 of the
 * original bytes.
 */
export type PackedContent = {
  readonly hash: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: "identity" | "zstd";
  /** The length of the original bytes. */
  readonly length: number;
};

/** Media types that are compressed: repetitive text. Images and fonts are compressed already. */
const packedMediaTypes: readonly string[] = ["application/json", "image/svg+xml"];
/** Smaller content is not compressed, bytes. */
const minPackedBytes = 256;
/** From this size on, content is compressed on another thread, bytes. */
const minThreadBytes = 32_768;

/** Prepares content for storing, synchronously: for a job process. */
export function packContent(content: string | Uint8Array<ArrayBuffer>, mediaType: string): PackedContent {
  const bytes = toBytes(content);
  const packed = shouldPack(bytes, mediaType) ? new Uint8Array(Bun.zstdCompressSync(bytes)) : bytes;
  return toPackedContent(bytes, packed);
}

/** Prepares content for storing; large content is compressed on another thread. */
export async function packContentInBackground(
  content: string | Uint8Array<ArrayBuffer>,
  mediaType: string,
): Promise<PackedContent> {
  const bytes = toBytes(content);
  if (bytes.length < minThreadBytes || !shouldPack(bytes, mediaType)) return packContent(bytes, mediaType);
  return toPackedContent(bytes, new Uint8Array(await Bun.zstdCompress(bytes)));
}

/** The original bytes of stored content; large content is decompressed on another thread. */
export async function unpackContent({
  bytes,
  encoding,
}: {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: "identity" | "zstd";
}): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "identity") return bytes;
  return new Uint8Array(bytes.length < minThreadBytes / 4 ? Bun.zstdDecompressSync(bytes) : await Bun.zstdDecompress(bytes));
}

const toBytes = (content: string | Uint8Array<ArrayBuffer>) =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

const shouldPack = ({ length }: Uint8Array, mediaType: string) =>
  length >= minPackedBytes && packedMediaTypes.includes(mediaType);

const toPackedContent = (bytes: Uint8Array<ArrayBuffer>, packed: Uint8Array<ArrayBuffer>): PackedContent => ({
  hash: sha256Hex(bytes),
  length: bytes.length,
  ...(packed.length < bytes.length ? { bytes: packed, encoding: "zstd" } : { bytes, encoding: "identity" }),
});

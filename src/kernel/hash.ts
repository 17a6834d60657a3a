/** SHA-256 of text (as UTF-8) or bytes, in lower-case hexadecimal. */
export function sha256Hex(content: string | Uint8Array): string {
  return new Bun.CryptoHasher("sha256").update(content).digest("hex");
}

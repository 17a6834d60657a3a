import type { ContentEncoding } from "#/kernel/http/content-encoding";
import { sha256Hex } from "#/kernel/hash";

/** A file of the built console. */
export type ConsoleFile = {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Compressed at build time; empty for files that are too small to benefit. */
  readonly encoded: ReadonlyMap<ContentEncoding, Uint8Array<ArrayBuffer>>;
  /** Strong ETag of the uncompressed bytes, quotes included. */
  readonly etag: string;
};

/** The built console: its document with placeholders, and its files by name. */
export type BuiltConsole = { readonly document: string; readonly files: ReadonlyMap<string, ConsoleFile> };

/**
 * Placeholders in the document, filled in for each request: the base path, and whether the browser
 * has a session cookie.
 */
export const placeholders = { prefix: "%PREFIX%", session: "%SESSION%" } as const;

const mediaTypes: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

export function createConsoleFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  encoded: ReadonlyMap<ContentEncoding, Uint8Array<ArrayBuffer>>,
): ConsoleFile {
  return {
    mediaType: mediaTypes[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream",
    bytes,
    encoded,
    etag: `"${sha256Hex(bytes).slice(0, 32)}"`,
  };
}

/** The name of a file's compressed variant in the executable. */
export const getEncodedName = (name: string, encoding: ContentEncoding) => `${name}.${encoding}`;

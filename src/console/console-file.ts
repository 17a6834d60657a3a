import type { ContentEncoding } from "#/kernel/content-encoding";
import { sha256Hex } from "#/kernel/hash";

/** One file of the built console, ready to send. */
export type ConsoleFile = {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same, compressed by the build, so that nothing is compressed while people wait; none where the file is too small for that. */
  readonly encoded: ReadonlyMap<ContentEncoding, Uint8Array<ArrayBuffer>>;
  /** A strong tag of the plain bytes, with its quotes. */
  readonly etag: string;
};

/** The built console: its document with a place for the address prefix, and its files by name. */
export type BuiltConsole = { readonly document: string; readonly files: ReadonlyMap<string, ConsoleFile> };

/** What stands in the document for what only a request tells: the path before every address, and whether the browser has a session to ask about. */
export const placeholders = { prefix: "%PREFIX%", session: "%SESSION%" } as const;

const mediaTypes: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

/** A file by its name, its bytes and their compressed forms. */
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

/** The name that the build gives to a compressed form of a file. */
export const getEncodedName = (name: string, encoding: ContentEncoding) => `${name}.${encoding}`;

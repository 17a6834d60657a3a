import { sha256Hex } from "#/kernel/hash";

/** One file of the built console, ready to send. */
export type ConsoleFile = {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same, gzipped; absent where that is no smaller. */
  readonly gzip?: Uint8Array<ArrayBuffer>;
  /** A strong tag with its quotes. */
  readonly etag: string;
};

/** The built console: its document with a place for the address prefix, and its files by name. */
export type BuiltConsole = { readonly document: string; readonly files: ReadonlyMap<string, ConsoleFile> };

/** What stands in the document for what only a request tells: the path before every address, and whether the browser has a session to ask about. */
export const marks = { prefix: "%PREFIX%", session: "%SESSION%" } as const;

const mediaTypes: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

/** A file by its name and bytes. `gzip` is what the build made of it, so that nothing is compressed while people wait. */
export function consoleFile(name: string, bytes: Uint8Array<ArrayBuffer>, gzip: Uint8Array<ArrayBuffer>): ConsoleFile {
  return {
    mediaType: mediaTypes[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream",
    bytes,
    ...(gzip.length < bytes.length && { gzip }),
    etag: `"${sha256Hex(bytes).slice(0, 32)}"`,
  };
}

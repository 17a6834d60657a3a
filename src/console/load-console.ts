import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type BuiltConsole, type ConsoleFile, createConsoleFile, getEncodedName } from "#/console/console-file";
import { type ContentEncoding, contentEncodings } from "#/kernel/http/content-encoding";

/**
 * The folder of the embedded files, beside the executable's entry. It does not exist when running
 * from source.
 */
const embeddedFolder = join(import.meta.dir, "console");

export const documentName = "document.html";

/** The build of the sources as they were at a time, which all servers of a process share. */
let built: { readonly stamp: number; readonly files: Promise<BuiltConsole> } | undefined;

/**
 * Returns the embedded console or, when running from source, builds it on the first call and again
 * after a source file has changed. Throws the bundler's errors.
 */
export function createConsoleLoader(): () => Promise<BuiltConsole> {
  if (existsSync(join(embeddedFolder, documentName))) {
    let embeddedConsole: Promise<BuiltConsole> | undefined;
    return () => {
      embeddedConsole ??= Promise.resolve(readEmbedded());
      return embeddedConsole;
    };
  }
  return () => {
    const stamp = getNewestSourceMs();
    if (built?.stamp !== stamp)
      built = { stamp, files: import("#/console/build-console").then(({ buildConsole }) => buildConsole()) };
    return built.files;
  };
}

function readEmbedded(): BuiltConsole {
  const read = (name: string) => new Uint8Array(readFileSync(join(embeddedFolder, name)));
  const all = new Set(readdirSync(embeddedFolder));
  all.delete(documentName);
  const names = new Set([...all].map(getPlainName));
  const files = [...names].map((name): [string, ConsoleFile] => {
    const encoded = new Map<ContentEncoding, Uint8Array<ArrayBuffer>>(
      contentEncodings
        .filter((encoding) => all.has(getEncodedName(name, encoding)))
        .map((encoding) => [encoding, read(getEncodedName(name, encoding))] as const),
    );
    const packed = encoded.get("br");
    if (!packed) return [name, createConsoleFile(name, read(name), encoded)];
    const bytes = new Uint8Array(brotliDecompressSync(packed));
    // For browsers on http, which take no Brotli. Made here, because it would be a third of a megabyte in the executable.
    return [name, createConsoleFile(name, bytes, encoded.set("gzip", Bun.gzipSync(bytes)))];
  });
  return { document: readFileSync(join(embeddedFolder, documentName), "utf8"), files: new Map(files) };
}

/** The name of a file by that of one of its variants. */
function getPlainName(name: string): string {
  const encoding = contentEncodings.find((one) => name.endsWith(getEncodedName("", one)));
  return encoding === undefined ? name : name.slice(0, -getEncodedName("", encoding).length);
}

/** The time of the newest change to a source file, in milliseconds. */
function getNewestSourceMs(): number {
  const folder = join(import.meta.dir, "app");
  let newest = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    newest = Math.max(newest, statSync(join(folder, name)).mtimeMs);
  return newest;
}

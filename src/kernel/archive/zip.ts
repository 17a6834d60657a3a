import { strToU8, zipSync, type Zippable } from "fflate";
import { isSafePath } from "#/kernel/archive/safe-path";

/** A file: a relative path with forward slashes, and its content. */
export type FileEntry = { readonly path: string; readonly content: string | Uint8Array };
/** A file with its permission bits, by default readable by all and writable by its owner. */
export type ArchiveEntry = FileEntry & { readonly mode?: number };

/**
 * The time of every entry, so that the same files always give the same archive: 1 January 1980, the
 * earliest that ZIP allows. Local, as ZIP's times are; the first use of the time zone takes the
 * runtime milliseconds, which a server's start does not need.
 */
const createFixedTime = () => new Date(1980, 0, 1, 0, 0, 0);

/**
 * Creates a ZIP of the files in the given order, byte-identical for identical input. Throws a plain
 * Error for unsafe paths and for names that differ only in case: those are bugs of this program.
 */
export function zip(files: readonly ArchiveEntry[]): Uint8Array<ArrayBuffer> {
  const seen = new Set<string>();
  const entries: Zippable = {};
  const mtime = createFixedTime();
  for (const { path, content, mode = 0o644 } of files) {
    const folded = path.normalize("NFC").toLowerCase();
    if (!isSafePath(path) || seen.has(folded)) throw new Error(`unsafe or repeated path in archive: ${path}`);
    seen.add(folded);
    const bytes = typeof content === "string" ? strToU8(content) : content;
    const compressed = /\.(woff2|png|webp|zip)$/.test(path);
    entries[path] = [bytes, { mtime, level: compressed ? 0 : 6, os: 3, attrs: mode << 16 }];
  }
  return new Uint8Array(zipSync(entries));
}

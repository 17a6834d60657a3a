import type { ArchiveEntry } from "#/kernel/archive/zip";

const blockBytes = 512;

/** A file, a folder, or a symbolic link. */
export type TarEntry =
  | (ArchiveEntry & { readonly owner?: number })
  | { readonly path: string; readonly type: "folder"; readonly mode?: number; readonly owner?: number }
  | { readonly path: string; readonly type: "link"; readonly target: string };

const encodeText = (text: string) => new TextEncoder().encode(text);

/** Splits a path into the two fields of its header. Throws a plain Error if it does not fit. */
function splitPath(path: string): { readonly prefix: string; readonly name: string } {
  if (path.length <= 100) return { prefix: "", name: path };
  const slash = path.indexOf("/", path.length - 101);
  if (slash === -1 || slash > 155) throw new Error(`path too long for an archive: ${path}`);
  return { prefix: path.slice(0, slash), name: path.slice(slash + 1) };
}

type Header = { path: string; mode: number; owner: number; size: number; type: "0" | "2" | "5"; target: string; time: Date };

function createHeader({ path, mode, owner, size, type, target, time }: Header): Uint8Array {
  const block = new Uint8Array(blockBytes);
  const write = (start: number, text: string) => block.set(encodeText(text), start);
  const writeNumber = (start: number, bytes: number, value: number) => write(start, value.toString(8).padStart(bytes - 1, "0"));
  const { prefix, name } = splitPath(path);
  write(0, name);
  writeNumber(100, 8, mode);
  writeNumber(108, 8, owner);
  writeNumber(116, 8, owner);
  writeNumber(124, 12, size);
  writeNumber(136, 12, Math.trunc(time.getTime() / 1000));
  write(148, " ".repeat(8));
  write(156, type);
  write(157, target);
  write(257, "ustar\u000000");
  write(345, prefix);
  const sum = block.reduce((total, byte) => total + byte, 0);
  write(148, `${sum.toString(8).padStart(6, "0")}\0 `);
  return block;
}

/**
 * A tar (POSIX ustar) of the entries, sorted by path, all of one time and by default of root:
 * byte-identical for identical entries.
 */
export function createTar(entries: readonly TarEntry[], time: Date): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const entry of sorted) {
    const common = { path: entry.path, owner: 0, size: 0, target: "", time };
    if (!("type" in entry)) {
      const bytes = typeof entry.content === "string" ? encodeText(entry.content) : entry.content;
      const { mode = 0o644, owner = 0 } = entry;
      parts.push(createHeader({ ...common, mode, owner, size: bytes.length, type: "0" }), bytes);
      parts.push(new Uint8Array((blockBytes - (bytes.length % blockBytes)) % blockBytes));
    } else if (entry.type === "folder") {
      const { mode = 0o755, owner = 0 } = entry;
      parts.push(createHeader({ ...common, path: `${entry.path}/`, mode, owner, type: "5" }));
    } else parts.push(createHeader({ ...common, mode: 0o777, type: "2", target: entry.target }));
  }
  parts.push(new Uint8Array(2 * blockBytes));
  return new Uint8Array(Buffer.concat(parts));
}

/** Compresses with gzip, without name and time: byte-identical for identical input and version of Bun. */
export const gzip = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  Bun.gzipSync(bytes, { level: 6, library: "libdeflate" });

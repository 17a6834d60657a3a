import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { Failure } from "#/kernel/errors";
import { isSafePath } from "#/kernel/zip";

/** A file of a folder: the place that its path leads to once links are followed, and its text; undefined where there is no such file. */
export type FolderFile = { readonly place: string; readonly text: string | undefined };

/** Somebody's folder, in which files are read and written by their path from its root and nothing outside is ever touched. */
export type Folder = {
  /** Throws `conflict` where the path leads out of the folder or to something that is no file of UTF-8 text. */
  read(path: string): FolderFile;
  /** Writes whole or not at all, and makes the folders on the way. A link stays a link, a file keeps its rights. Throws as `read` does, and `unavailable`. */
  write(path: string, text: string): void;
};

/** Opens a folder. Throws `not_found` where there is none. */
export function openFolder(path: string): Folder {
  let root: string;
  try {
    root = realpathSync(path);
    if (!statSync(root).isDirectory()) throw new Error("it is a file");
  } catch (error) {
    throw new Failure("not_found", `${path} is not a folder.`, { cause: error });
  }
  const placeOf = (file: string) => placeWithin(root, file);
  return {
    read(file) {
      const place = placeOf(file);
      return { place, text: textAt(place, file) };
    },
    write(file, text) {
      const place = placeOf(file);
      try {
        mkdirSync(dirname(place), { recursive: true });
        replace(place, text);
      } catch (error) {
        throw new Failure("unavailable", `${file} cannot be written: ${reasonOf(error)}.`, { cause: error });
      }
    },
  };
}

/** Puts a new file in the place of the one that is there, with the same rights. What it wrote beside it is gone where that fails. */
function replace(place: string, text: string): void {
  const beside = `${place}.${process.pid}.part`;
  writeFileSync(beside, text, { flag: "wx" });
  try {
    const there = statSync(place, { throwIfNoEntry: false });
    if (there) chmodSync(beside, there.mode & 0o777);
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "unknown reason");

/** Where a path leads, part by part, with links followed as long as they stay within the root. */
function placeWithin(root: string, path: string): string {
  if (!isSafePath(path)) throw new Failure("conflict", `${path} is no path within the folder.`);
  let place = root;
  const parts = path.split("/");
  for (const [index, part] of parts.entries()) {
    const next = join(place, part);
    const entry = lstatSync(next, { throwIfNoEntry: false });
    if (!entry) return join(next, ...parts.slice(index + 1));
    try {
      place = realpathSync(next);
    } catch (error) {
      throw new Failure("conflict", `${path}: ${part} is a link that leads nowhere.`, { cause: error });
    }
    if (place !== root && !place.startsWith(root.endsWith(sep) ? root : root + sep))
      throw new Failure("conflict", `${path}: ${part} is a link that leads out of the folder.`);
    if (index < parts.length - 1 && !statSync(place).isDirectory())
      throw new Failure("conflict", `${path}: ${part} is there and is not a folder.`);
  }
  return place;
}

function textAt(place: string, path: string): string | undefined {
  let bytes: Uint8Array;
  try {
    const entry = statSync(place, { throwIfNoEntry: false });
    if (!entry) return undefined;
    if (!entry.isFile()) throw new Failure("conflict", `${path} is there and is not a file.`);
    bytes = readFileSync(place);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("conflict", `${path} cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new Failure("conflict", `${path} is not UTF-8 text.`, { cause: error });
  }
}

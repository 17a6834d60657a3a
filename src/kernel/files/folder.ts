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
import { isSafePath } from "#/kernel/archive/zip";

/**
 * A file in a folder: its path once links are followed, and its text; undefined if there is no
 * file.
 */
export type FolderFile = { readonly realPath: string; readonly text: string | undefined };

/**
 * A folder of the user. Files are read and written by their path from its root; nothing outside it
 * is touched.
 */
export type Folder = {
  /**
   * Throws `conflict` if the path leads out of the folder, or to something other than a UTF-8 text
   * file.
   */
  read(path: string): FolderFile;
  /**
   * Writes a file atomically and creates its folders. A link stays a link and a file keeps its
   * mode. Throws the same errors as `read`, and `unavailable`.
   */
  write(path: string, text: string): void;
};

/** Opens a folder. Throws `not_found` if it does not exist. */
export function openFolder(path: string): Folder {
  let root: string;
  try {
    root = realpathSync(path);
    if (!statSync(root).isDirectory()) throw new Error("it is a file");
  } catch (error) {
    throw new Failure("not_found", `${path} is not a folder.`, { cause: error });
  }
  const resolvePath = (file: string) => resolveWithin(root, file);
  return {
    read(file) {
      const realPath = resolvePath(file);
      return { realPath, text: readText(realPath, file) };
    },
    write(file, text) {
      const realPath = resolvePath(file);
      try {
        mkdirSync(dirname(realPath), { recursive: true });
        replaceFile(realPath, text);
      } catch (error) {
        throw new Failure("unavailable", `${file} cannot be written: ${getErrorMessage(error)}.`, { cause: error });
      }
    },
  };
}

/**
 * Replaces a file by renaming a temporary one over it, and keeps the mode. Removes the temporary
 * file on failure.
 */
function replaceFile(realPath: string, text: string): void {
  const temporaryPath = `${realPath}.${process.pid}.part`;
  writeFileSync(temporaryPath, text, { flag: "wx" });
  try {
    const existing = statSync(realPath, { throwIfNoEntry: false });
    if (existing) chmodSync(temporaryPath, existing.mode & 0o777);
    renameSync(temporaryPath, realPath);
  } catch (error) {
    rmSync(temporaryPath, { force: true });
    throw error;
  }
}

const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : "unknown reason");

/** Resolves a path part by part. Links are followed if they stay within the root. */
function resolveWithin(root: string, path: string): string {
  if (!isSafePath(path)) throw new Failure("conflict", `${path} is not a path within the folder.`);
  let realPath = root;
  const parts = path.split("/");
  for (const [index, part] of parts.entries()) {
    const next = join(realPath, part);
    const entry = lstatSync(next, { throwIfNoEntry: false });
    if (!entry) return join(next, ...parts.slice(index + 1));
    try {
      realPath = realpathSync(next);
    } catch (error) {
      throw new Failure("conflict", `${path}: ${part} is a broken link.`, { cause: error });
    }
    if (realPath !== root && !realPath.startsWith(root.endsWith(sep) ? root : root + sep))
      throw new Failure("conflict", `${path}: ${part} is a link that leads out of the folder.`);
    if (index < parts.length - 1 && !statSync(realPath).isDirectory())
      throw new Failure("conflict", `${path}: ${part} is not a folder.`);
  }
  return realPath;
}

function readText(realPath: string, path: string): string | undefined {
  let bytes: Uint8Array;
  try {
    const entry = statSync(realPath, { throwIfNoEntry: false });
    if (!entry) return undefined;
    if (!entry.isFile()) throw new Failure("conflict", `${path} is not a file.`);
    bytes = readFileSync(realPath);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("conflict", `${path} cannot be read: ${getErrorMessage(error)}.`, { cause: error });
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new Failure("conflict", `${path} is not UTF-8 text.`, { cause: error });
  }
}

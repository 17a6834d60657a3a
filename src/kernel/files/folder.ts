import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { Failure } from "#/kernel/errors";
import { isSafePath } from "#/kernel/archive/safe-path";

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
  write(path: string, content: string | Uint8Array): void;
  /**
   * The bytes of a file; undefined if there is none. Throws `conflict` as `read` does, but for bytes
   * that are not text.
   */
  readBytes(path: string): Uint8Array | undefined;
  /**
   * Removes a file, and the folders above it that are empty then. Throws `conflict` if the path leads
   * out of the folder, and `unavailable`.
   */
  remove(path: string): void;
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
    readBytes: (file) => readBytes(resolvePath(file), file),
    remove(file) {
      const realPath = resolvePath(file);
      try {
        rmSync(realPath, { force: true });
      } catch (error) {
        throw new Failure("unavailable", `${file} cannot be removed: ${getErrorMessage(error)}.`, { cause: error });
      }
      removeEmptyFolders(root, dirname(realPath));
    },
    write(file, content) {
      const realPath = resolvePath(file);
      try {
        mkdirSync(dirname(realPath), { recursive: true });
        replaceFile(realPath, content);
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
function replaceFile(realPath: string, content: string | Uint8Array): void {
  const temporaryPath = `${realPath}.${process.pid}.part`;
  writeFileSync(temporaryPath, content, { flag: "wx" });
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

/** Removes a folder below the root, and those above it, while they are empty. */
function removeEmptyFolders(root: string, folder: string): void {
  for (let at = folder; at !== root && at.startsWith(root); at = dirname(at))
    try {
      rmdirSync(at);
    } catch {
      return;
    }
}

function readBytes(realPath: string, path: string): Uint8Array | undefined {
  try {
    const entry = statSync(realPath, { throwIfNoEntry: false });
    if (!entry) return undefined;
    if (!entry.isFile()) throw new Failure("conflict", `${path} is not a file.`);
    return readFileSync(realPath);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("conflict", `${path} cannot be read: ${getErrorMessage(error)}.`, { cause: error });
  }
}

function readText(realPath: string, path: string): string | undefined {
  const bytes = readBytes(realPath, path);
  if (bytes === undefined) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new Failure("conflict", `${path} is not UTF-8 text.`, { cause: error });
  }
}

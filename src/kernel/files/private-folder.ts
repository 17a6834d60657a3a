import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  type Stats,
} from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { getSystemErrorCode, Failure } from "#/kernel/errors";

const othersMode = 0o077;
const stickyBit = 0o1000;
/** How deep, and how many entries in all, a folder is searched for files that others may read. */
const maxDepth = 4;
const maxEntries = 20_000;

/** How a folder and its files are recognized as this program's own. */
export type OwnershipMarkers = {
  /** The file that marks a folder as this program's own. Other folders are left alone. */
  readonly ownFile: string;
  /** Name prefixes of this program's files, which are closed to others in any folder. */
  readonly ownNames: readonly string[];
  /** Names of files whose mode is checked elsewhere. */
  readonly exceptNames: readonly string[];
};

/**
 * Creates a folder that only its owner may open, or checks that this user can work in an existing
 * one and closes it and its files to others. Returns a line for each thing that was open to others.
 * Throws `unavailable`, with what to do, if the folder cannot be used.
 */
export function preparePrivateFolder(path: string, markers: OwnershipMarkers): readonly string[] {
  const existing = readStats(path);
  if (!existing) {
    makePrivateFolder(path);
    return [];
  }
  if (!existing.isDirectory())
    throw new Failure("unavailable", `${path} is a file, not a folder. Choose another data folder with --data (LIVERY_DATA).`);
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw createUnusableFailure(path, existing, error);
  }
  return process.platform === "win32" ? [] : restrictAccess(path, existing, markers);
}

/** Creates a folder and its parents, which only their owner may open. Throws `unavailable`. */
export function makePrivateFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw createUnusableFailure(path, findNearestParent(path), error);
  }
}

/** Creates an empty file that only its owner may read, unless it exists. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, "a", 0o600));
}

/** Whether a folder is closed to everyone but its owner. */
export function isPrivateFolder(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && process.platform !== "win32" && (stats.mode & othersMode) === 0;
}

function readStats(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw createUnusableFailure(path, undefined, error);
  }
}

function findNearestParent(path: string): Stats | undefined {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    try {
      const stats = statSync(folder, { throwIfNoEntry: false });
      if (stats) return stats;
    } catch {
      return undefined;
    }
    if (folder === dirname(folder)) return undefined;
  }
}

/** A failure that says why a folder cannot be used and what to do. */
export function createUnusableFailure(path: string, stats: Pick<Stats, "uid"> | undefined, error: unknown): Failure {
  const other = "or choose another folder with --data (LIVERY_DATA)";
  const me = process.getuid?.();
  const owner =
    stats && me !== undefined && stats.uid !== me ? ` It belongs to user ${stats.uid}, and Livery runs as user ${me}.` : "";
  const sentences: Readonly<Record<string, string>> = {
    ENOTDIR: `${path} cannot be a folder, because a part of the path is a file. Choose another data folder with --data (LIVERY_DATA).`,
    EEXIST: `${path} is a file, not a folder. Choose another data folder with --data (LIVERY_DATA).`,
    EROFS: `${path} is on a read-only file system. Mount it writable, ${other}.`,
    ENOSPC: `The disk of ${path} is full. Free some space, ${other}.`,
    EACCES: `Livery may not write to ${path}.${owner} Give this user the folder (chown), ${other}.`,
  };
  const code = getSystemErrorCode(error);
  const sentence = sentences[code === "EPERM" ? "EACCES" : code];
  return new Failure(
    "unavailable",
    sentence ?? `${path} cannot be used as a data folder (${code || "unknown reason"}). Make it usable, ${other}.`,
    {
      cause: error,
    },
  );
}

/**
 * Closes what is open to others. Folders that are not this program's own stay as they are: only its
 * files in them are closed.
 */
function restrictAccess(path: string, stats: Stats, { ownFile, ownNames, exceptNames }: OwnershipMarkers): readonly string[] {
  const names = readdirSync(path);
  const isShared = (stats.mode & stickyBit) !== 0 || ["/", homedir()].includes(resolve(path));
  const isOwn = !isShared && (names.length === 0 || names.includes(ownFile));
  const lines: string[] = [];
  if (isOwn && (stats.mode & othersMode) !== 0)
    lines.push(
      tryRestrict(path, stats)
        ? `${path} was open to other users (mode ${formatMode(stats)}); it is mode 700 now.`
        : describeUnrestricted(path, stats),
    );
  let remaining = maxEntries;
  let restrictedFiles = 0;
  const restrictEntries = (folder: string, depth: number) => {
    for (const name of depth === 0 ? names : readdirSync(folder)) {
      if (remaining-- <= 0) return;
      if (exceptNames.includes(name)) continue;
      if (!isOwn && !ownNames.some((own) => name.startsWith(own))) continue;
      const entryPath = join(folder, name);
      const entry = lstatSync(entryPath, { throwIfNoEntry: false });
      if (!entry || entry.isSymbolicLink()) continue;
      if ((entry.isFile() || entry.isDirectory()) && (entry.mode & othersMode) !== 0) {
        if (tryRestrict(entryPath, entry)) restrictedFiles++;
        else lines.push(describeUnrestricted(entryPath, entry));
      }
      if (isOwn && entry.isDirectory() && depth < maxDepth) restrictEntries(entryPath, depth + 1);
    }
  };
  restrictEntries(path, 0);
  if (restrictedFiles > 0)
    lines.push(
      `${restrictedFiles} ${restrictedFiles === 1 ? "file" : "files"} in ${path} could be read by other users; only their owner can now.`,
    );
  return lines;
}

const formatMode = ({ mode }: Stats) => (mode & 0o777).toString(8);
const describeUnrestricted = (path: string, stats: Stats) =>
  `${path} can be read by other users (mode ${formatMode(stats)}), and this user may not change that. Run: chmod go-rwx ${path}`;

function tryRestrict(path: string, { mode }: Stats): boolean {
  try {
    chmodSync(path, mode & 0o777 & ~othersMode);
    return true;
  } catch {
    return false;
  }
}

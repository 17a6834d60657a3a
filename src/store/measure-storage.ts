import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Sizes in bytes; undefined where the system does not tell. */
export type StorageSizes = {
  readonly databaseBytes: number | undefined;
  /** The write-ahead log. */
  readonly logBytes: number | undefined;
  /** What this account may still write. */
  readonly freeBytes: number | undefined;
};

/** Measures the files of a database and the free space on its disk. */
export function measureStorage(databasePath: string): StorageSizes {
  return {
    databaseBytes: statSync(databasePath, { throwIfNoEntry: false })?.size,
    logBytes: statSync(`${databasePath}-wal`, { throwIfNoEntry: false })?.size,
    freeBytes: measureFreeBytes(dirname(databasePath)),
  };
}

function measureFreeBytes(folder: string): number | undefined {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    return blocks > 0 ? bavail * bsize : undefined;
  } catch {
    return undefined;
  }
}

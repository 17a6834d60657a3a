import { zip } from "#/kernel/archive/zip";
import { type Contents, listArchiveEntries, type PackageFile } from "./contents";
import { createTar, gzip } from "./tar";

/** The archive of a target: a ZIP for Windows, else a gzip tar, with one folder inside. */
export function createArchive(contents: Contents): PackageFile {
  const { release, target } = contents;
  const name = `livery-${release.version}-${target.name}`;
  const entries = listArchiveEntries(contents, name);
  return target.os === "win32"
    ? { name: `${name}.zip`, bytes: zip(entries) }
    : { name: `${name}.tar.gz`, bytes: gzip(createTar(entries, release.time)) };
}

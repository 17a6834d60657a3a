import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "#/kernel/errors";
import { Sieve, type UnpackLimits, type Wish } from "#/kernel/sieve";
import type { Unpacked } from "#/kernel/unpack";

/** Reads a folder by the rules of an archive, in the order of its names. Links are not followed. Throws `too_large`, and `not_found` for what cannot be read. */
export function unpackFolder(folder: string, limits: UnpackLimits, wish: (path: string) => Wish): Unpacked {
  const sieve = new Sieve(limits, wish);
  try {
    walk(folder, "", sieve);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("not_found", `${folder} cannot be read to its end.`, { cause: error });
  }
  return { files: sieve.files, left: sieve.left };
}

function walk(root: string, within: string, sieve: Sieve): void {
  for (const name of readdirSync(join(root, within)).sort()) {
    const path = within === "" ? name : `${within}/${name}`;
    const place = join(root, path);
    const entry = lstatSync(place);
    sieve.count();
    if (entry.isDirectory()) walk(root, path, sieve);
    else if (entry.isSymbolicLink()) sieve.leave(path, "It is a link.");
    else if (!entry.isFile()) sieve.leave(path, "It is neither a file nor a folder.");
    else {
      sieve.weigh(entry.size);
      if (sieve.admits(path, entry.size)) sieve.take(path, readFileSync(place));
    }
  }
}

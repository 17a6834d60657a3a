import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "#/kernel/errors";
import { readSecretKey } from "#/kernel/secret-box";

/**
 * The key of 32 bytes in a file that only its owner may read; it is made where there is none. Of any number of processes that make it at once, one does, and a file that is
 * there was written whole. Throws `unavailable` where it cannot be read or is no key.
 */
export function keyInFile(path: string): Uint8Array {
  try {
    return read(path) ?? made(path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("unavailable", `The key file ${path} cannot be read or made.`, { cause: error });
  }
}

function read(path: string): Uint8Array | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  const key = readSecretKey(text);
  if (!key)
    throw new Failure(
      "unavailable",
      `${path} is not a key of 32 bytes in base64. Bring back the file that belongs to this database, or set LIVERY_SECRET_KEY.`,
    );
  return key;
}

/** Writes a new key beside its place and gives it that name unless another process was first; the first one's key counts. */
function made(path: string): Uint8Array {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}-${crypto.randomUUID()}`;
  const file = openSync(draft, "wx", 0o600);
  try {
    writeSync(file, `${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64")}\n`);
    fsyncSync(file);
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  } finally {
    closeSync(file);
    rmSync(draft, { force: true });
  }
  const folder = openSync(dirname(path), "r");
  fsyncSync(folder);
  closeSync(folder);
  const key = read(path);
  if (!key) throw new Failure("unavailable", `The key file ${path} vanished while it was made.`);
  return key;
}

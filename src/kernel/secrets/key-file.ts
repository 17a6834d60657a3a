import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { getSystemErrorCode, Failure } from "#/kernel/errors";
import { makePrivateFolder } from "#/kernel/files/private-folder";
import { createSecretBox, parseSecretKey, type SecretBox } from "#/kernel/secrets/secret-box";

/**
 * The box over `key`, or, without one, over the key in the file at `path`. That is made when a
 * secret is sealed first, unless `hasSealedSecrets` says that there are secrets which were sealed
 * with another: a new key beside those would never open them.
 */
export function createKeyFileSecretBox(key: Uint8Array | undefined, path: string, hasSealedSecrets: () => boolean): SecretBox {
  let cachedKey = key;
  return createSecretBox(() => {
    cachedKey ??= loadOrCreateKey(path, () => !hasSealedSecrets());
    return cachedKey;
  });
}

/**
 * The key of 32 bytes in a file that only its owner may read; it is made where there is none and
 * `canCreate` allows it. Of any number of processes that make it at once, one does, and a file that
 * is there was written whole. Throws `unavailable` with what to do where it is missing and may not
 * be made, cannot be read, is no key, or may be read by other users.
 */
export function loadOrCreateKey(path: string, canCreate: () => boolean): Uint8Array {
  try {
    const key = readKey(path);
    if (key) return key;
    if (!canCreate())
      throw new Failure(
        "unavailable",
        `The key file ${path} is missing, and secrets in this database were sealed with it. ${restoreAdvice}`,
      );
    return createKeyFile(path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      "unavailable",
      `The key file ${path} cannot be read or made (${getSystemErrorCode(error) || "unknown reason"}).`,
      {
        cause: error,
      },
    );
  }
}

const restoreAdvice =
  "Bring the file back from a backup. If it is lost for good, set LIVERY_SECRET_KEY to a new key (`openssl rand -base64 32`) and give every webhook endpoint and subscription a new secret.";

function readKey(path: string): Uint8Array | undefined {
  let text: string;
  try {
    const { mode } = statSync(path);
    if (process.platform !== "win32" && (mode & 0o077) !== 0)
      throw new Failure(
        "unavailable",
        `The key file ${path} can be read by other users (mode ${(mode & 0o777).toString(8)}). Run \`chmod 600 ${path}\`; if others may have copied it, give every webhook endpoint a new secret after that.`,
      );
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (getSystemErrorCode(error) === "ENOENT") return undefined;
    throw error;
  }
  const key = parseSecretKey(text);
  if (!key) throw new Failure("unavailable", `The key file ${path} is not a key of 32 bytes in base64. ${restoreAdvice}`);
  return key;
}

/**
 * Writes a new key beside its place and gives it that name unless another process was first; the
 * first one's key counts.
 */
function createKeyFile(path: string): Uint8Array {
  makePrivateFolder(dirname(path));
  const temporaryPath = `${path}.${process.pid}-${crypto.randomUUID()}`;
  const file = openSync(temporaryPath, "wx", 0o600);
  try {
    writeSync(file, `${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64")}\n`);
    fsyncSync(file);
    try {
      linkSync(temporaryPath, path);
    } catch (error) {
      if (getSystemErrorCode(error) !== "EEXIST") throw error;
    }
  } finally {
    closeSync(file);
    rmSync(temporaryPath, { force: true });
  }
  const folder = openSync(dirname(path), "r");
  fsyncSync(folder);
  closeSync(folder);
  const key = readKey(path);
  if (!key) throw new Failure("unavailable", `The key file ${path} vanished while it was made.`);
  return key;
}

import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { getSystemErrorCode, Failure } from "#/kernel/errors";
import { makePrivateFolder } from "#/kernel/files/private-folder";
import { createSecretBox, parseSecretKey, type SecretBox } from "#/kernel/secrets/secret-box";

/**
 * Creates a secret box over `key` or, without one, over the key in the file at `path`. The file is
 * created when the first secret is sealed, unless `hasSealedSecrets` says that secrets were sealed
 * with another key: a new key could never open those.
 */
export function createKeyFileSecretBox(key: Uint8Array | undefined, path: string, hasSealedSecrets: () => boolean): SecretBox {
  let cachedKey = key;
  return createSecretBox(() => {
    cachedKey ??= loadOrCreateKey(path, () => !hasSealedSecrets());
    return cachedKey;
  });
}

/**
 * Reads the 32-byte key from a file that only its owner may read. Creates the file if it is missing
 * and `canCreate` allows it; if several processes do so at once, one succeeds and the others read
 * its key. Throws `unavailable`, with what to do, if the file is missing and may not be created,
 * cannot be read, is not a key or may be read by other users.
 */
export function loadOrCreateKey(path: string, canCreate: () => boolean): Uint8Array {
  try {
    const key = readKey(path);
    if (key) return key;
    if (!canCreate())
      throw new Failure(
        "unavailable",
        `The key file ${path} is missing, and secrets in this database are encrypted with it. ${restoreAdvice}`,
      );
    return createKeyFile(path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      "unavailable",
      `The key file ${path} cannot be read or created (${getSystemErrorCode(error) || "unknown reason"}).`,
      {
        cause: error,
      },
    );
  }
}

const restoreAdvice =
  "Restore it from a backup. If there is none, set LIVERY_SECRET_KEY to a new key (`openssl rand -base64 32`), " +
  "give every webhook endpoint and subscription a new secret, and create new signing keys.";

function readKey(path: string): Uint8Array | undefined {
  let text: string;
  try {
    const { mode } = statSync(path);
    if (process.platform !== "win32" && (mode & 0o077) !== 0)
      throw new Failure(
        "unavailable",
        `The key file ${path} can be read by other users (mode ${(mode & 0o777).toString(8)}). Run \`chmod 600 ${path}\`. ` +
          "If others may have copied it, give every webhook endpoint a new secret afterwards.",
      );
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (getSystemErrorCode(error) === "ENOENT") return undefined;
    throw error;
  }
  const key = parseSecretKey(text);
  if (!key) throw new Failure("unavailable", `The key file ${path} does not contain a 32-byte key in base64. ${restoreAdvice}`);
  return key;
}

/**
 * Writes a new key to a temporary file and links it to `path`. If another process was first, its
 * key is used.
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
  if (!key) throw new Failure("unavailable", `The key file ${path} disappeared while it was created. Try again.`);
  return key;
}

import { loadOrCreateKey } from "#/kernel/key-file";
import { type SecretBox, createSecretBox } from "#/kernel/secret-box";

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

import { keyInFile } from "#/kernel/key-file";
import { type SecretBox, secretBoxOf } from "#/kernel/secret-box";

/**
 * The box over `key`, or, without one, over the key in the file at `path`. That is made when a secret is sealed first, unless `hasSealed` says that there are secrets which
 * were sealed with another: a new key beside those would never open them.
 */
export function keptSecretBox(key: Uint8Array | undefined, path: string, hasSealed: () => boolean): SecretBox {
  let known = key;
  return secretBoxOf(() => {
    known ??= keyInFile(path, () => !hasSealed());
    return known;
  });
}

import { keyInFile } from "#/kernel/key-file";
import { type SecretBox, secretBoxOf } from "#/kernel/secret-box";

/** The box over `key`, or, without one, over the key in the file at `path`, which is made when a secret is sealed first. */
export function keptSecretBox(key: Uint8Array | undefined, path: string): SecretBox {
  let known = key;
  return secretBoxOf(() => {
    known ??= keyInFile(path);
    return known;
  });
}

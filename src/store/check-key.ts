import { existsSync } from "node:fs";
import { Failure } from "#/kernel/errors";
import { loadOrCreateKey } from "#/kernel/secrets/key-file";
import { createSecretBox } from "#/kernel/secrets/secret-box";
import type { CheckResult } from "#/store/check-result";

/** A stored secret and what it belongs to. */
export type SealedSecret = { readonly id: string; readonly secret: string };

/** The key of the settings, 32 bytes; undefined where it is in the file at `keyPath`. */
export type KeyLocation = { readonly configuredKey: Uint8Array | undefined; readonly keyPath: string };

/** Whether the key of the settings, or the file with it, decrypts stored secrets. */
export function checkKey({ configuredKey, keyPath }: KeyLocation, secrets: readonly SealedSecret[]): CheckResult {
  const name = "key";
  if (configuredKey === undefined && !existsSync(keyPath) && secrets.length === 0)
    return { name, status: "ok", message: "There is no secret key yet; the first secret creates it." };
  try {
    const key = configuredKey ?? loadOrCreateKey(keyPath, () => false);
    const box = createSecretBox(() => key);
    const opened = secrets.filter(({ id, secret }) => box.open(secret, id) !== undefined).length;
    return opened < secrets.length
      ? {
          name,
          status: "error",
          message:
            `The secret key does not decrypt ${secrets.length - opened} of ${secrets.length} signing secrets. ` +
            "Restore the key that encrypted them, or give each endpoint and subscription a new secret and create new signing keys.",
        }
      : { name, status: "ok", message: `The secret key decrypts the signing secrets (${opened} checked).` };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { name, status: "error", message: error.message };
  }
}

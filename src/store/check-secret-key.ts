import { existsSync } from "node:fs";
import { loadOrCreateKey } from "#/kernel/secrets/key-file";
import type { Log } from "#/kernel/log";
import type { SecretBox } from "#/kernel/secrets/secret-box";
import type { Store } from "#/store/store";

/**
 * Checks at start-up that stored secrets can be decrypted. Throws `unavailable` if the key file is
 * missing although secrets were encrypted with it, is not a key, or is readable by other users. A
 * key that decrypts nothing is only logged, because rotating the secrets is how to recover from a
 * lost key. `keyPath` is undefined if the key is configured directly.
 */
export async function checkSecretKey(store: Store, secrets: SecretBox, keyPath: string | undefined, log: Log): Promise<void> {
  if (keyPath !== undefined && (existsSync(keyPath) || store.hasSealedSecrets())) loadOrCreateKey(keyPath, () => false);
  const lists = [store.webhookEndpoints, store.subscriptions, store.signingKeys].map((repository) =>
    repository.listSealedSecrets(20),
  );
  const sealed: readonly { readonly id: string; readonly secret: string }[] = (await Promise.all(lists)).flat();
  if (sealed.length > 0 && sealed.every(({ id, secret }) => secrets.open(secret, id) === undefined))
    log.error(
      "the secret key decrypts none of the secrets in this database; webhook deliveries and signatures of bundles are on hold",
      "Restore the key that encrypted them, or rotate the secret of every webhook endpoint and subscription and create new signing keys.",
    );
}

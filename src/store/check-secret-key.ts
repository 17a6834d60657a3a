import { existsSync } from "node:fs";
import { Failure } from "#/kernel/errors";
import { loadOrCreateKey } from "#/kernel/secrets/key-file";
import type { Log } from "#/kernel/log";
import type { SecretBox } from "#/kernel/secrets/secret-box";
import type { Store } from "#/store/store";

/**
 * Checks at start-up that stored secrets can be decrypted. Throws `unavailable` if the key file is
 * missing although secrets were encrypted with it, is not a key, or is readable by other users. A
 * key that decrypts nothing is only logged, because rotating the secrets is how to recover from a
 * lost key. `keyPath` is undefined if the key is configured directly.
 *
 * Servers that share a database need the same key: there, it must be configured or decrypt what is
 * stored, and one that decrypts nothing is refused.
 */
export async function checkSecretKey(store: Store, secrets: SecretBox, keyPath: string | undefined, log: Log): Promise<void> {
  if (store.isShared && keyPath !== undefined && !existsSync(keyPath)) throw createMissingKeyFailure();
  if (keyPath !== undefined && (existsSync(keyPath) || store.hasSealedSecrets())) loadOrCreateKey(keyPath, () => false);
  const lists = [store.webhookEndpoints, store.subscriptions, store.signingKeys].map((repository) =>
    repository.listSealedSecrets(20),
  );
  const sealed: readonly { readonly id: string; readonly secret: string }[] = (await Promise.all(lists)).flat();
  if (store.isShared && keyPath !== undefined && sealed.length === 0) throw createMissingKeyFailure();
  if (sealed.length === 0 || sealed.some(({ id, secret }) => secrets.open(secret, id) !== undefined)) return;
  if (store.isShared)
    throw new Failure(
      "unavailable",
      "The secret key decrypts none of the secrets in this database. " +
        "Set LIVERY_SECRET_KEY to the key that encrypted them, the same on every server.",
    );
  log.error(
    "the secret key decrypts none of the secrets in this database; webhook deliveries and signatures of bundles are on hold",
    "Restore the key that encrypted them, or rotate the secret of every webhook endpoint and subscription and create new signing keys.",
  );
}

const createMissingKeyFailure = () =>
  new Failure(
    "unavailable",
    "Servers on PostgreSQL need LIVERY_SECRET_KEY, the same on each of them. Create a key with `openssl rand -base64 32`. " +
      "To keep secrets that were moved from SQLite, use the key in secret.key of its data folder.",
  );

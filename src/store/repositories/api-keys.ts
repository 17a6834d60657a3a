import { eq } from "drizzle-orm";
import type { ApiKey } from "#/model/key";
import type { Queries } from "#/store/driver";
import { apiKeys } from "#/store/tables";

export const apiKeyRepository = (queries: Queries) => ({
  /** Finds a key by the SHA-256 of its text, revoked and expired ones included. */
  async byHash(hash: string): Promise<ApiKey | undefined> {
    return (await queries.select().from(apiKeys).where(eq(apiKeys.hash, hash)))[0];
  },
  async insert(key: ApiKey): Promise<void> {
    await queries.insert(apiKeys).values(key);
  },
});

import { and, asc, eq, isNull } from "drizzle-orm";
import type { ApiKey } from "#/model/key";
import type { Queries } from "#/store/driver";
import { apiKeys } from "#/store/tables";

export const apiKeyRepository = (queries: Queries) => ({
  /** Finds a key by the SHA-256 of its text, revoked and expired ones included. */
  async byHash(hash: string): Promise<ApiKey | undefined> {
    return (await queries.select().from(apiKeys).where(eq(apiKeys.hash, hash)))[0];
  },
  /** A workspace's keys, oldest first, revoked ones included. */
  async ofWorkspace(workspaceId: string): Promise<readonly ApiKey[]> {
    return await queries.select().from(apiKeys).where(eq(apiKeys.workspaceId, workspaceId)).orderBy(asc(apiKeys.id));
  },
  async inWorkspace(workspaceId: string, id: string): Promise<ApiKey | undefined> {
    return (
      await queries
        .select()
        .from(apiKeys)
        .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id)))
    )[0];
  },
  async touch(id: string, lastUsedAt: string): Promise<void> {
    await queries.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, id));
  },
  /** Revokes a key. False where it was revoked before. */
  async revoke(id: string, revokedAt: string): Promise<boolean> {
    const rows = await queries
      .update(apiKeys)
      .set({ revokedAt })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id });
    return rows.length === 1;
  },
  async insert(key: ApiKey): Promise<void> {
    await queries.insert(apiKeys).values(key);
  },
});

import type { DesignId, KeyId, UserId, WorkspaceId } from "#/model/ids";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { isId } from "#/kernel/ids";
import type { ApiKey } from "#/model/key";
import type { Queries } from "#/store/driver";
import { createdAfter, oldestFirst } from "#/store/sequence";
import { apiKeys } from "#/store/tables";

export const createApiKeyRepository = (queries: Queries) => ({
  /** Finds a key by the SHA-256 of its text, revoked and expired keys included. */
  async findByHash(hash: string): Promise<ApiKey | undefined> {
    return (await queries.select().from(apiKeys).where(eq(apiKeys.hash, hash)))[0];
  },
  /**
   * A page of a workspace's keys or of those bound to one of its designs: oldest first, revoked
   * keys included, after the id `after`.
   */
  async listPage(
    workspaceId: WorkspaceId,
    { designId, after, limit }: { designId?: DesignId; after: KeyId | undefined; limit: number },
  ): Promise<readonly ApiKey[]> {
    const where = and(
      eq(apiKeys.workspaceId, workspaceId),
      designId === undefined ? undefined : eq(apiKeys.designId, designId),
      after === undefined ? undefined : createdAfter(apiKeys, after),
    );
    return await queries.select().from(apiKeys).where(where).orderBy(oldestFirst(apiKeys)).limit(limit);
  },
  /** Finds a key of a workspace by its id or prefix. */
  async findInWorkspace(workspaceId: WorkspaceId, idOrPrefix: string): Promise<ApiKey | undefined> {
    const isKey = isId("key", idOrPrefix) ? eq(apiKeys.id, idOrPrefix) : eq(apiKeys.prefix, idOrPrefix);
    return (
      await queries
        .select()
        .from(apiKeys)
        .where(and(eq(apiKeys.workspaceId, workspaceId), isKey))
    )[0];
  },
  /** The active keys of a workspace that a person created, oldest first. */
  async listActiveByCreator(workspaceId: WorkspaceId, createdBy: UserId, now: string): Promise<readonly ApiKey[]> {
    const where = and(
      eq(apiKeys.workspaceId, workspaceId),
      eq(apiKeys.createdBy, createdBy),
      isNull(apiKeys.revokedAt),
      or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
    );
    return await queries.select().from(apiKeys).where(where).orderBy(oldestFirst(apiKeys));
  },
  async touch(id: KeyId, lastUsedAt: string): Promise<void> {
    await queries.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, id));
  },
  /** Revokes a key. False if it was revoked already. */
  async revoke(id: KeyId, revokedAt: string): Promise<boolean> {
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

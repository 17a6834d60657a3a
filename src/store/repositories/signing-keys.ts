import type { SigningKeyId, WorkspaceId } from "#/model/ids";
import { and, eq, isNull } from "drizzle-orm";
import { isId } from "#/kernel/ids";
import type { SigningKey } from "#/model/signing-key";
import type { Queries } from "#/store/driver";
import { createdAfter, newestFirst, oldestFirst } from "#/store/sequence";
import { signingKeys } from "#/store/tables";

export const createSigningKeyRepository = (queries: Queries) => ({
  /** The encrypted private keys, newest first. */
  async listSealedSecrets(limit: number): Promise<readonly Pick<SigningKey, "id" | "secret">[]> {
    const columns = { id: signingKeys.id, secret: signingKeys.secret };
    return await queries.select(columns).from(signingKeys).orderBy(newestFirst(signingKeys)).limit(limit);
  },
  /** A page of a workspace's keys: oldest first, revoked keys included, after the id `after`. */
  async listPage(
    workspaceId: WorkspaceId,
    { after, limit }: { after: SigningKeyId | undefined; limit: number },
  ): Promise<readonly SigningKey[]> {
    const where = and(
      eq(signingKeys.workspaceId, workspaceId),
      after === undefined ? undefined : createdAfter(signingKeys, after),
    );
    return await queries.select().from(signingKeys).where(where).orderBy(oldestFirst(signingKeys)).limit(limit);
  },
  /** The keys of a workspace that are not revoked, newest first. */
  async listActive(workspaceId: WorkspaceId): Promise<readonly SigningKey[]> {
    const where = and(eq(signingKeys.workspaceId, workspaceId), isNull(signingKeys.revokedAt));
    return await queries.select().from(signingKeys).where(where).orderBy(newestFirst(signingKeys));
  },
  /** Finds a key of a workspace by its id or fingerprint. */
  async findInWorkspace(workspaceId: WorkspaceId, idOrFingerprint: string): Promise<SigningKey | undefined> {
    const isKey = isId("sgn", idOrFingerprint)
      ? eq(signingKeys.id, idOrFingerprint)
      : eq(signingKeys.fingerprint, idOrFingerprint);
    const where = and(eq(signingKeys.workspaceId, workspaceId), isKey);
    return (await queries.select().from(signingKeys).where(where))[0];
  },
  /** Revokes a key. False if it was revoked already. */
  async revoke(id: SigningKeyId, revokedAt: string): Promise<boolean> {
    const rows = await queries
      .update(signingKeys)
      .set({ revokedAt })
      .where(and(eq(signingKeys.id, id), isNull(signingKeys.revokedAt)))
      .returning({ id: signingKeys.id });
    return rows.length === 1;
  },
  async insert(key: SigningKey): Promise<void> {
    await queries.insert(signingKeys).values(key);
  },
});

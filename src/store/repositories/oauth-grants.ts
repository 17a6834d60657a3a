import { and, eq, gt, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import type { GrantId, UserId, WorkspaceId } from "#/model/ids";
import type { OAuthGrant, OAuthToken } from "#/model/oauth-grant";
import type { Queries } from "#/store/driver";
import { createdAfter, oldestFirst } from "#/store/sequence";
import { oauthGrants, oauthTokens } from "#/store/tables";

/** The access that people gave remote clients, with the codes and tokens of each. */
export const createOAuthGrantRepository = (queries: Queries) => ({
  async insert(grant: OAuthGrant): Promise<void> {
    await queries.insert(oauthGrants).values(grant);
  },
  async insertToken(token: OAuthToken): Promise<void> {
    await queries.insert(oauthTokens).values(token);
  },
  /** Finds a token by its SHA-256, with its grant, whatever state they are in. */
  async findToken(hash: string): Promise<{ readonly token: OAuthToken; readonly grant: OAuthGrant } | undefined> {
    const rows = await queries
      .select({ token: oauthTokens, grant: oauthGrants })
      .from(oauthTokens)
      .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
      .where(eq(oauthTokens.hash, hash));
    return rows[0];
  },
  /** Marks a code or refresh token as used. False if it was used before. */
  async markTokenUsed(hash: string, usedAtMs: number): Promise<boolean> {
    const rows = await queries
      .update(oauthTokens)
      .set({ usedAtMs })
      .where(and(eq(oauthTokens.hash, hash), isNull(oauthTokens.usedAtMs)))
      .returning({ hash: oauthTokens.hash });
    return rows.length === 1;
  },
  async activate(id: GrantId, activatedAt: string): Promise<void> {
    await queries.update(oauthGrants).set({ activatedAt }).where(eq(oauthGrants.id, id));
  },
  /** Revokes a grant and removes its tokens. False if it was revoked already. */
  async revoke(id: GrantId, revokedAt: string): Promise<boolean> {
    const rows = await queries
      .update(oauthGrants)
      .set({ revokedAt })
      .where(and(eq(oauthGrants.id, id), isNull(oauthGrants.revokedAt)))
      .returning({ id: oauthGrants.id });
    await queries.delete(oauthTokens).where(eq(oauthTokens.grantId, id));
    return rows.length === 1;
  },
  async touch(id: GrantId, lastUsedAt: string): Promise<void> {
    await queries.update(oauthGrants).set({ lastUsedAt }).where(eq(oauthGrants.id, id));
  },
  async findInWorkspace(workspaceId: WorkspaceId, id: GrantId): Promise<OAuthGrant | undefined> {
    const where = and(eq(oauthGrants.workspaceId, workspaceId), eq(oauthGrants.id, id), isNotNull(oauthGrants.activatedAt));
    return (await queries.select().from(oauthGrants).where(where))[0];
  },
  /** A page of a workspace's grants that a client redeemed, oldest first, ended ones included. */
  async listPage(
    workspaceId: WorkspaceId,
    { after, limit }: { after: GrantId | undefined; limit: number },
  ): Promise<readonly OAuthGrant[]> {
    const where = and(
      eq(oauthGrants.workspaceId, workspaceId),
      isNotNull(oauthGrants.activatedAt),
      after === undefined ? undefined : createdAfter(oauthGrants, after),
    );
    return await queries.select().from(oauthGrants).where(where).orderBy(oldestFirst(oauthGrants)).limit(limit);
  },
  /** The active grants of a person, in one workspace or in all, those without tokens included. */
  async listActiveByUser(userId: UserId, now: string, workspaceId?: WorkspaceId): Promise<readonly OAuthGrant[]> {
    const where = and(
      eq(oauthGrants.userId, userId),
      isNull(oauthGrants.revokedAt),
      gt(oauthGrants.expiresAt, now),
      workspaceId === undefined ? undefined : eq(oauthGrants.workspaceId, workspaceId),
    );
    return await queries.select().from(oauthGrants).where(where).orderBy(oldestFirst(oauthGrants));
  },
  /** Removes expired tokens, grants without a redeemed code, and grants that ended before `endedBefore`. */
  async removeEnded({ nowMs, abandonedBefore, endedBefore }: EndedBefore): Promise<void> {
    await queries.delete(oauthTokens).where(lte(oauthTokens.expiresAtMs, nowMs));
    await queries
      .delete(oauthGrants)
      .where(
        or(
          and(isNull(oauthGrants.activatedAt), lt(oauthGrants.createdAt, abandonedBefore)),
          lt(oauthGrants.revokedAt, endedBefore),
          lt(oauthGrants.expiresAt, endedBefore),
        ),
      );
  },
});

/** Times before which rows are removed: Unix milliseconds, and ISO 8601 UTC. */
type EndedBefore = { readonly nowMs: number; readonly abandonedBefore: string; readonly endedBefore: string };

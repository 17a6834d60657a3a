import type { SessionId, UserId } from "#/model/ids";
import { and, eq, gt, lte, ne } from "drizzle-orm";
import { type Session, sessionLifetimeMs } from "#/model/session";
import type { Queries } from "#/store/driver";
import { createdBefore, newestFirst } from "#/store/sequence";
import { sessions } from "#/store/tables";

export const createSessionRepository = (queries: Queries) => ({
  /** Finds an active session by the hash of its token. */
  async findActive(tokenHash: string, nowMs: number): Promise<Session | undefined> {
    return (
      await queries
        .select()
        .from(sessions)
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAtMs, nowMs)))
    )[0];
  },
  /** Finds an active session of a person. */
  async findByUser(userId: UserId, id: SessionId, nowMs: number): Promise<Session | undefined> {
    const where = and(eq(sessions.id, id), eq(sessions.userId, userId), gt(sessions.expiresAtMs, nowMs));
    return (await queries.select().from(sessions).where(where))[0];
  },
  /** A page of a person's active sessions, newest first: at most `limit` before the id `before`. */
  async listPage(
    userId: UserId,
    nowMs: number,
    { before, limit }: { before?: SessionId | undefined; limit: number },
  ): Promise<readonly Session[]> {
    const own = and(eq(sessions.userId, userId), gt(sessions.expiresAtMs, nowMs));
    return await queries
      .select()
      .from(sessions)
      .where(before === undefined ? own : and(own, createdBefore(sessions, before)))
      .orderBy(newestFirst(sessions))
      .limit(limit);
  },
  async insert(session: Session): Promise<void> {
    await queries.insert(sessions).values(session);
  },
  async extend(id: SessionId, expiresAtMs: number): Promise<void> {
    await queries.update(sessions).set({ expiresAtMs }).where(eq(sessions.id, id));
  },
  async end(id: SessionId): Promise<void> {
    await queries.delete(sessions).where(eq(sessions.id, id));
  },
  /**
   * Removes sessions of a person that expired more than one lifetime ago. More recent ones stay,
   * because a clock that was ahead may be corrected.
   */
  async removeExpired(userId: UserId, nowMs: number): Promise<void> {
    await queries.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAtMs, nowMs - sessionLifetimeMs)));
  },
  /**
   * Ends every session of a person except `keptId` and returns their expiry times, Unix
   * milliseconds.
   */
  async endOthers(userId: UserId, keptId: SessionId | null): Promise<readonly number[]> {
    const ended = await queries
      .delete(sessions)
      .where(keptId === null ? eq(sessions.userId, userId) : and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
      .returning({ expiresAtMs: sessions.expiresAtMs });
    return ended.map(({ expiresAtMs }) => expiresAtMs);
  },
});

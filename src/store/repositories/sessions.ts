import { and, eq, gt, lte, ne } from "drizzle-orm";
import { type Session, sessionLifetimeMs } from "#/model/session";
import type { Queries } from "#/store/driver";
import { createdBefore, newestFirst } from "#/store/sequence";
import { sessions } from "#/store/tables";

export const createSessionRepository = (queries: Queries) => ({
  /** The session behind a token's hash, while it lasts. */
  async findActive(tokenHash: string, nowMs: number): Promise<Session | undefined> {
    return (
      await queries
        .select()
        .from(sessions)
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAtMs, nowMs)))
    )[0];
  },
  /** One of a person's own sessions, while it lasts. */
  async findByUser(userId: string, id: string, nowMs: number): Promise<Session | undefined> {
    const where = and(eq(sessions.id, id), eq(sessions.userId, userId), gt(sessions.expiresAtMs, nowMs));
    return (await queries.select().from(sessions).where(where))[0];
  },
  /**
   * A page of a person's sessions that last, newest first: at most `limit` of those before the id
   * `before`.
   */
  async listPage(
    userId: string,
    nowMs: number,
    { before, limit }: { before?: string | undefined; limit: number },
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
  async extend(id: string, expiresAtMs: number): Promise<void> {
    await queries.update(sessions).set({ expiresAtMs }).where(eq(sessions.id, id));
  },
  async end(id: string): Promise<void> {
    await queries.delete(sessions).where(eq(sessions.id, id));
  },
  /**
   * Forgets a person's sessions that have been over for as long as one lasts: those that are over
   * only because the clock is ahead come back when it is set right.
   */
  async removeExpired(userId: string, nowMs: number): Promise<void> {
    await queries.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAtMs, nowMs - sessionLifetimeMs)));
  },
  /**
   * Ends every session of a person but the one named, and gives the ends of those there were, Unix
   * milliseconds.
   */
  async endOthers(userId: string, keptId: string | null): Promise<readonly number[]> {
    const ended = await queries
      .delete(sessions)
      .where(keptId === null ? eq(sessions.userId, userId) : and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
      .returning({ expiresAtMs: sessions.expiresAtMs });
    return ended.map(({ expiresAtMs }) => expiresAtMs);
  },
});

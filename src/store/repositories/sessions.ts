import { and, eq, gt, lte, ne } from "drizzle-orm";
import type { Session } from "#/model/session";
import type { Queries } from "#/store/driver";
import { sessions } from "#/store/tables";

export const sessionRepository = (queries: Queries) => ({
  /** The session behind a token's hash, while it lasts. */
  async live(tokenHash: string, nowMs: number): Promise<Session | undefined> {
    return (
      await queries
        .select()
        .from(sessions)
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAtMs, nowMs)))
    )[0];
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
  /** Forgets a person's sessions that are over. */
  async dropExpired(userId: string, nowMs: number): Promise<void> {
    await queries.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAtMs, nowMs)));
  },
  /** Ends every session of a person but the one named. */
  async endOthers(userId: string, keptId: string | null): Promise<void> {
    await queries
      .delete(sessions)
      .where(keptId === null ? eq(sessions.userId, userId) : and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
  },
});

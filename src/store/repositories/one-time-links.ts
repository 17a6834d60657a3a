import { and, asc, eq, gt } from "drizzle-orm";
import type { LinkKind, OneTimeLink } from "#/model/one-time-link";
import type { Queries } from "#/store/driver";
import { oneTimeLinks } from "#/store/tables";

export const oneTimeLinkRepository = (queries: Queries) => ({
  /** Takes a link out of use and gives it, where it is of this kind and has not run out. A second taker gets nothing. */
  async take(tokenHash: string, kind: LinkKind, nowMs: number): Promise<OneTimeLink | undefined> {
    const where = and(eq(oneTimeLinks.tokenHash, tokenHash), eq(oneTimeLinks.kind, kind), gt(oneTimeLinks.expiresAtMs, nowMs));
    return (await queries.delete(oneTimeLinks).where(where).returning())[0];
  },
  /** Looks at a link without using it. */
  async peek(tokenHash: string, kind: LinkKind, nowMs: number): Promise<OneTimeLink | undefined> {
    const where = and(eq(oneTimeLinks.tokenHash, tokenHash), eq(oneTimeLinks.kind, kind), gt(oneTimeLinks.expiresAtMs, nowMs));
    return (await queries.select().from(oneTimeLinks).where(where))[0];
  },
  async invitationsOf(workspaceId: string, nowMs: number): Promise<readonly OneTimeLink[]> {
    const where = and(
      eq(oneTimeLinks.workspaceId, workspaceId),
      eq(oneTimeLinks.kind, "INVITATION"),
      gt(oneTimeLinks.expiresAtMs, nowMs),
    );
    return await queries.select().from(oneTimeLinks).where(where).orderBy(asc(oneTimeLinks.id));
  },
  async insert(link: OneTimeLink): Promise<void> {
    await queries.insert(oneTimeLinks).values(link);
  },
  /** Takes every link of a kind out of use, as when a new set-up link replaces the old one. */
  async dropAll(kind: LinkKind): Promise<void> {
    await queries.delete(oneTimeLinks).where(eq(oneTimeLinks.kind, kind));
  },
  async dropResetsOf(userId: string): Promise<void> {
    await queries.delete(oneTimeLinks).where(and(eq(oneTimeLinks.kind, "RESET"), eq(oneTimeLinks.userId, userId)));
  },
  /** Takes one of a workspace's invitations back. False where there is none of this id. */
  async dropInvitation(workspaceId: string, id: string): Promise<boolean> {
    const where = and(eq(oneTimeLinks.workspaceId, workspaceId), eq(oneTimeLinks.kind, "INVITATION"), eq(oneTimeLinks.id, id));
    return (await queries.delete(oneTimeLinks).where(where).returning({ id: oneTimeLinks.id })).length === 1;
  },
});

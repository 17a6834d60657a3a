import { and, eq, gt, lte } from "drizzle-orm";
import { type LinkKind, linkLifetimeMs, type OneTimeLink } from "#/model/one-time-link";
import type { Queries } from "#/store/driver";
import { createdAfter, oldestFirst } from "#/store/sequence";
import { oneTimeLinks } from "#/store/tables";

/**
 * Whether a link has not run out. One that would last longer than its kind does is of a clock that
 * was set back since: it counts as run out.
 */
const isUsable = (kind: LinkKind, nowMs: number) =>
  and(gt(oneTimeLinks.expiresAtMs, nowMs), lte(oneTimeLinks.expiresAtMs, nowMs + linkLifetimeMs[kind]));

export const createOneTimeLinkRepository = (queries: Queries) => ({
  /**
   * Takes a link out of use and gives it, where it is of this kind and has not run out. A second
   * taker gets nothing.
   */
  async consume(tokenHash: string, kind: LinkKind, nowMs: number): Promise<OneTimeLink | undefined> {
    const where = and(eq(oneTimeLinks.tokenHash, tokenHash), eq(oneTimeLinks.kind, kind), isUsable(kind, nowMs));
    return (await queries.delete(oneTimeLinks).where(where).returning())[0];
  },
  /** Looks at a link without using it. */
  async findUsable(tokenHash: string, kind: LinkKind, nowMs: number): Promise<OneTimeLink | undefined> {
    const where = and(eq(oneTimeLinks.tokenHash, tokenHash), eq(oneTimeLinks.kind, kind), isUsable(kind, nowMs));
    return (await queries.select().from(oneTimeLinks).where(where))[0];
  },
  /**
   * A page of a workspace's invitations that can still be used, oldest first, those after the id
   * `after`.
   */
  async listInvitations(
    workspaceId: string,
    { nowMs, after, limit }: { nowMs: number; after: string | undefined; limit: number },
  ): Promise<readonly OneTimeLink[]> {
    const where = and(
      eq(oneTimeLinks.workspaceId, workspaceId),
      eq(oneTimeLinks.kind, "INVITATION"),
      isUsable("INVITATION", nowMs),
      after === undefined ? undefined : createdAfter(oneTimeLinks, after),
    );
    return await queries.select().from(oneTimeLinks).where(where).orderBy(oldestFirst(oneTimeLinks)).limit(limit);
  },
  /** One of a workspace's invitations that can still be used. */
  async findInvitation(workspaceId: string, id: string, nowMs: number): Promise<OneTimeLink | undefined> {
    const where = and(
      eq(oneTimeLinks.workspaceId, workspaceId),
      eq(oneTimeLinks.kind, "INVITATION"),
      eq(oneTimeLinks.id, id),
      isUsable("INVITATION", nowMs),
    );
    return (await queries.select().from(oneTimeLinks).where(where))[0];
  },
  /** The links that a person made and that can still be used. */
  async listUsableByCreator(createdBy: string, nowMs: number): Promise<readonly OneTimeLink[]> {
    const where = and(eq(oneTimeLinks.createdBy, createdBy), gt(oneTimeLinks.expiresAtMs, nowMs));
    return await queries.select().from(oneTimeLinks).where(where);
  },
  /** Takes one link out of use. */
  async remove(id: string): Promise<void> {
    await queries.delete(oneTimeLinks).where(eq(oneTimeLinks.id, id));
  },
  async insert(link: OneTimeLink): Promise<void> {
    await queries.insert(oneTimeLinks).values(link);
  },
  /** Takes every link of a kind out of use, as when a new set-up link replaces the old one. */
  async removeByKind(kind: LinkKind): Promise<void> {
    await queries.delete(oneTimeLinks).where(eq(oneTimeLinks.kind, kind));
  },
  /** Takes a workspace's earlier invitations of an address out of use. */
  async removeInvitationsByEmail(workspaceId: string, email: string): Promise<void> {
    const where = and(
      eq(oneTimeLinks.workspaceId, workspaceId),
      eq(oneTimeLinks.kind, "INVITATION"),
      eq(oneTimeLinks.email, email),
    );
    await queries.delete(oneTimeLinks).where(where);
  },
  /** Forgets the links that have run out. */
  async removeExpired(nowMs: number): Promise<void> {
    await queries.delete(oneTimeLinks).where(lte(oneTimeLinks.expiresAtMs, nowMs));
  },
  /**
   * Takes a person's password links out of use: when one is used, when the password changes, and
   * when the person comes to more than who made the link may manage.
   */
  async removeResetsByUser(userId: string): Promise<void> {
    await queries.delete(oneTimeLinks).where(and(eq(oneTimeLinks.kind, "RESET"), eq(oneTimeLinks.userId, userId)));
  },
  /** Takes one of a workspace's invitations back. False where there is none of this id. */
  async removeInvitation(workspaceId: string, id: string): Promise<boolean> {
    const where = and(eq(oneTimeLinks.workspaceId, workspaceId), eq(oneTimeLinks.kind, "INVITATION"), eq(oneTimeLinks.id, id));
    return (await queries.delete(oneTimeLinks).where(where).returning({ id: oneTimeLinks.id })).length === 1;
  },
});

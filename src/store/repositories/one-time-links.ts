import type { LinkId, UserId, WorkspaceId } from "#/model/ids";
import { and, eq, gt, lte } from "drizzle-orm";
import { type LinkKind, linkLifetimeMs, type OneTimeLink } from "#/model/one-time-link";
import type { Queries } from "#/store/driver";
import { createdAfter, oldestFirst } from "#/store/sequence";
import { oneTimeLinks } from "#/store/tables";

/**
 * Whether a link has not expired. An expiry beyond the lifetime of its kind means that the clock
 * was set back; it counts as expired.
 */
const isUsable = (kind: LinkKind, nowMs: number) =>
  and(gt(oneTimeLinks.expiresAtMs, nowMs), lte(oneTimeLinks.expiresAtMs, nowMs + linkLifetimeMs[kind]));

export const createOneTimeLinkRepository = (queries: Queries) => ({
  /**
   * Removes a link and returns it if it is of this kind and has not expired. A second caller gets
   * nothing.
   */
  async consume(tokenHash: string, kind: LinkKind, nowMs: number): Promise<OneTimeLink | undefined> {
    const where = and(eq(oneTimeLinks.tokenHash, tokenHash), eq(oneTimeLinks.kind, kind), isUsable(kind, nowMs));
    return (await queries.delete(oneTimeLinks).where(where).returning())[0];
  },
  /** Finds a link without using it. */
  async findUsable(tokenHash: string, kind: LinkKind, nowMs: number): Promise<OneTimeLink | undefined> {
    const where = and(eq(oneTimeLinks.tokenHash, tokenHash), eq(oneTimeLinks.kind, kind), isUsable(kind, nowMs));
    return (await queries.select().from(oneTimeLinks).where(where))[0];
  },
  /** A page of a workspace's usable invitations, oldest first, after the id `after`. */
  async listInvitations(
    workspaceId: WorkspaceId,
    { nowMs, after, limit }: { nowMs: number; after: LinkId | undefined; limit: number },
  ): Promise<readonly OneTimeLink[]> {
    const where = and(
      eq(oneTimeLinks.workspaceId, workspaceId),
      eq(oneTimeLinks.kind, "INVITATION"),
      isUsable("INVITATION", nowMs),
      after === undefined ? undefined : createdAfter(oneTimeLinks, after),
    );
    return await queries.select().from(oneTimeLinks).where(where).orderBy(oldestFirst(oneTimeLinks)).limit(limit);
  },
  /** Finds a usable invitation of a workspace. */
  async findInvitation(workspaceId: WorkspaceId, id: LinkId, nowMs: number): Promise<OneTimeLink | undefined> {
    const where = and(
      eq(oneTimeLinks.workspaceId, workspaceId),
      eq(oneTimeLinks.kind, "INVITATION"),
      eq(oneTimeLinks.id, id),
      isUsable("INVITATION", nowMs),
    );
    return (await queries.select().from(oneTimeLinks).where(where))[0];
  },
  /** The usable links that a person created. */
  async listUsableByCreator(createdBy: UserId, nowMs: number): Promise<readonly OneTimeLink[]> {
    const where = and(eq(oneTimeLinks.createdBy, createdBy), gt(oneTimeLinks.expiresAtMs, nowMs));
    return await queries.select().from(oneTimeLinks).where(where);
  },
  /** Removes a link. */
  async remove(id: LinkId): Promise<void> {
    await queries.delete(oneTimeLinks).where(eq(oneTimeLinks.id, id));
  },
  async insert(link: OneTimeLink): Promise<void> {
    await queries.insert(oneTimeLinks).values(link);
  },
  /** Removes every link of a kind, for example when a new set-up link replaces the old one. */
  async removeByKind(kind: LinkKind): Promise<void> {
    await queries.delete(oneTimeLinks).where(eq(oneTimeLinks.kind, kind));
  },
  /** Removes the invitations of an e-mail address to a workspace. */
  async removeInvitationsByEmail(workspaceId: WorkspaceId, email: string): Promise<void> {
    const where = and(
      eq(oneTimeLinks.workspaceId, workspaceId),
      eq(oneTimeLinks.kind, "INVITATION"),
      eq(oneTimeLinks.email, email),
    );
    await queries.delete(oneTimeLinks).where(where);
  },
  /** Removes expired links. */
  async removeExpired(nowMs: number): Promise<void> {
    await queries.delete(oneTimeLinks).where(lte(oneTimeLinks.expiresAtMs, nowMs));
  },
  /**
   * Removes the password links of a person: when one is used, when the password changes, and when
   * the person's roles exceed what the creator of the link may manage.
   */
  async removeResetsByUser(userId: UserId): Promise<void> {
    await queries.delete(oneTimeLinks).where(and(eq(oneTimeLinks.kind, "RESET"), eq(oneTimeLinks.userId, userId)));
  },
  /** Removes an invitation of a workspace. False if there is none with this id. */
  async removeInvitation(workspaceId: WorkspaceId, id: LinkId): Promise<boolean> {
    const where = and(eq(oneTimeLinks.workspaceId, workspaceId), eq(oneTimeLinks.kind, "INVITATION"), eq(oneTimeLinks.id, id));
    return (await queries.delete(oneTimeLinks).where(where).returning({ id: oneTimeLinks.id })).length === 1;
  },
});

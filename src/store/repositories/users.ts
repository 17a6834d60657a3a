import type { UserId, WorkspaceId } from "#/model/ids";
import { and, count, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { isId } from "#/kernel/ids";
import type { Membership, Role, User } from "#/model/workspace";
import type { Queries } from "#/store/driver";
import { oldestFirst } from "#/store/sequence";
import { memberships, users } from "#/store/tables";

/** A person as a member of a workspace. */
export type Member = Membership & { readonly email: string };

export const createUserRepository = (queries: Queries) => ({
  /** Finds a person by e-mail address, which is stored in lower case. */
  async findByEmail(email: string): Promise<User | undefined> {
    return (await queries.select().from(users).where(eq(users.email, email)))[0];
  },
  async findById(id: UserId): Promise<User | undefined> {
    return (await queries.select().from(users).where(eq(users.id, id)))[0];
  },
  /** Whether anyone has an account. */
  async hasAny(): Promise<boolean> {
    return (await queries.select({ id: users.id }).from(users).limit(1)).length > 0;
  },
  async setPassword(id: UserId, passwordHash: string): Promise<void> {
    await queries.update(users).set({ passwordHash }).where(eq(users.id, id));
  },
  async insert(user: User): Promise<void> {
    await queries.insert(users).values(user);
  },
  async findMembership(workspaceId: WorkspaceId, userId: UserId): Promise<Membership | undefined> {
    const where = and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId));
    return (await queries.select().from(memberships).where(where))[0];
  },
  /** Every membership of a person. */
  async listMemberships(userId: UserId): Promise<readonly Membership[]> {
    return await queries.select().from(memberships).where(eq(memberships.userId, userId)).orderBy(oldestFirst(memberships));
  },
  /**
   * A page of a workspace's members with their roles, in the order in which they joined, after the
   * id `after`.
   */
  async listMembers(
    workspaceId: WorkspaceId,
    { after, limit }: { after: UserId | undefined; limit: number },
  ): Promise<readonly Member[]> {
    return await queries
      .select({ ...getTableColumns(memberships), email: users.email })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.workspaceId, workspaceId), after === undefined ? undefined : joinedAfter(workspaceId, after)))
      .orderBy(oldestFirst(memberships))
      .limit(limit);
  },
  /** Finds a member of a workspace by id or e-mail address. */
  async findMember(workspaceId: WorkspaceId, idOrEmail: string): Promise<Member | undefined> {
    const isEmail = idOrEmail.includes("@") || !isId("usr", idOrEmail);
    const isUser = isEmail ? eq(users.email, idOrEmail) : eq(users.id, idOrEmail);
    const rows = await queries
      .select({ ...getTableColumns(memberships), email: users.email })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.workspaceId, workspaceId), isUser));
    return rows[0];
  },
  /** Counts the owners of a workspace. */
  async countOwners(workspaceId: WorkspaceId): Promise<number> {
    const where = and(eq(memberships.workspaceId, workspaceId), eq(memberships.role, "OWNER"));
    return (await queries.select({ owners: count() }).from(memberships).where(where))[0]?.owners ?? 0;
  },
  async setRole(workspaceId: WorkspaceId, userId: UserId, role: Role): Promise<void> {
    await queries
      .update(memberships)
      .set({ role })
      .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  },
  async removeMembership(workspaceId: WorkspaceId, userId: UserId): Promise<void> {
    await queries.delete(memberships).where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  },
  async addMembership(membership: Membership): Promise<void> {
    await queries.insert(memberships).values(membership);
  },
});

/** Members who joined after this one. If that person has left, members after those with lower ids. */
const joinedAfter = (workspaceId: WorkspaceId, userId: UserId): SQL =>
  sql`${memberships}.seq > coalesce(
    (SELECT cursor.seq FROM ${memberships} AS cursor WHERE cursor.workspace_id = ${workspaceId} AND cursor.user_id = ${userId}),
    (SELECT max(cursor.seq) FROM ${memberships} AS cursor
      WHERE cursor.workspace_id = ${workspaceId} AND cursor.user_id < ${userId}),
    0
  )`;

import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Membership, Role, User } from "#/model/workspace";
import type { Queries } from "#/store/driver";
import { memberships, users } from "#/store/tables";

export const userRepository = (queries: Queries) => ({
  /** Finds a person by e-mail address, which is kept in lower case. */
  async byEmail(email: string): Promise<User | undefined> {
    return (await queries.select().from(users).where(eq(users.email, email)))[0];
  },
  async byId(id: string): Promise<User | undefined> {
    return (await queries.select().from(users).where(eq(users.id, id)))[0];
  },
  async setPassword(id: string, passwordHash: string): Promise<void> {
    await queries.update(users).set({ passwordHash }).where(eq(users.id, id));
  },
  async insert(user: User): Promise<void> {
    await queries.insert(users).values(user);
  },
  async membership(workspaceId: string, userId: string): Promise<Membership | undefined> {
    const where = and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId));
    return (await queries.select().from(memberships).where(where))[0];
  },
  /** Every membership of a person. */
  async membershipsOf(userId: string): Promise<readonly Membership[]> {
    return await queries.select().from(memberships).where(eq(memberships.userId, userId));
  },
  /** The people of a workspace with their roles, in the order in which they joined. */
  async membersOf(workspaceId: string): Promise<readonly (Membership & { readonly email: string })[]> {
    return await queries
      .select({ ...getTableColumns(memberships), email: users.email })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(eq(memberships.workspaceId, workspaceId))
      .orderBy(asc(memberships.createdAt), asc(memberships.userId));
  },
  async setRole(workspaceId: string, userId: string, role: Role): Promise<void> {
    await queries
      .update(memberships)
      .set({ role })
      .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  },
  async leave(workspaceId: string, userId: string): Promise<void> {
    await queries.delete(memberships).where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  },
  async join(membership: Membership): Promise<void> {
    await queries.insert(memberships).values(membership);
  },
});

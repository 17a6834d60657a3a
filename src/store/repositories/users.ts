import { and, eq } from "drizzle-orm";
import type { Membership, User } from "#/model/workspace";
import type { Queries } from "#/store/driver";
import { memberships, users } from "#/store/tables";

export const userRepository = (queries: Queries) => ({
  /** Finds a person by e-mail address, which is kept in lower case. */
  async byEmail(email: string): Promise<User | undefined> {
    return (await queries.select().from(users).where(eq(users.email, email)))[0];
  },
  async insert(user: User): Promise<void> {
    await queries.insert(users).values(user);
  },
  async membership(workspaceId: string, userId: string): Promise<Membership | undefined> {
    const where = and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId));
    return (await queries.select().from(memberships).where(where))[0];
  },
  async join(membership: Membership): Promise<void> {
    await queries.insert(memberships).values(membership);
  },
});

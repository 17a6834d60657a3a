import { and, asc, count, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import type { OAuthClient } from "#/model/oauth-grant";
import type { ClientId } from "#/model/ids";
import type { Queries } from "#/store/driver";
import { oauthClients, oauthGrants } from "#/store/tables";

export const createOAuthClientRepository = (queries: Queries) => {
  const isUnused = notExists(queries.select({ one: sql`1` }).from(oauthGrants).where(eq(oauthGrants.clientId, oauthClients.id)));
  return {
    async findById(id: ClientId): Promise<OAuthClient | undefined> {
      return (await queries.select().from(oauthClients).where(eq(oauthClients.id, id)))[0];
    },
    async insert(client: OAuthClient): Promise<void> {
      await queries.insert(oauthClients).values(client);
    },
    /** Counts the clients without a grant. */
    async countUnused(): Promise<number> {
      return (await queries.select({ clients: count() }).from(oauthClients).where(isUnused))[0]?.clients ?? 0;
    },
    /** Removes the clients without a grant that registered before a time: the oldest, or all. */
    async removeUnused(before: string, limit?: number): Promise<void> {
      const oldest = queries
        .select({ id: oauthClients.id })
        .from(oauthClients)
        .where(and(lt(oauthClients.createdAt, before), isUnused))
        .orderBy(asc(oauthClients.createdAt));
      const due = limit === undefined ? oldest : oldest.limit(limit);
      await queries.delete(oauthClients).where(inArray(oauthClients.id, due));
    },
  };
};

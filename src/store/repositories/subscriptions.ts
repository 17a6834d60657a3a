import type { SubscriptionId, SystemId, UserId } from "#/model/ids";
import { and, count, eq, inArray } from "drizzle-orm";
import type { Subscription } from "#/model/subscription";
import type { Queries } from "#/store/driver";
import { createdAfter, newestFirst, oldestFirst } from "#/store/sequence";
import { deliveries, subscriptions } from "#/store/tables";

/** The subscriptions of a person to a system. */
type SubscriptionScope = Pick<Subscription, "systemId" | "userId">;
const isInScope = ({ systemId, userId }: SubscriptionScope) =>
  and(eq(subscriptions.systemId, systemId), eq(subscriptions.userId, userId));

export const createSubscriptionRepository = (queries: Queries) => ({
  /** Some subscriptions with their sealed secrets. */
  async listSealedSecrets(limit: number): Promise<readonly { readonly id: SubscriptionId; readonly secret: string }[]> {
    return await queries
      .select({ id: subscriptions.id, secret: subscriptions.secret })
      .from(subscriptions)
      .orderBy(newestFirst(subscriptions))
      .limit(limit);
  },
  async listByIds(ids: readonly SubscriptionId[]): Promise<readonly Subscription[]> {
    if (ids.length === 0) return [];
    return await queries
      .select()
      .from(subscriptions)
      .where(inArray(subscriptions.id, [...ids]));
  },
  /** Every subscription to a system, oldest first. */
  async listBySystem(systemId: SystemId): Promise<readonly Subscription[]> {
    return await queries
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.systemId, systemId))
      .orderBy(oldestFirst(subscriptions));
  },
  /** Finds a subscription of a person to a system. */
  async findByUser(scope: SubscriptionScope, id: SubscriptionId): Promise<Subscription | undefined> {
    return (
      await queries
        .select()
        .from(subscriptions)
        .where(and(isInScope(scope), eq(subscriptions.id, id)))
    )[0];
  },
  /**
   * A page of a person's subscriptions to a system, oldest first: at most `limit` after the id
   * `after`.
   */
  async listPage(
    scope: SubscriptionScope,
    { after, limit }: { after?: SubscriptionId | undefined; limit: number },
  ): Promise<readonly Subscription[]> {
    return await queries
      .select()
      .from(subscriptions)
      .where(after === undefined ? isInScope(scope) : and(isInScope(scope), createdAfter(subscriptions, after)))
      .orderBy(oldestFirst(subscriptions))
      .limit(limit);
  },
  /**
   * A page of a person's subscriptions to all systems, oldest first: at most `limit` after the id
   * `after`.
   */
  async listPageByUser(
    userId: UserId,
    { after, limit }: { after?: SubscriptionId | undefined; limit: number },
  ): Promise<readonly Subscription[]> {
    const own = eq(subscriptions.userId, userId);
    return await queries
      .select()
      .from(subscriptions)
      .where(after === undefined ? own : and(own, createdAfter(subscriptions, after)))
      .orderBy(oldestFirst(subscriptions))
      .limit(limit);
  },
  /**
   * Adds a subscription unless the person has `max` to this system already; returns whether it did.
   */
  async add(subscription: Subscription, max: number): Promise<boolean> {
    const existing = (await queries.select({ rows: count() }).from(subscriptions).where(isInScope(subscription)))[0]?.rows ?? 0;
    if (existing >= max) return false;
    await queries.insert(subscriptions).values(subscription);
    return true;
  },
  async setSecret(id: SubscriptionId, secret: string): Promise<void> {
    await queries.update(subscriptions).set({ secret }).where(eq(subscriptions.id, id));
  },
  /** Removes a subscription with its deliveries. */
  async remove(id: SubscriptionId): Promise<void> {
    await queries.delete(deliveries).where(eq(deliveries.targetId, id));
    await queries.delete(subscriptions).where(eq(subscriptions.id, id));
  },
  /** Removes every subscription to a system with their deliveries. */
  async removeBySystem(systemId: SystemId): Promise<void> {
    const own = queries.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.systemId, systemId));
    await queries.delete(deliveries).where(inArray(deliveries.targetId, own));
    await queries.delete(subscriptions).where(eq(subscriptions.systemId, systemId));
  },
});

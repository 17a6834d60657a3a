import type { EndpointId, WorkspaceId } from "#/model/ids";
import { and, count, eq, inArray } from "drizzle-orm";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import type { Queries } from "#/store/driver";
import { createdAfter, newestFirst, oldestFirst } from "#/store/sequence";
import { deliveries, webhookEndpoints } from "#/store/tables";

export const createWebhookEndpointRepository = (queries: Queries) => ({
  /** Some endpoints with their sealed secrets. */
  async listSealedSecrets(limit: number): Promise<readonly { readonly id: EndpointId; readonly secret: string }[]> {
    return await queries
      .select({ id: webhookEndpoints.id, secret: webhookEndpoints.secret })
      .from(webhookEndpoints)
      .orderBy(newestFirst(webhookEndpoints))
      .limit(limit);
  },
  async findById(id: EndpointId): Promise<WebhookEndpoint | undefined> {
    return (await queries.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0];
  },
  async listByIds(ids: readonly EndpointId[]): Promise<readonly WebhookEndpoint[]> {
    if (ids.length === 0) return [];
    return await queries
      .select()
      .from(webhookEndpoints)
      .where(inArray(webhookEndpoints.id, [...ids]));
  },
  /** Finds an endpoint of a workspace. */
  async findInWorkspace(workspaceId: WorkspaceId, id: EndpointId): Promise<WebhookEndpoint | undefined> {
    const where = and(eq(webhookEndpoints.workspaceId, workspaceId), eq(webhookEndpoints.id, id));
    return (await queries.select().from(webhookEndpoints).where(where))[0];
  },
  /** The enabled endpoints of a workspace, oldest first. */
  async listEnabled(workspaceId: WorkspaceId): Promise<readonly WebhookEndpoint[]> {
    const where = and(eq(webhookEndpoints.workspaceId, workspaceId), eq(webhookEndpoints.status, "ENABLED"));
    return await queries.select().from(webhookEndpoints).where(where).orderBy(oldestFirst(webhookEndpoints));
  },
  /** A page of a workspace's endpoints, oldest first: at most `limit` after the id `after`. */
  async listPage(
    workspaceId: WorkspaceId,
    { after, limit }: { after?: EndpointId | undefined; limit: number },
  ): Promise<readonly WebhookEndpoint[]> {
    const own = eq(webhookEndpoints.workspaceId, workspaceId);
    return await queries
      .select()
      .from(webhookEndpoints)
      .where(after === undefined ? own : and(own, createdAfter(webhookEndpoints, after)))
      .orderBy(oldestFirst(webhookEndpoints))
      .limit(limit);
  },
  /**
   * Adds an endpoint unless its workspace has `max` already; returns whether it did. Transactions
   * are serialized, so that the limit holds.
   */
  async add(endpoint: WebhookEndpoint, max: number): Promise<boolean> {
    const own = eq(webhookEndpoints.workspaceId, endpoint.workspaceId);
    const existing = (await queries.select({ rows: count() }).from(webhookEndpoints).where(own))[0]?.rows ?? 0;
    if (existing >= max) return false;
    await queries.insert(webhookEndpoints).values(endpoint);
    return true;
  },
  async update(id: EndpointId, change: Partial<Omit<WebhookEndpoint, "id" | "workspaceId" | "createdAt">>): Promise<void> {
    await queries.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id));
  },
  /** Removes an endpoint with its deliveries. */
  async remove(id: EndpointId): Promise<void> {
    await queries.delete(deliveries).where(eq(deliveries.targetId, id));
    await queries.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  },
});

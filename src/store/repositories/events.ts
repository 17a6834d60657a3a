import type { WorkspaceId } from "#/model/ids";
import { eq, lt } from "drizzle-orm";
import type { LiveryEvent } from "#/model/event";
import type { Queries } from "#/store/driver";
import { oldestFirst } from "#/store/sequence";
import { events } from "#/store/tables";

/** The outbox of events. */
export const createEventRepository = (queries: Queries) => ({
  /** Adds an event. Call it in the transaction of the change that it reports. */
  async insert(event: LiveryEvent): Promise<void> {
    await queries.insert(events).values(event);
  },
  /** A workspace's events, oldest first. */
  async listByWorkspace(workspaceId: WorkspaceId): Promise<readonly LiveryEvent[]> {
    return await queries.select().from(events).where(eq(events.workspaceId, workspaceId)).orderBy(oldestFirst(events));
  },
  /** Whether there are events from before a time, ISO 8601 UTC. */
  async hasAnyBefore(createdAt: string): Promise<boolean> {
    return (await queries.select({ id: events.id }).from(events).where(lt(events.createdAt, createdAt)).limit(1)).length > 0;
  },
  /** Removes events from before a time, ISO 8601 UTC. */
  async removeBefore(createdAt: string): Promise<void> {
    await queries.delete(events).where(lt(events.createdAt, createdAt));
  },
});

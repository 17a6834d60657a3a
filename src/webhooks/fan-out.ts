import { createDelivery } from "#/model/delivery";
import type { LiveryEvent, SystemEventName, WorkspaceEventName } from "#/model/event";
import type { Subscription } from "#/model/subscription";
import type { Repositories } from "#/store/store";

/**
 * Keeps an event together with a delivery for everyone who is to be told of it: the workspace's endpoints that are ENABLED and chose it, or the subscribers of its system
 * who did. Call it in the transaction of what the event tells: either all of it is kept, or none.
 */
export async function publishEvent(repositories: Repositories, event: LiveryEvent): Promise<void> {
  const nowMs = Date.parse(event.createdAt);
  const targets = await listTargetIds(repositories, event);
  await repositories.events.insert(event);
  await repositories.deliveries.insert(targets.map((targetId) => createDelivery(event, targetId, nowMs)));
}

async function listTargetIds(
  repositories: Repositories,
  { name, workspaceId, systemId, data }: LiveryEvent,
): Promise<readonly string[]> {
  if (name === "webhook.test") return data.endpointId === undefined ? [] : [data.endpointId];
  const subscribers =
    systemId === null ? await repositories.webhookEndpoints.listEnabled(workspaceId) : await listReaders(repositories, systemId);
  return subscribers
    .filter(({ events }) => (events as readonly (WorkspaceEventName | SystemEventName)[]).includes(name))
    .map(({ id }) => id);
}

/** The subscriptions of those who may read a system: of everyone while it is public, else of the members of its workspace. */
async function listReaders({ systems, subscriptions, users }: Repositories, systemId: string): Promise<readonly Subscription[]> {
  const [system, all] = [await systems.findById(systemId), await subscriptions.listBySystem(systemId)];
  if (!system || system.visibility === "PUBLIC") return all;
  const isMember = await Promise.all(all.map(({ userId }) => users.findMembership(system.workspaceId, userId)));
  return all.filter((_, index) => isMember[index] !== undefined);
}

/** Cancels what is still to be sent to subscribers who may not read a system any more, as when it becomes private. */
export async function cancelForNonReaders(repositories: Repositories, systemId: string, nowMs: number): Promise<void> {
  const readers = new Set((await listReaders(repositories, systemId)).map(({ id }) => id));
  for (const { id } of await repositories.subscriptions.listBySystem(systemId))
    if (!readers.has(id)) await repositories.deliveries.cancel(id, nowMs);
}

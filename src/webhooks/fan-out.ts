import { deliveryOf } from "#/model/delivery";
import type { LiveryEvent, SystemEventName, WorkspaceEventName } from "#/model/event";
import type { Repositories } from "#/store/store";

/**
 * Keeps an event together with a delivery for everyone who is to be told of it: the workspace's endpoints that are ENABLED and chose it, or the subscribers of its system
 * who did. Call it in the transaction of what the event tells: either all of it is kept, or none.
 */
export async function announce(repositories: Repositories, event: LiveryEvent): Promise<void> {
  const nowMs = Date.parse(event.createdAt);
  const targets = await targetsOf(repositories, event);
  await repositories.events.insert(event);
  await repositories.deliveries.insert(targets.map((targetId) => deliveryOf(event, targetId, nowMs)));
}

async function targetsOf(
  { webhookEndpoints, subscriptions }: Repositories,
  { name, workspaceId, systemId, data }: LiveryEvent,
): Promise<readonly string[]> {
  if (name === "webhook.test") return data.endpointId === undefined ? [] : [data.endpointId];
  const told = systemId === null ? await webhookEndpoints.enabledIn(workspaceId) : await subscriptions.ofSystem(systemId);
  return told
    .filter(({ events }) => (events as readonly (WorkspaceEventName | SystemEventName)[]).includes(name))
    .map(({ id }) => id);
}

import type { SystemId } from "#/model/ids";
import { isId } from "#/kernel/ids";
import { getRequestScope } from "#/kernel/request-scope";
import { formatTraceparent } from "#/kernel/tracing/trace-context";
import { createDelivery, type DeliveryOrigin, type DeliveryTargetId } from "#/model/delivery";
import type { LiveryEvent, SystemEventName, WorkspaceEventName } from "#/model/event";
import type { Subscription } from "#/model/subscription";
import type { Repositories } from "#/store/store";

/**
 * Stores an event and one pending delivery for each target that subscribed to it: the workspace's
 * enabled endpoints, or the system's subscribers who may read it. Call it in the transaction that
 * makes the change, so that either everything is stored or nothing.
 */
export async function publishEvent(repositories: Repositories, event: LiveryEvent): Promise<void> {
  const nowMs = Date.parse(event.createdAt);
  const targets = await listTargetIds(repositories, event);
  await repositories.events.insert(event);
  const origin = getDeliveryOrigin();
  await repositories.deliveries.insert(targets.map((targetId) => createDelivery(event, targetId, nowMs, origin)));
}

/** The request that the current work is for, as its deliveries record it. */
export function getDeliveryOrigin(): DeliveryOrigin {
  const scope = getRequestScope();
  return { requestId: scope?.requestId ?? null, traceparent: scope?.trace ? formatTraceparent(scope.trace) : null };
}

async function listTargetIds(
  repositories: Repositories,
  { name, workspaceId, systemId, data }: LiveryEvent,
): Promise<readonly DeliveryTargetId[]> {
  if (name === "webhook.test") {
    const { endpointId = "" } = data;
    return isId("whe", endpointId) ? [endpointId] : [];
  }
  const subscribers =
    systemId === null ? await repositories.webhookEndpoints.listEnabled(workspaceId) : await listReaders(repositories, systemId);
  return subscribers
    .filter(({ events }) => (events as readonly (WorkspaceEventName | SystemEventName)[]).includes(name))
    .map(({ id }) => id);
}

/**
 * Lists the subscriptions of users who may read a system: all if it is public, otherwise those of
 * workspace members.
 */
async function listReaders(
  { systems, subscriptions, users }: Repositories,
  systemId: SystemId,
): Promise<readonly Subscription[]> {
  const [system, all] = [await systems.findById(systemId), await subscriptions.listBySystem(systemId)];
  if (!system || system.visibility === "PUBLIC") return all;
  const memberships = await Promise.all(all.map(({ userId }) => users.findMembership(system.workspaceId, userId)));
  return all.filter((_, index) => memberships[index] !== undefined);
}

/**
 * Cancels pending deliveries to subscribers who lost access to a system, for example when it
 * becomes private.
 */
export async function cancelForNonReaders(repositories: Repositories, systemId: SystemId, nowMs: number): Promise<void> {
  const readers = new Set((await listReaders(repositories, systemId)).map(({ id }) => id));
  for (const { id } of await repositories.subscriptions.listBySystem(systemId))
    if (!readers.has(id)) await repositories.deliveries.cancel(id, nowMs);
}

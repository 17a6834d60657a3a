import type { SubscriptionId } from "#/model/ids";
import { IdString } from "#/kernel/schema";
import type { Subscription } from "#/model/subscription";
import type { System } from "#/model/system";
import type { Context } from "#/operations/context";
import { findOwnSystem, type SystemPath } from "#/operations/systems/resolve";

export const subscriptionId = IdString<SubscriptionId>({ minLength: 1, maxLength: 64, description: "Id of the subscription" });

export const subscriptionNotFoundMessage = "You have no subscription with this id to this system.";

/** A subscription as the target of a call. */
export type SubscriptionTarget = { readonly system: System; readonly subscription: Subscription };

/**
 * Finds one of the caller's subscriptions to the system that the path names, whatever the system's
 * status.
 */
export async function findSubscription(
  context: Context,
  { name, subscriptionId: id }: { readonly name?: string; readonly subscriptionId?: SubscriptionId },
): Promise<SubscriptionTarget | undefined> {
  const { caller, store } = context;
  const system = caller.kind === "person" ? await findOwnSystem(context, { name }) : undefined;
  if (caller.kind !== "person" || !system || !id) return undefined;
  const owner = { systemId: system.id, userId: caller.user.id };
  const subscription = await store.subscriptions.findByUser(owner, id);
  return subscription && { system, subscription };
}

export const visibleSystemNotFoundMessage = "No published system and no system in your workspaces has this name.";

/**
 * Finds a system that the caller may subscribe to: a live public one, or any system of the caller's
 * workspaces.
 */
export async function findVisibleSystem(context: Context, path: SystemPath): Promise<System | undefined> {
  const system = await findOwnSystem(context, path);
  return system && (isPublished(system) || isMember(context, system)) ? system : undefined;
}

const isPublished = ({ status, visibility }: System) => status === "ACTIVE" && visibility === "PUBLIC";

/** Whether the caller is a member of a system's workspace. */
export const isMember = ({ caller }: Context, { workspaceId }: Pick<System, "workspaceId">) =>
  caller.kind === "person" && caller.roles.has(workspaceId);

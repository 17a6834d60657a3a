import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import type { System } from "#/model/system";
import type { Context } from "#/operations/context";
import { defineOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";
import { findVisibleSystem, visibleSystemNotFoundMessage } from "#/operations/subscriptions/resolve";
import { requirePerson } from "#/operations/auth/require-person";
import { SubscriptionResponse, toSubscriptionResponse, subscriptionExample } from "#/operations/subscriptions/schema";
import { findOwnSystem, systemName, type SystemPath } from "#/operations/systems/resolve";

/** Finds a system that the caller can see, or has a subscription to from when it was visible. */
async function findVisibleOrSubscribedSystem(context: Context, path: SystemPath): Promise<System | undefined> {
  const { caller, store } = context;
  const visible = await findVisibleSystem(context, path);
  if (visible || caller.kind !== "person") return visible;
  const system = await findOwnSystem(context, path);
  const owner = system && { systemId: system.id, userId: caller.user.id };
  return owner && (await store.subscriptions.listPage(owner, { limit: 1 })).length > 0 ? system : undefined;
}

export const listSubscriptions = defineOperation({
  name: "list_subscriptions",
  title: "List your subscriptions to a system",
  summary: "Lists your subscriptions to a brand system. Secrets are not included.",
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject({ name: systemName, ...pageInput("sub") }),
  output: Type.Object(
    {
      subscriptions: Type.Array(SubscriptionResponse, { description: "Subscriptions, oldest first" }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
    },
    { title: "SubscriptionList" },
  ),
  example: { input: { name: "nordhavn-optik" }, output: { subscriptions: [subscriptionExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/systems/:name/webhooks" },
  notFoundMessage: visibleSystemNotFoundMessage,
  find: findVisibleOrSubscribedSystem,
  async run(context, input, { id: systemId }) {
    const owner = { systemId, userId: requirePerson(context).user.id };
    const rows = await context.store.subscriptions.listPage(owner, toPageQuery(input));
    const { shown, nextCursor } = toPage(rows, input, ({ id }) => id);
    return { subscriptions: shown.map(toSubscriptionResponse), nextCursor };
  },
});

import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import type { System } from "#/model/system";
import { type Context, defineOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";
import { findVisibleSystem, visibleSystemNotFoundMessage } from "#/operations/subscriptions/resolve";
import { requirePerson } from "#/operations/auth/require-person";
import { SubscriptionResponse, toSubscriptionResponse, subscriptionExample } from "#/operations/subscriptions/schema";
import { findOwnSystem, systemName } from "#/operations/systems/resolve";

/** A system that the caller may see, or had subscribed to while that was so. */
async function findVisibleOrSubscribedSystem(
  context: Context,
  path: Readonly<Record<string, string>>,
): Promise<System | undefined> {
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
  summary: "Your own subscriptions to a brand system, without their secrets.",
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject({ name: systemName, ...pageInput("sub") }),
  output: Type.Object(
    {
      subscriptions: Type.Array(SubscriptionResponse, { description: "Oldest first" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
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

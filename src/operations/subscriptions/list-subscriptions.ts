import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import type { System } from "#/model/system";
import { type Context, operation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf } from "#/operations/paging";
import { findVisibleSystem, noSystemToSee } from "#/operations/subscriptions/find-visible-system";
import { personOf } from "#/operations/auth/person";
import { SubscriptionAnswer, subscriptionAnswer, subscriptionExample } from "#/operations/subscriptions/subscription-answer";
import { findOwnSystem } from "#/operations/systems/find-own-system";
import { systemName } from "#/operations/systems/name-input";

/** A system that the caller may see, or had subscribed to while that was so. */
async function findSubscribed(context: Context, path: Readonly<Record<string, string>>): Promise<System | undefined> {
  const { caller, store } = context;
  const visible = await findVisibleSystem(context, path);
  if (visible || caller.kind !== "person") return visible;
  const system = await findOwnSystem(context, path);
  const whose = system && { systemId: system.id, userId: caller.user.id };
  return whose && (await store.subscriptions.listPage(whose, { limit: 1 })).length > 0 ? system : undefined;
}

export const listSubscriptions = operation({
  name: "list_subscriptions",
  title: "List your subscriptions to a system",
  summary: "Your own subscriptions to a brand system, without their secrets.",
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject({ name: systemName, ...pageInput("sub") }),
  output: Type.Object(
    {
      subscriptions: Type.Array(SubscriptionAnswer, { description: "Oldest first" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
    },
    { title: "SubscriptionList" },
  ),
  example: { input: { name: "nordhavn-optik" }, output: { subscriptions: [subscriptionExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/systems/:name/webhooks" },
  missing: noSystemToSee,
  find: findSubscribed,
  async run(context, input, { id: systemId }) {
    const whose = { systemId, userId: personOf(context).user.id };
    const rows = await context.store.subscriptions.listPage(whose, pageAsked(input));
    const { shown, nextCursor } = pageOf(rows, input, ({ id }) => id);
    return { subscriptions: shown.map(subscriptionAnswer), nextCursor };
  },
});

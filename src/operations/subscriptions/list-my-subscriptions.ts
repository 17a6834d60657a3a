import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";
import { isMember } from "#/operations/subscriptions/resolve";
import { requirePerson } from "#/operations/auth/require-person";
import { OwnSubscriptionResponse, toOwnSubscriptionResponse, subscriptionExample } from "#/operations/subscriptions/schema";

const system = { name: "Nordhavn Optik", slug: "nordhavn-optik", status: "ACTIVE", workspaceId: null } as const;

export const listMySubscriptions = defineOperation({
  name: "list_my_subscriptions",
  title: "List all your subscriptions",
  summary: "Lists all your subscriptions, each with its system. Secrets are not included.",
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject(pageInput("sub")),
  output: Type.Object(
    {
      subscriptions: Type.Array(OwnSubscriptionResponse, { description: "Subscriptions, oldest first" }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
    },
    { title: "OwnSubscriptionList" },
  ),
  example: { input: { limit: 20 }, output: { subscriptions: [{ ...subscriptionExample, system }], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/subscriptions" },
  async run(context, input) {
    const { subscriptions, systems } = context.store;
    const rows = await subscriptions.listPageByUser(requirePerson(context).user.id, toPageQuery(input));
    const { shown, nextCursor } = toPage(rows, input, ({ id }) => id);
    const found = await systems.listByIds([...new Set(shown.map(({ systemId }) => systemId))]);
    const byId = new Map(found.map((subscribedSystem) => [subscribedSystem.id, subscribedSystem]));
    return {
      subscriptions: shown.flatMap((subscription) => {
        const target = byId.get(subscription.systemId);
        return target ? [toOwnSubscriptionResponse(subscription, target, isMember(context, target))] : [];
      }),
      nextCursor,
    };
  },
});

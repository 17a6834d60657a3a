import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { operation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf } from "#/operations/paging";
import { isMember } from "#/operations/subscriptions/find-visible-system";
import { personOf } from "#/operations/auth/person";
import {
  OwnSubscriptionAnswer,
  ownSubscriptionAnswer,
  subscriptionExample,
} from "#/operations/subscriptions/subscription-answer";

const system = { name: "Nordhavn Optik", slug: "nordhavn-optik", status: "ACTIVE", workspaceId: null } as const;

export const listMySubscriptions = operation({
  name: "list_my_subscriptions",
  title: "List all your subscriptions",
  summary: "Your own subscriptions to whatever brand systems, each with its system, without their secrets.",
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject(pageInput("sub")),
  output: Type.Object(
    {
      subscriptions: Type.Array(OwnSubscriptionAnswer, { description: "Oldest first" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
    },
    { title: "OwnSubscriptionList" },
  ),
  example: { input: { limit: 20 }, output: { subscriptions: [{ ...subscriptionExample, system }], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/subscriptions" },
  async run(context, input) {
    const { subscriptions, systems } = context.store;
    const rows = await subscriptions.listPageByUser(personOf(context).user.id, pageAsked(input));
    const { shown, nextCursor } = pageOf(rows, input, ({ id }) => id);
    const found = await systems.listByIds([...new Set(shown.map(({ systemId }) => systemId))]);
    const byId = new Map(found.map((one) => [one.id, one]));
    return {
      subscriptions: shown.flatMap((subscription) => {
        const to = byId.get(subscription.systemId);
        return to ? [ownSubscriptionAnswer(subscription, to, isMember(context, to))] : [];
      }),
      nextCursor,
    };
  },
});

import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { deliveryStates } from "#/model/delivery";
import { maxRetainedDeliveries } from "#/model/limits";
import { operation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf } from "#/operations/paging";
import { findSubscription, noSubscription, subscriptionId } from "#/operations/subscriptions/find-subscription";
import { systemName } from "#/operations/systems/name-input";
import { WholeDeliveryAnswer, wholeDeliveryAnswer } from "#/operations/webhooks/delivery-answer";

export const listSubscriptionDeliveries = operation({
  name: "list_subscription_deliveries",
  title: "Read your subscription's delivery log",
  summary: `What one of your own subscriptions was sent, with every attempt: what still waits, and the latest ${maxRetainedDeliveries} that are finished, for thirty days.`,
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject({
    name: systemName,
    subscriptionId,
    status: Type.Optional(StringEnum(deliveryStates, { description: "Only deliveries in this state" })),
    ...pageInput("dlv"),
  }),
  output: Type.Object(
    {
      deliveries: Type.Array(WholeDeliveryAnswer, { description: "Newest first" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
    },
    { title: "SubscriptionDeliveryList" },
  ),
  rest: { method: "GET", path: "/api/v1/systems/:name/webhooks/:subscriptionId/deliveries" },
  missing: noSubscription,
  find: findSubscription,
  async run({ store }, input, { subscription }) {
    const { after: before, limit } = pageAsked(input);
    const rows = await store.deliveries.listPage(subscription.id, { before, limit, state: input.status });
    const { shown, nextCursor } = pageOf(rows, input, ({ id }) => id);
    return { deliveries: shown.map(wholeDeliveryAnswer), nextCursor };
  },
});

import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { deliveryStates } from "#/model/delivery";
import { maxRetainedDeliveries } from "#/model/limits";
import { defineOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";
import { findSubscription, subscriptionNotFoundMessage, subscriptionId } from "#/operations/subscriptions/resolve";
import { systemName } from "#/operations/systems/resolve";
import { DeliveryDetailsResponse, toDeliveryDetailsResponse } from "#/operations/webhooks/schema";

export const listSubscriptionDeliveries = defineOperation({
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
      deliveries: Type.Array(DeliveryDetailsResponse, { description: "Newest first" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
    },
    { title: "SubscriptionDeliveryList" },
  ),
  rest: { method: "GET", path: "/api/v1/systems/:name/webhooks/:subscriptionId/deliveries" },
  notFoundMessage: subscriptionNotFoundMessage,
  find: findSubscription,
  async run({ store }, input, { subscription }) {
    const { after: before, limit } = toPageQuery(input);
    const rows = await store.deliveries.listPage(subscription.id, { before, limit, state: input.status });
    const { shown, nextCursor } = toPage(rows, input, ({ id }) => id);
    return { deliveries: shown.map(toDeliveryDetailsResponse), nextCursor };
  },
});

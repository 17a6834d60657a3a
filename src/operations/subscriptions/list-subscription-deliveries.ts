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
  title: "List the deliveries of a subscription",
  summary:
    "Lists the deliveries of one of your subscriptions with all attempts: the pending ones, and the latest " +
    `${maxRetainedDeliveries} finished ones of the last 30 days.`,
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject({
    name: systemName,
    subscriptionId,
    status: Type.Optional(StringEnum(deliveryStates, { description: "Only deliveries with this status" })),
    ...pageInput("dlv"),
  }),
  output: Type.Object(
    {
      deliveries: Type.Array(DeliveryDetailsResponse, { description: "Deliveries, newest first" }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
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

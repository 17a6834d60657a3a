import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { deliveryStates } from "#/model/delivery";
import { maxRetainedDeliveries } from "#/model/limits";
import { defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage, printNextCursor } from "#/operations/paging";
import { DeliveryResponse, toDeliveryResponse, endpointExample } from "#/operations/webhooks/schema";
import { deliveryExample } from "#/operations/webhooks/delivery-example";
import { endpointArgument, endpointId, findEndpoint, endpointNotFoundMessage } from "#/operations/webhooks/resolve";
import { printDelivery } from "#/operations/webhooks/print-delivery";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";

const DeliveryList = Type.Object(
  {
    deliveries: Type.Array(DeliveryResponse, { description: "Deliveries, newest first" }),
    nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
  },
  { title: "WebhookDeliveryList" },
);

export const listDeliveries = defineOwnedOperation({
  name: "list_webhook_deliveries",
  title: "List the deliveries of an endpoint",
  summary:
    `Lists the deliveries of an endpoint: the pending ones, and the latest ${maxRetainedDeliveries} finished ones of ` +
    "the last 30 days.",
  tag: "Webhooks",
  access: { people: "MEMBER" },
  input: StrictObject({
    id: workspaceId,
    endpointId,
    status: Type.Optional(StringEnum(deliveryStates, { description: "Only deliveries with this status" })),
    ...pageInput("dlv"),
  }),
  output: DeliveryList,
  example: { input: { status: "PENDING" }, output: { deliveries: [deliveryExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/deliveries" },
  cli: {
    command: "webhooks log",
    arguments: [endpointArgument],
    flags: workspaceFlag,
    print: ({ deliveries, nextCursor }: Static<typeof DeliveryList>) =>
      [...deliveries.map(printDelivery), ...printNextCursor(nextCursor)].join("\n") || "No deliveries yet.",
    examples: [`livery webhooks log ${endpointExample.id}`, `livery webhooks log ${endpointExample.id} --status FAILED`],
  },
  notFoundMessage: endpointNotFoundMessage,
  find: findEndpoint,
  async run({ store }, input, { endpoint }) {
    const { after: before, limit } = toPageQuery(input);
    const rows = await store.deliveries.listPage(endpoint.id, { before, limit, state: input.status });
    const { shown, nextCursor } = toPage(rows, input, ({ id }) => id);
    return { deliveries: shown.map(toDeliveryResponse), nextCursor };
  },
});

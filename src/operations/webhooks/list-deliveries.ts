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
    deliveries: Type.Array(DeliveryResponse, { description: "Newest first" }),
    nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
  },
  { title: "WebhookDeliveryList" },
);

export const listDeliveries = defineOwnedOperation({
  name: "list_webhook_deliveries",
  title: "Read an endpoint's delivery log",
  summary: `What an endpoint was told and what became of it: what still waits, and the latest ${maxRetainedDeliveries} that are finished, for thirty days.`,
  tag: "Webhooks",
  access: { people: "MEMBER" },
  input: StrictObject({
    id: workspaceId,
    endpointId,
    status: Type.Optional(StringEnum(deliveryStates, { description: "Only those that stand so" })),
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
      [...deliveries.map(printDelivery), ...printNextCursor(nextCursor)].join("\n") || "There is nothing in this log.",
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

import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { DeliveryDetailsResponse, toDeliveryDetailsResponse, endpointExample } from "#/operations/webhooks/schema";
import { deliveryDetailsExample } from "#/operations/webhooks/delivery-example";
import { deliveryId, findDelivery, deliveryNotFoundMessage, endpointArgument, endpointId } from "#/operations/webhooks/resolve";
import { printDeliveryDetails } from "#/operations/webhooks/print-delivery";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";

export const getDelivery = defineOwnedOperation({
  name: "get_webhook_delivery",
  title: "Get a delivery",
  summary: "Returns a delivery with its body, its attempts and the responses.",
  tag: "Webhooks",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, endpointId, deliveryId }),
  output: DeliveryDetailsResponse,
  example: { input: {}, output: deliveryDetailsExample },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/deliveries/:deliveryId" },
  cli: {
    command: "webhooks show",
    arguments: [endpointArgument, { property: "deliveryId", label: "DELIVERY" }],
    flags: workspaceFlag,
    print: printDeliveryDetails,
    examples: [`livery webhooks show ${endpointExample.id} ${deliveryDetailsExample.id}`],
  },
  notFoundMessage: deliveryNotFoundMessage,
  find: findDelivery,
  run: async (_, __, { delivery }) => toDeliveryDetailsResponse(delivery),
});

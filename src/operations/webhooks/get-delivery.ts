import { StrictObject } from "#/kernel/schema";
import { ownedOperation } from "#/operations/operation";
import { WholeDeliveryAnswer, wholeDeliveryAnswer } from "#/operations/webhooks/delivery-answer";
import { wholeDeliveryExample } from "#/operations/webhooks/delivery-example";
import { endpointExample } from "#/operations/webhooks/endpoint-answer";
import { deliveryId, findDelivery, noDelivery } from "#/operations/webhooks/find-delivery";
import { endpointArgument, endpointId } from "#/operations/webhooks/find-endpoint";
import { printWholeDelivery } from "#/operations/webhooks/print-delivery";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/find-workspace";

export const getDelivery = ownedOperation({
  name: "get_webhook_delivery",
  title: "Look at a delivery",
  summary: "One delivery: its body, and each attempt with what came back.",
  tag: "Webhooks",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, endpointId, deliveryId }),
  output: WholeDeliveryAnswer,
  example: { input: {}, output: wholeDeliveryExample },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/deliveries/:deliveryId" },
  cli: {
    verb: "webhooks show",
    arguments: [endpointArgument, { property: "deliveryId", label: "DELIVERY" }],
    flags: workspaceFlag,
    print: printWholeDelivery,
    examples: [`livery webhooks show ${endpointExample.id} ${wholeDeliveryExample.id}`],
  },
  missing: noDelivery,
  find: findDelivery,
  run: async (_, __, { delivery }) => wholeDeliveryAnswer(delivery),
});

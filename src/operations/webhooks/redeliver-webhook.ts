import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { getDeliveryOrigin } from "#/webhooks/fan-out";
import { createRedelivery, deliveryMachine } from "#/model/delivery";
import { transition } from "#/model/state-machine";
import { defineOwnedOperation } from "#/operations/operation";
import { DeliveryDetailsResponse, toDeliveryDetailsResponse, endpointExample } from "#/operations/webhooks/schema";
import { deliveryDetailsExample } from "#/operations/webhooks/delivery-example";
import { deliveryId, findDelivery, deliveryNotFoundMessage, endpointArgument, endpointId } from "#/operations/webhooks/resolve";
import { changeEndpoint } from "#/operations/webhooks/change-endpoint";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";

export const redeliverWebhook = defineOwnedOperation({
  name: "redeliver_webhook",
  title: "Redeliver an event",
  summary:
    "Creates a new delivery of the same event, with its own id and three attempts. `redeliveryOf` names the original delivery.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  rate: "import",
  input: StrictObject({ id: workspaceId, endpointId, deliveryId }),
  output: DeliveryDetailsResponse,
  example: {
    input: {},
    output: {
      ...deliveryDetailsExample,
      ...{ attemptCount: 0, attempts: [], nextAttemptAt: "2026-11-21T12:00:00.000Z", createdAt: "2026-11-21T12:00:00.000Z" },
      redeliveryOf: "dlv_01kaph4c7ka4d6vtwq1m2b6te0",
    },
  },
  rest: {
    method: "POST",
    path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/deliveries/:deliveryId/redeliver",
    success: 201,
  },
  cli: {
    command: "webhooks redeliver",
    arguments: [endpointArgument, { property: "deliveryId", label: "DELIVERY" }],
    flags: workspaceFlag,
    print: ({ id, redeliveryOf: original }: DeliveryDetailsResponse) =>
      `Queued ${id} as the redelivery of ${original}. The server sends it when it runs.`,
    examples: [`livery webhooks redeliver ${endpointExample.id} ${deliveryDetailsExample.id}`],
  },
  notFoundMessage: deliveryNotFoundMessage,
  find: findDelivery,
  run: (context, _, target) =>
    changeEndpoint(context, target, async ({ endpoint, repositories, now, audit: note }) => {
      const original = await repositories.deliveries.findByTarget(endpoint.id, target.delivery.id);
      if (!original) throw new Failure("not_found", deliveryNotFoundMessage);
      if (endpoint.status !== "ENABLED")
        throw new Failure("conflict", "This endpoint is not enabled. Enable it, then redeliver.");
      transition(deliveryMachine, original.state, "redeliver", { reason: "Wait until it has finished." });
      const redelivery = createRedelivery(original, now.toISOString(), now.getTime(), getDeliveryOrigin());
      await repositories.deliveries.insert([redelivery]);
      await note("delivery.redelivered", { deliveryId: redelivery.id, redeliveryOf: original.id, event: original.event });
      return toDeliveryDetailsResponse(redelivery);
    }),
});

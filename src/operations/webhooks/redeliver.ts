import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { createRedelivery, deliveryMachine } from "#/model/delivery";
import { transition } from "#/model/state-machine";
import { ownedOperation } from "#/operations/operation";
import { WholeDeliveryAnswer, wholeDeliveryAnswer } from "#/operations/webhooks/delivery-answer";
import { wholeDeliveryExample } from "#/operations/webhooks/delivery-example";
import { endpointExample } from "#/operations/webhooks/endpoint-answer";
import { deliveryId, findDelivery, noDelivery } from "#/operations/webhooks/find-delivery";
import { endpointArgument, endpointId } from "#/operations/webhooks/find-endpoint";
import { withEndpoint } from "#/operations/webhooks/with-endpoint";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/find-workspace";

export const redeliver = ownedOperation({
  name: "redeliver_webhook",
  title: "Send a delivery again",
  summary: "Makes a new delivery of the same event, with an id and three attempts of its own, which names the one it repeats.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  rate: "import",
  input: StrictObject({ id: workspaceId, endpointId, deliveryId }),
  output: WholeDeliveryAnswer,
  example: {
    input: {},
    output: {
      ...wholeDeliveryExample,
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
    verb: "webhooks redeliver",
    arguments: [endpointArgument, { property: "deliveryId", label: "DELIVERY" }],
    flags: workspaceFlag,
    print: ({ id, redeliveryOf: old }: WholeDeliveryAnswer) => `${old} is sent again as ${id}, by the server when it runs.`,
    examples: [`livery webhooks redeliver ${endpointExample.id} ${wholeDeliveryExample.id}`],
  },
  missing: noDelivery,
  find: findDelivery,
  run: (context, _, target) =>
    withEndpoint(context, target, async ({ endpoint, repositories, now, note }) => {
      const old = await repositories.deliveries.findByTarget(endpoint.id, target.delivery.id);
      if (!old) throw new Failure("not_found", noDelivery);
      if (endpoint.status !== "ENABLED")
        throw new Failure("conflict", "This endpoint is switched off: nothing is sent to it. Switch it on first.");
      transition(deliveryMachine, old.state, "redeliver", { reason: "Wait until it has finished." });
      const again = createRedelivery(old, now.toISOString(), now.getTime());
      await repositories.deliveries.insert([again]);
      await note("delivery.redelivered", { deliveryId: again.id, redeliveryOf: old.id, event: old.event });
      return wholeDeliveryAnswer(again);
    }),
});

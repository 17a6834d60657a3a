import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { ownedOperation } from "#/operations/operation";
import { WholeDeliveryAnswer, wholeDeliveryAnswer } from "#/operations/webhooks/delivery-answer";
import { testExample } from "#/operations/webhooks/delivery-example";
import { endpointExample } from "#/operations/webhooks/endpoint-answer";
import { endpointArgument, endpointId, findEndpoint, noEndpoint } from "#/operations/webhooks/find-endpoint";
import { printWholeDelivery } from "#/operations/webhooks/print-delivery";
import { withEndpoint } from "#/operations/webhooks/with-endpoint";
import { sendingVerb } from "#/operations/webhooks/webhook-flags";
import { workspaceId } from "#/operations/workspaces/find-workspace";
import { startTestDelivery, sendTestDelivery } from "#/webhooks/test-delivery";

export const testWebhookEndpoint = ownedOperation({
  name: "test_webhook_endpoint",
  title: "Send a test to a webhook endpoint",
  summary: "Sends `webhook.test` to this endpoint and no other, and answers how the first attempt went.",
  description:
    "The delivery stands in the log like any other, and is tried again like any other where it failed. An endpoint that is switched off is tried once.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  rate: "import",
  input: StrictObject({ id: workspaceId, endpointId }),
  output: WholeDeliveryAnswer,
  example: { input: {}, output: testExample },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/test" },
  cli: {
    verb: "webhooks test",
    arguments: [endpointArgument],
    ...sendingVerb,
    print: printWholeDelivery,
    isFailure: ({ status }: WholeDeliveryAnswer) => status !== "SUCCEEDED",
    examples: [`livery webhooks test ${endpointExample.id}`],
  },
  missing: noEndpoint,
  find: findEndpoint,
  async run(context, _, target) {
    const trial = await withEndpoint(context, target, async ({ endpoint, repositories, now, note }) => {
      const begun = await startTestDelivery(repositories, endpoint, context, now);
      await note("webhook_endpoint.tested", { deliveryId: begun.delivery.id });
      return begun;
    });
    const delivery = await sendTestDelivery(context, trial);
    if (!delivery) throw new Failure("not_found", noEndpoint);
    return wholeDeliveryAnswer(delivery);
  },
});

import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { DeliveryDetailsResponse, toDeliveryDetailsResponse, endpointExample } from "#/operations/webhooks/schema";
import { testDeliveryExample } from "#/operations/webhooks/delivery-example";
import { endpointArgument, endpointId, findEndpoint, endpointNotFoundMessage } from "#/operations/webhooks/resolve";
import { printDeliveryDetails } from "#/operations/webhooks/print-delivery";
import { changeEndpoint } from "#/operations/webhooks/change-endpoint";
import { sendingCommand } from "#/operations/webhooks/webhook-flags";
import { workspaceId } from "#/operations/workspaces/resolve";
import { startTestDelivery, sendTestDelivery } from "#/webhooks/test-delivery";

export const testWebhookEndpoint = defineOwnedOperation({
  name: "test_webhook_endpoint",
  title: "Send a test event",
  summary: "Sends `webhook.test` to this endpoint and returns the result of the first attempt.",
  description:
    "The delivery appears in the log and is retried like any other. If the endpoint is not enabled, there is one attempt only.",
  tag: "Webhooks",
  access: { people: "ADMIN" },
  rate: "import",
  input: StrictObject({ id: workspaceId, endpointId }),
  output: DeliveryDetailsResponse,
  example: { input: {}, output: testDeliveryExample },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/webhook-endpoints/:endpointId/test" },
  cli: {
    command: "webhooks test",
    arguments: [endpointArgument],
    ...sendingCommand,
    print: printDeliveryDetails,
    isFailure: ({ status }: DeliveryDetailsResponse) => status !== "SUCCEEDED",
    examples: [`livery webhooks test ${endpointExample.id}`],
  },
  notFoundMessage: endpointNotFoundMessage,
  find: findEndpoint,
  async run(context, _, target) {
    const testAttempt = await changeEndpoint(context, target, async ({ endpoint, repositories, now, audit: note }) => {
      const startedTest = await startTestDelivery(repositories, endpoint, context, now);
      await note("webhook_endpoint.tested", { deliveryId: startedTest.delivery.id });
      return startedTest;
    });
    const delivery = await sendTestDelivery(context, testAttempt);
    if (!delivery) throw new Failure("not_found", endpointNotFoundMessage);
    return toDeliveryDetailsResponse(delivery);
  },
});

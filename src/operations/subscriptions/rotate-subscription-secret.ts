import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { findSubscription, subscriptionNotFoundMessage, subscriptionId } from "#/operations/subscriptions/resolve";
import { auditSubscriptionEvent } from "#/operations/subscriptions/audit-subscription-event";
import { IssuedSubscriptionResponse, issuedSubscriptionExample, toSubscriptionResponse } from "#/operations/subscriptions/schema";
import { systemName } from "#/operations/systems/resolve";
import { createSigningSecret } from "#/webhooks/signature";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { createCommandContext } from "#/operations/actor";

export const rotateSubscriptionSecret = defineOperation({
  name: "rotate_subscription_secret",
  title: "Rotate a subscription's signing secret",
  summary: "Replaces the signing secret. The new secret signs all deliveries whose first attempt is after this request.",
  description:
    "The secret is returned only in this response. Deliveries that are being retried keep the signature of their first attempt.",
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject({ name: systemName, subscriptionId }),
  output: IssuedSubscriptionResponse,
  example: { input: { name: "nordhavn-optik" }, output: issuedSubscriptionExample },
  rest: { method: "POST", path: "/api/v1/systems/:name/webhooks/:subscriptionId/rotate" },
  notFoundMessage: subscriptionNotFoundMessage,
  find: findSubscription,
  async run(context, _, { system, subscription }) {
    const { id, targetUrl } = subscription;
    const secret = createSigningSecret();
    await runUnitOfWork(createCommandContext(context), async (tx) => {
      const { repositories } = tx;
      if (!(await repositories.subscriptions.findByUser(subscription, id)))
        throw new Failure("not_found", subscriptionNotFoundMessage);
      await repositories.subscriptions.setSecret(id, context.secrets.seal(secret, id));
      await auditSubscriptionEvent(context, tx, system, { action: "subscription.secret_rotated", id, targetUrl });
    });
    return { ...toSubscriptionResponse(subscription), secret };
  },
});

import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { operation } from "#/operations/operation";
import { findSubscription, noSubscription, subscriptionId } from "#/operations/subscriptions/find-subscription";
import { noteSubscription } from "#/operations/subscriptions/note-subscription";
import {
  IssuedSubscriptionAnswer,
  issuedSubscriptionExample,
  subscriptionAnswer,
} from "#/operations/subscriptions/subscription-answer";
import { systemName } from "#/operations/systems/name-input";
import { createSigningSecret } from "#/webhooks/signature";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { deedOf } from "#/operations/actor";

export const rotateSubscriptionSecret = operation({
  name: "rotate_subscription_secret",
  title: "Give a subscription a new signing secret",
  summary: "Makes a new signing secret, which signs every delivery that is sent first from now on.",
  description:
    "The secret is in this answer and nowhere else. Deliveries that are being retried keep the signature of their first attempt.",
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject({ name: systemName, subscriptionId }),
  output: IssuedSubscriptionAnswer,
  example: { input: { name: "nordhavn-optik" }, output: issuedSubscriptionExample },
  rest: { method: "POST", path: "/api/v1/systems/:name/webhooks/:subscriptionId/rotate" },
  missing: noSubscription,
  find: findSubscription,
  async run(context, _, { system, subscription }) {
    const { id, targetUrl } = subscription;
    const secret = createSigningSecret();
    await runUnitOfWork(deedOf(context), async (tx) => {
      const { repositories } = tx;
      if (!(await repositories.subscriptions.findByUser(subscription, id))) throw new Failure("not_found", noSubscription);
      await repositories.subscriptions.setSecret(id, context.secrets.seal(secret, id));
      await noteSubscription(context, tx, system, { action: "subscription.secret_rotated", id, targetUrl });
    });
    return { ...subscriptionAnswer(subscription), secret };
  },
});

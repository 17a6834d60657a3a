import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { findSubscription, subscriptionNotFoundMessage, subscriptionId } from "#/operations/subscriptions/resolve";
import { auditSubscriptionEvent } from "#/operations/subscriptions/audit-subscription-event";
import { systemName } from "#/operations/systems/resolve";
import { DeletedResponse } from "#/operations/deleted-response";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { createCommandContext } from "#/operations/actor";

export const deleteSubscription = defineOperation({
  name: "delete_subscription",
  title: "Delete a subscription",
  summary: "Deletes one of your subscriptions to a system. Pending deliveries are cancelled.",
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject({ name: systemName, subscriptionId }),
  output: DeletedResponse,
  example: { input: { name: "nordhavn-optik" }, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/systems/:name/webhooks/:subscriptionId" },
  notFoundMessage: subscriptionNotFoundMessage,
  find: findSubscription,
  async run(context, _, { system, subscription }) {
    const { id, targetUrl } = subscription;
    await runUnitOfWork(createCommandContext(context), async (tx) => {
      const { repositories } = tx;
      if (!(await repositories.subscriptions.findByUser(subscription, id)))
        throw new Failure("not_found", subscriptionNotFoundMessage);
      await repositories.subscriptions.remove(id);
      await auditSubscriptionEvent(context, tx, system, { action: "subscription.deleted", id, targetUrl });
    });
    return { deleted: true as const };
  },
});

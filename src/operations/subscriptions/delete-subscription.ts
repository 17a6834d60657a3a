import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { operation } from "#/operations/operation";
import { findSubscription, noSubscription, subscriptionId } from "#/operations/subscriptions/find-subscription";
import { noteSubscription } from "#/operations/subscriptions/note-subscription";
import { systemName } from "#/operations/systems/name-input";
import { DeletedAnswer } from "#/operations/workspaces/deleted-answer";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { deedOf } from "#/operations/actor";

export const deleteSubscription = operation({
  name: "delete_subscription",
  title: "End a subscription",
  summary: "Ends one of your subscriptions to a system. What waits for it is not sent any more.",
  tag: "Webhooks",
  access: "signed-in",
  input: StrictObject({ name: systemName, subscriptionId }),
  output: DeletedAnswer,
  example: { input: { name: "nordhavn-optik" }, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/systems/:name/webhooks/:subscriptionId" },
  missing: noSubscription,
  find: findSubscription,
  async run(context, _, { system, subscription }) {
    const { id, targetUrl } = subscription;
    await runUnitOfWork(deedOf(context), async (tx) => {
      const { repositories } = tx;
      if (!(await repositories.subscriptions.findByUser(subscription, id))) throw new Failure("not_found", noSubscription);
      await repositories.subscriptions.remove(id);
      await noteSubscription(context, tx, system, { action: "subscription.deleted", id, targetUrl });
    });
    return { deleted: true as const };
  },
});

import { createSubscription } from "#/operations/subscriptions/create-subscription";
import { deleteSubscription } from "#/operations/subscriptions/delete-subscription";
import { listMySubscriptions } from "#/operations/subscriptions/list-my-subscriptions";
import { listSubscriptionDeliveries } from "#/operations/subscriptions/list-subscription-deliveries";
import { listSubscriptions } from "#/operations/subscriptions/list-subscriptions";
import { rotateSubscriptionSecret } from "#/operations/subscriptions/rotate-subscription-secret";

/** Users' subscriptions to brand systems. */
export const subscriptionOperations = [
  listMySubscriptions,
  listSubscriptions,
  listSubscriptionDeliveries,
  createSubscription,
  deleteSubscription,
  rotateSubscriptionSecret,
] as const;

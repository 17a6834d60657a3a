import type { Clock } from "#/kernel/clock";
import { deliveryRetentionMs } from "#/model/limits";
import type { Store } from "#/store/store";

const getCutoffDate = (clock: Clock) => new Date(clock.now().getTime() - deliveryRetentionMs);

/** Whether any delivery finished, or any event happened, more than thirty days ago. */
export async function hasExpiredRecords({ deliveries, events }: Store, clock: Clock): Promise<boolean> {
  const cutoff = getCutoffDate(clock);
  return (await deliveries.hasFinishedBefore(cutoff.getTime())) || (await events.hasAnyBefore(cutoff.toISOString()));
}

/**
 * Deletes deliveries that finished, and events that happened, more than thirty days ago. Pending
 * deliveries stay.
 */
export async function deleteExpiredRecords(store: Store, clock: Clock): Promise<void> {
  const cutoff = getCutoffDate(clock);
  await store.transactionWithoutInvalidation(async ({ deliveries, events }) => {
    await deliveries.removeFinishedBefore(cutoff.getTime());
    await events.removeBefore(cutoff.toISOString());
  });
}

import type { Clock } from "#/kernel/clock";
import { deliveryRetentionMs } from "#/model/limits";
import type { Store } from "#/store/store";

const getCutoffDate = (clock: Clock) => new Date(clock.now().getTime() - deliveryRetentionMs);

/** Whether there are deliveries that finished, or events that happened, more than thirty days ago. */
export async function hasExpiredRecords({ deliveries, events }: Store, clock: Clock): Promise<boolean> {
  const cutoff = getCutoffDate(clock);
  return (await deliveries.hasFinishedBefore(cutoff.getTime())) || (await events.hasAnyBefore(cutoff.toISOString()));
}

/** Forgets deliveries that finished, and events that happened, more than thirty days ago. What still waits stays. */
export async function deleteExpiredRecords(store: Store, clock: Clock): Promise<void> {
  const cutoff = getCutoffDate(clock);
  await store.transactionWithoutInvalidation(async ({ deliveries, events }) => {
    await deliveries.removeFinishedBefore(cutoff.getTime());
    await events.removeBefore(cutoff.toISOString());
  });
}

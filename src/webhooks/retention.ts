import type { Clock } from "#/kernel/clock";
import { deliveryKeptMs } from "#/model/limits";
import type { Store } from "#/store/store";

/** Forgets deliveries that finished, and events that happened, more than thirty days ago. What still waits stays. */
export async function dropOld(store: Store, clock: Clock): Promise<void> {
  const since = new Date(clock.now().getTime() - deliveryKeptMs);
  await store.transaction(async ({ deliveries, events }) => {
    await deliveries.dropFinishedBefore(since.getTime());
    await events.dropBefore(since.toISOString());
  });
}

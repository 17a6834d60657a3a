import type { Clock } from "#/kernel/clock";
import { deliveryKeptMs } from "#/model/limits";
import type { Store } from "#/store/store";

const oldest = (clock: Clock) => new Date(clock.now().getTime() - deliveryKeptMs);

/** Whether there are deliveries that finished, or events that happened, more than thirty days ago. */
export async function isAnythingOld({ deliveries, events }: Store, clock: Clock): Promise<boolean> {
  const since = oldest(clock);
  return (await deliveries.isAnyFinishedBefore(since.getTime())) || (await events.isAnyBefore(since.toISOString()));
}

/** Forgets deliveries that finished, and events that happened, more than thirty days ago. What still waits stays. */
export async function dropOld(store: Store, clock: Clock): Promise<void> {
  const since = oldest(clock);
  await store.bookkeeping(async ({ deliveries, events }) => {
    await deliveries.dropFinishedBefore(since.getTime());
    await events.dropBefore(since.toISOString());
  });
}

import { isWorking } from "#/model/project";
import type { Services } from "#/operations/operation";
import { isHeld } from "#/lifecycle/lease";

/**
 * Goes on, in the background, with the projects whose run was cut off in the middle: those that still bear the lease of a run that is gone. Projects that wait for a
 * person, or to be run at all, bear none. Gives how many there are.
 */
export async function resumeCutOff({ store, clock, runner }: Pick<Services, "store" | "clock" | "runner">): Promise<number> {
  const cutOff = (await store.projects.listLeased()).filter(
    (project) =>
      (isWorking(project) || project.autoApprovals.approve) && !isHeld(project, clock) && !runner.isRunning(project.id),
  );
  for (const { id } of cutOff) runner.enqueue(id);
  return cutOff.length;
}

/** How often a server looks for runs that another process left, milliseconds. */
const lookMs = 2_000;

/**
 * Goes on with runs that are cut off while this server runs: an agent's process over standard input, or a command, may end in the middle of one. Gives the way to
 * stop looking.
 */
export function followCutOffRuns(services: Pick<Services, "store" | "clock" | "runner" | "log">): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await resumeCutOff(services);
    } catch (error) {
      services.log.error("looking for runs that were cut off failed", error);
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(look, lookMs);
  return () => clearInterval(timer);
}

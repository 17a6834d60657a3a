import { isWorking } from "#/model/project";
import type { Services } from "#/operations/operation";
import { isHeld } from "#/pipeline/lease";

/**
 * Goes on, in the background, with the projects whose run was cut off in the middle: those that still bear the lease of a run that is gone. Projects that wait for a
 * person, or to be run at all, bear none. Gives how many there are.
 */
export async function resumeCutOff({ store, clock, runner }: Pick<Services, "store" | "clock" | "runner">): Promise<number> {
  const cutOff = (await store.projects.leased()).filter(
    (project) => (isWorking(project) || project.foregone.approve) && !isHeld(project, clock) && !runner.isRunning(project.id),
  );
  for (const { id } of cutOff) runner.start(id);
  return cutOff.length;
}

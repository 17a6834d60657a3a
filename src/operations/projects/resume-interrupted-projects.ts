import { isWorking } from "#/model/project";
import type { Services } from "#/operations/operation";
import { isHeld } from "#/lifecycle/lease";

/**
 * Goes on, in the background, with the projects whose run was cut off in the middle: those that
 * still bear the lease of a run that is gone. Projects that wait for a person, or to be run at all,
 * bear none. Gives how many there are.
 */
export async function resumeInterruptedProjects({
  store,
  clock,
  runner,
}: Pick<Services, "store" | "clock" | "runner">): Promise<number> {
  const interrupted = (await store.projects.listLeased()).filter(
    (project) =>
      (isWorking(project) || project.autoApprovals.approve) && !isHeld(project, clock) && !runner.isRunning(project.id),
  );
  for (const { id } of interrupted) runner.enqueue(id);
  return interrupted.length;
}

/** How often a server looks for runs that another process left, milliseconds. */
const pollIntervalMs = 2_000;

/**
 * Goes on with runs that are cut off while this server runs: an agent's process over standard
 * input, or a command, may end in the middle of one. Gives the way to stop looking.
 */
export function watchInterruptedRuns(services: Pick<Services, "store" | "clock" | "runner" | "log">): () => void {
  let isPolling = false;
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    try {
      await resumeInterruptedProjects(services);
    } catch (error) {
      services.log.error("looking for runs that were cut off failed", error);
    } finally {
      isPolling = false;
    }
  };
  const timer = setInterval(poll, pollIntervalMs);
  return () => clearInterval(timer);
}

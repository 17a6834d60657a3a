import type { Clock } from "#/kernel/clock";
import { isWorking, type Project } from "#/model/project";
import type { Services } from "#/operations/services";
import { isHeld } from "#/lifecycle/lease";

/**
 * Resumes, in the background, the projects whose run was interrupted: those that still have the
 * lease of a run whose process is gone. Projects that wait for a review or for a run have no lease.
 * Returns the number of resumed projects.
 */
export async function resumeInterruptedProjects({
  store,
  clock,
  runner,
}: Pick<Services, "store" | "clock" | "runner">): Promise<number> {
  const interrupted = (await store.projects.listLeased()).filter(
    (project) => isInterrupted(project, clock) && !runner.isRunning(project.id),
  );
  for (const { id } of interrupted) runner.enqueue(id);
  return interrupted.length;
}

/** Whether a project has the lease of a run that ended before the project stopped. */
export const isInterrupted = (project: Project, clock: Clock): boolean =>
  project.leaseOwner !== null && (isWorking(project) || project.autoApprovals.approve) && !isHeld(project, clock);

/** The interval at which a server looks for interrupted runs of other processes, milliseconds. */
const pollIntervalMs = 2_000;

/**
 * Resumes runs that are interrupted while this server runs: a command, or an MCP process over
 * standard input, may end during a run. Returns a function that stops the timer.
 */
export function watchInterruptedRuns(services: Pick<Services, "store" | "clock" | "runner" | "log">): () => void {
  let isPolling = false;
  let hasFailed = false;
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    try {
      await resumeInterruptedProjects(services);
      hasFailed = false;
    } catch (error) {
      // Once for all tries until one succeeds.
      if (!hasFailed) services.log.error("could not look for interrupted runs", error);
      hasFailed = true;
    } finally {
      isPolling = false;
    }
  };
  const timer = setInterval(poll, pollIntervalMs);
  return () => clearInterval(timer);
}

import type { ProjectId } from "#/model/ids";
import { hostname } from "node:os";
import { threadId } from "node:worker_threads";
import type { Clock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import { getProcessStart, isProcessGone } from "#/kernel/system/process-state";
import type { Project } from "#/model/project";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";

/** How long a stage may take before its process counts as stuck, milliseconds. */
const leaseMs = 60_000;

/**
 * Identifies this process, in all its threads, and no earlier one: containers reuse host names and
 * process ids at every start.
 */
const thisProcess = `${hostname()}/${process.pid}/${getProcessStart()}`;

/** Who works on a project, and until when. */
export type Lease = Pick<Project, "leaseOwner" | "leaseUntilMs">;
export const noLease: Lease = { leaseOwner: null, leaseUntilMs: null };

/** The owner of projects in this process's queue. Any run of this process may take them over. */
const queueOwner = `${thisProcess}/line`;
export const createQueueLease = (clock: Clock): Lease => createLease(queueOwner, clock);

/** A lease of this owner that starts now. */
export const createLease = (leaseOwner: string, clock: Clock): Lease => ({
  leaseOwner,
  leaseUntilMs: clock.now().getTime() + leaseMs,
});

/** Whether a run works on the project or will start soon. */
export function isHeld({ leaseOwner, leaseUntilMs }: Lease, clock: Clock): boolean {
  const remainingMs = (leaseUntilMs ?? 0) - clock.now().getTime();
  // A lease that ends later than a new one would comes from a clock that was set back. It does not
  // count.
  return leaseOwner !== null && remainingMs >= 0 && remainingMs <= leaseMs && !isOwnerGone(leaseOwner);
}

let runs = 0;
/**
 * Owners whose lease could not be released because storage was not writable. Nothing runs under
 * them.
 */
const abandonedOwners = new Set<string>();

/**
 * Acquires the right to run a project's stages and returns the new owner. Takes over the lease of a
 * process on this machine that has exited. Throws `conflict` while another run holds it.
 */
export async function acquireLease(context: CommandContext, project: Project): Promise<string> {
  const owner = `${thisProcess}/${threadId}-${++runs}`;
  const nowMs = context.clock.now().getTime();
  const previousOwner = project.leaseOwner !== null && isOwnerGone(project.leaseOwner) ? project.leaseOwner : queueOwner;
  const isAcquired = await runUnitOfWork(context, ({ repositories }) =>
    repositories.projects.claim(project.id, owner, { nowMs, untilMs: nowMs + leaseMs, from: previousOwner }),
  );
  if (!isAcquired)
    throw new Failure("conflict", `Project “${project.name}” is running. Wait for the run to finish, or try again in a minute.`);
  abandonedOwners.delete(previousOwner);
  return owner;
}

/** Releases a run's lease, unless another run has taken it over. */
export async function releaseLease(context: CommandContext, projectId: ProjectId, owner: string): Promise<void> {
  try {
    await runUnitOfWork(context, ({ repositories }) => repositories.projects.release(projectId, owner));
  } catch (error) {
    if (context.store.isUnavailable(error)) abandonedOwners.add(owner);
    throw error;
  }
}

/**
 * Whether an owner is known to have ended: an abandoned lease, or a process of this machine that
 * has exited. Leases of other machines must expire.
 */
function isOwnerGone(owner: string): boolean {
  const [host, pid, startedAt] = owner.split("/");
  if (host === hostname() && Number(pid) === process.pid)
    return `${host}/${pid}/${startedAt}` !== thisProcess || abandonedOwners.has(owner);
  return isProcessGone(host, Number(pid));
}

import { hostname } from "node:os";
import type { Clock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import type { Project } from "#/model/project";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";

/** How long a stage may take before others may think that its process is stuck, milliseconds. */
const leaseMs = 60_000;

/** This process and no earlier one: in a container, host name and process number come again at every start. */
const thisProcess = `${hostname()}/${process.pid}/${Math.round(performance.timeOrigin)}`;

/** Who works on a project, and until when that holds. */
export type Lease = Pick<Project, "leaseOwner" | "leaseUntilMs">;
export const noLease: Lease = { leaseOwner: null, leaseUntilMs: null };

/** The lease of a project that stands in this process's line: whoever in this process runs it may take it over. */
const queueOwner = `${thisProcess}/line`;
export const createQueueLease = (clock: Clock): Lease => createLease(queueOwner, clock);

/** A lease of this owner that begins now. */
export const createLease = (leaseOwner: string, clock: Clock): Lease => ({
  leaseOwner,
  leaseUntilMs: clock.now().getTime() + leaseMs,
});

/** Whether someone is at work on the project now, or has it in line. */
export function isHeld({ leaseOwner, leaseUntilMs }: Lease, clock: Clock): boolean {
  const remainingMs = (leaseUntilMs ?? 0) - clock.now().getTime();
  // A lease that ends later than one could that began now is of a clock that was set back since: nobody waits for that.
  return leaseOwner !== null && remainingMs >= 0 && remainingMs <= leaseMs && !isOwnerGone(leaseOwner);
}

let runs = 0;
/** Leases that runs of this process could not give back, because storage could not be written then: nobody works under them any more. */
const abandonedOwners = new Set<string>();

/**
 * Takes the right to run a project's stages, for this run alone, and gives the owner's name. A lease left by a process of this machine that no longer
 * lives is taken over at once. Throws `conflict` while another run holds it.
 */
export async function acquireLease(context: CommandContext, project: Project): Promise<string> {
  const owner = `${thisProcess}/${++runs}`;
  const nowMs = context.clock.now().getTime();
  const previousOwner = project.leaseOwner !== null && isOwnerGone(project.leaseOwner) ? project.leaseOwner : queueOwner;
  const isAcquired = await runUnitOfWork(context, ({ repositories }) =>
    repositories.projects.claim(project.id, owner, { nowMs, untilMs: nowMs + leaseMs, from: previousOwner }),
  );
  if (!isAcquired)
    throw new Failure(
      "conflict",
      `"${project.name}" is being worked on just now. Wait for that to end, or try again in a minute.`,
    );
  abandonedOwners.delete(previousOwner);
  return owner;
}

/** Gives a run's lease back, unless it was lost meanwhile. */
export async function releaseLease(context: CommandContext, projectId: string, owner: string): Promise<void> {
  try {
    await runUnitOfWork(context, ({ repositories }) => repositories.projects.release(projectId, owner));
  } catch (error) {
    if (context.store.isUnavailable(error)) abandonedOwners.add(owner);
    throw error;
  }
}

/** Whether an owner was a run that has ended: its lease was left over, or its process was one of this machine and is gone. Owners elsewhere are never called dead: their lease has to run out. */
function isOwnerGone(owner: string): boolean {
  const [host, pid, startedAt] = owner.split("/");
  if (host !== hostname()) return false;
  if (Number(pid) === process.pid) return `${host}/${pid}/${startedAt}` !== thisProcess || abandonedOwners.has(owner);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

import { hostname } from "node:os";
import type { Clock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import type { Project } from "#/model/project";
import type { Store } from "#/store/store";

/** How long a stage may take before others may think that its process is stuck, milliseconds. */
const leaseMs = 60_000;
const thisProcess = `${hostname()}/${process.pid}`;

/**
 * Takes the right to run a project's stages for this process. A lease left by a process of this machine that no longer lives is taken over at once.
 * Throws `conflict` while another live process holds it.
 */
export async function takeLease(store: Store, project: Project, clock: Clock): Promise<void> {
  const nowMs = clock.now().getTime();
  const claimedAsOfMs = project.leaseOwner && isDead(project.leaseOwner) ? Number.MAX_SAFE_INTEGER : nowMs;
  const taken = await store.transaction(({ projects }) =>
    projects.claim(project.id, thisProcess, claimedAsOfMs, nowMs + leaseMs),
  );
  if (!taken)
    throw new Failure(
      "conflict",
      `Another process is working on "${project.name}" just now. Wait for it to end, or try again in a minute.`,
    );
}

/** Whether an owner was a process of this machine that has ended. Owners elsewhere are never called dead: their lease has to run out. */
function isDead(owner: string): boolean {
  const [host, pid] = owner.split("/");
  if (host !== hostname() || owner === thisProcess) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

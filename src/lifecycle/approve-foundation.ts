import { createSystemEvent } from "#/model/event";
import type { Version } from "#/model/version";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { freezeVersion } from "#/lifecycle/freeze-version";
import { createQueueLease, type Lease } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";
import { assertInReview } from "#/lifecycle/assert-in-review";

/**
 * Approves the foundation under review: freezes an alpha version, lets the components begin, and tells the subscribers of a live system. The project stands in this
 * process's line then, unless it goes on under the `lease` of the run that decides so. Throws `conflict` in any other state.
 */
export const approveFoundation = (
  context: CommandContext,
  projectId: string,
  lease: Lease = createQueueLease(context.clock),
): Promise<Version> => runUnitOfWork(context, (tx) => approveFoundationInTx(tx, projectId, lease));

async function approveFoundationInTx(tx: UnitOfWork, projectId: string, lease: Lease): Promise<Version> {
  const { repositories, contents, now, audit, publish } = tx;
  const { project, design, system } = await loadProject(repositories, projectId);
  assertInReview(project, "FOUNDATION_REVIEW");
  const version = await freezeVersion(repositories, contents, design, "alpha", now);
  await repositories.projects.update(project.id, { state: "COMPONENTS", updatedAt: now, ...lease });
  if (system.status === "ACTIVE") await publish(createSystemEvent("system.updated", system, design, version.number, now));
  const details = { projectId, version: version.number };
  await audit({ action: "foundation.approved", workspaceId: design.workspaceId, targetId: design.id, details });
  return version;
}

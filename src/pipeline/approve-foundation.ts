import { toSubscribers } from "#/model/event";
import type { Version } from "#/model/version";
import { type Change, change, type Deed } from "#/pipeline/change";
import { freezeVersion } from "#/pipeline/freeze-version";
import { inLine, type Lease } from "#/pipeline/lease";
import { presentProject } from "#/pipeline/present";
import { refuseOtherReview } from "#/pipeline/refuse-other-review";

/**
 * Approves the foundation under review: freezes an alpha version, lets the components begin, and tells the subscribers of a live system. The project stands in this
 * process's line then, unless it goes on under the `lease` of the run that decides so. Throws `conflict` in any other state.
 */
export const approveFoundation = (deed: Deed, projectId: string, lease: Lease = inLine(deed.clock)): Promise<Version> =>
  change(deed, (scene) => approve(scene, projectId, lease));

async function approve(scene: Change, projectId: string, lease: Lease): Promise<Version> {
  const { repositories, contents, now, note, announce } = scene;
  const { project, design, system } = await presentProject(repositories, projectId);
  refuseOtherReview(project, "FOUNDATION_REVIEW");
  const version = await freezeVersion(repositories, contents, design, "alpha", now);
  await repositories.projects.update(project.id, { state: "COMPONENTS", updatedAt: now, ...lease });
  if (system.status === "ACTIVE") await announce(toSubscribers("system.updated", system, design, version.number, now));
  const details = { projectId, version: version.number };
  await note({ action: "foundation.approved", workspaceId: design.workspaceId, targetId: design.id, details });
  return version;
}

import { Failure } from "#/kernel/errors";
import { projectFinalized, toSubscribers } from "#/model/event";
import type { Version } from "#/model/version";
import { type Change, change, type Deed } from "#/pipeline/change";
import { followServed } from "#/pipeline/follow-served";
import { freezeVersion } from "#/pipeline/freeze-version";
import { noLease } from "#/pipeline/lease";
import { presentProject, refuseWithdrawn } from "#/pipeline/present";
import { publish } from "#/pipeline/publish-design";
import { refuseOtherReview } from "#/pipeline/refuse-other-review";

/**
 * Approves the design under review: freezes a release candidate, makes the system live (unless its workspace waits for the publication) and ends the project;
 * publishes as well where that was decided when the project was started. Throws `conflict` in any other state, while the audit has errors, and while the system is archived.
 */
export const approveDesign = (deed: Deed, projectId: string): Promise<Version> =>
  change(deed, (scene) => approve(scene, projectId));

async function approve(scene: Change, projectId: string): Promise<Version> {
  const { repositories, contents, now, note, announce } = scene;
  const { designs, projects } = repositories;
  const { project, design, system } = await presentProject(repositories, projectId);
  refuseOtherReview(project, "DESIGN_REVIEW");
  refuseWithdrawn(system);
  const { error } = (await contents.part(design.parts, "audit")).counts;
  if (error > 0)
    throw new Failure(
      "conflict",
      `The coherence audit has ${error} open ${error === 1 ? "error" : "errors"}. Mend what it names, then approve the design again.`,
    );
  await designs.update(design.id, { status: "APPROVED", approvedAt: now, updatedAt: now });
  await projects.update(project.id, { state: "FINALIZED", updatedAt: now, ...noLease });
  const version = await freezeVersion(repositories, contents, design, "rc", now);
  await announce(projectFinalized(project, design, now));
  const { system: live, isFirst } = await followServed(scene, system.id);
  if (!isFirst && live.publicOn === "APPROVAL")
    await announce(toSubscribers("system.updated", live, design, version.number, now));
  const details = { projectId, version: version.number };
  await note({ action: "design.approved", workspaceId: design.workspaceId, targetId: design.id, details });
  return project.foregone.publish ? await publish(scene, design.id) : version;
}

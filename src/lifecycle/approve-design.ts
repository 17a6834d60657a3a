import { Failure } from "#/kernel/errors";
import { createProjectFinalizedEvent, createSystemEvent } from "#/model/event";
import type { Version } from "#/model/version";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { freezeVersion } from "#/lifecycle/freeze-version";
import { noLease } from "#/lifecycle/lease";
import { loadProject, assertNotArchived } from "#/lifecycle/load-design";
import { publishDesignInTx } from "#/lifecycle/publish-design";
import { assertInReview } from "#/lifecycle/assert-in-review";

/**
 * Approves the design under review: freezes a release candidate, makes the system live (unless its workspace waits for the publication) and ends the project;
 * publishes as well where that was decided when the project was started. Throws `conflict` in any other state, while the audit has errors, and while the system is archived.
 */
export const approveDesign = (context: CommandContext, projectId: string): Promise<Version> =>
  runUnitOfWork(context, (tx) => approveDesignInTx(tx, projectId));

async function approveDesignInTx(tx: UnitOfWork, projectId: string): Promise<Version> {
  const { repositories, contents, now, audit, publish } = tx;
  const { designs, projects } = repositories;
  const { project, design, system } = await loadProject(repositories, projectId);
  assertInReview(project, "DESIGN_REVIEW");
  assertNotArchived(system);
  const { error } = (await contents.loadPart(design.parts, "audit")).counts;
  if (error > 0)
    throw new Failure(
      "conflict",
      `The coherence audit has ${error} open ${error === 1 ? "error" : "errors"}. Mend what it names, then approve the design again.`,
    );
  await designs.update(design.id, { status: "APPROVED", approvedAt: now, updatedAt: now });
  await projects.update(project.id, { state: "FINALIZED", updatedAt: now, ...noLease });
  const version = await freezeVersion(repositories, contents, design, "rc", now);
  await publish(createProjectFinalizedEvent(project, design, now));
  const { system: live, isFirst } = await syncServedDesign(tx, system.id);
  if (!isFirst && live.publicOn === "APPROVAL")
    await publish(createSystemEvent("system.updated", live, design, version.number, now));
  const details = { projectId, version: version.number };
  await audit({ action: "design.approved", workspaceId: design.workspaceId, targetId: design.id, details });
  return project.autoApprovals.publish ? await publishDesignInTx(tx, design.id) : version;
}

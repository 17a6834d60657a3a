import type { ProjectId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { designMachine } from "#/model/design";
import { createProjectFinalizedEvent, createSystemEvent } from "#/model/event";
import { projectMachine } from "#/model/project";
import { transition } from "#/model/state-machine";
import { systemMachine } from "#/model/system";
import type { Version } from "#/model/version";
import { supersedeOpenProposals } from "#/lifecycle/decide-edit-proposal";
import { freezeVersion } from "#/lifecycle/freeze-version";
import { noLease } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";
import { publishDesign } from "#/lifecycle/publish-design";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Approves the design in review: freezes a release candidate, makes the system live (unless the
 * workspace goes live on publication) and ends the project. Publishes as well if that was decided
 * when the project started. Throws `conflict` in any other state, while the audit has errors and
 * while the system is archived.
 */
export const approveDesign = (context: CommandContext, projectId: ProjectId): Promise<Version> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, contents, now, audit, publish } = tx;
    const { designs, projects } = repositories;
    const { project, design, system } = await loadProject(repositories, projectId);
    const state = transition(projectMachine, project.state, "approveDesign", { name: project.name });
    transition(systemMachine, system.status, "changeServedDesign", { name: system.name });
    const { error } = (await contents.loadPart(design.parts, "audit")).counts;
    if (error > 0)
      throw new Failure(
        "conflict",
        `The coherence audit has ${error} open ${error === 1 ? "error" : "errors"}. ` +
          "Fix the reported errors, then approve the design again.",
      );
    const status = transition(designMachine, design.status, "approve", { name: design.name });
    await designs.update(design.id, { status, approvedAt: now, updatedAt: now });
    await projects.update(project.id, { state, updatedAt: now, ...noLease });
    await supersedeOpenProposals(repositories, design.id);
    const version = await freezeVersion(repositories, contents, design, "rc", now);
    await publish(createProjectFinalizedEvent(project, design, now));
    const { system: live, isFirst } = await syncServedDesign(tx, system.id);
    if (!isFirst && live.publicOn === "APPROVAL")
      await publish(createSystemEvent("system.updated", live, design, version.number, now));
    const details = { projectId, version: version.number };
    await audit({ action: "design.approved", workspaceId: design.workspaceId, targetId: design.id, details });
    return project.autoApprovals.publish ? await publishDesign({ ...context, tx }, design.id) : version;
  });

import type { ArtifactId, ProjectId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { artifactMachine, type ExternalArtifact, isUnsafe } from "#/model/external-artifact";
import { projectMachine } from "#/model/project";
import { transition } from "#/model/state-machine";
import type { UnitOfWork, CommandContext } from "#/lifecycle/unit-of-work";
import {
  runUnitOfWorkWithImports,
  storeMergedParts,
  type CompletedMerge,
  type MergePlan,
} from "#/lifecycle/unit-of-work-with-imports";
import type { MergeImports } from "#/lifecycle/merge-imports-job";
import { isHeld } from "#/lifecycle/lease";
import { loadArtifact, loadProject } from "#/lifecycle/load-design";
import type { Repositories } from "#/store/store";

/**
 * Accepts imports of one project, all or none: each replaces the part of the design with its slug,
 * or is appended. The design is audited again if it was audited before. Skips what is accepted
 * already. Throws `conflict` for what is unsafe, rejected or superseded, once the project has ended
 * and while its coherence audit runs. `mergeImports` parses and audits the markup before the
 * transaction starts.
 */
export const acceptArtifacts = (
  context: CommandContext,
  projectId: ProjectId,
  ids: readonly ArtifactId[],
  mergeImports: MergeImports,
): Promise<readonly ExternalArtifact[]> =>
  runUnitOfWorkWithImports(
    context,
    mergeImports,
    (repositories) => planAcceptArtifacts({ repositories, clock: context.clock }, projectId, ids),
    (tx, merge) => acceptMerged(tx, projectId, ids, merge),
  );

/** What must be merged before some imports can be accepted. Throws what accepting them throws. */
export async function planAcceptArtifacts(
  tx: Pick<UnitOfWork, "repositories" | "clock">,
  projectId: ProjectId,
  ids: readonly ArtifactId[],
): Promise<MergePlan | undefined> {
  const { drafts } = await loadAcceptable(tx, projectId, ids);
  return await planMerge(tx.repositories, projectId, drafts);
}

/**
 * Accepts imports in a unit of work, with the result of merging what `planAcceptArtifacts` planned.
 */
export async function acceptMerged(
  tx: UnitOfWork,
  projectId: ProjectId,
  ids: readonly ArtifactId[],
  merge: CompletedMerge | undefined,
): Promise<readonly ExternalArtifact[]> {
  const { repositories, now, by, audit } = tx;
  const { rows, drafts } = await loadAcceptable(tx, projectId, ids);
  const plan = await planMerge(repositories, projectId, drafts);
  const accepted = await repositories.externalArtifacts.listByProject(projectId, ["ACCEPTED"]);
  for (const { id, kind, slug, workspaceId, status: before } of drafts) {
    for (const previous of accepted)
      if (previous.kind === kind && previous.slug === slug)
        await repositories.externalArtifacts.update(previous.id, {
          status: transition(artifactMachine, previous.status, "supersede"),
        });
    const status = transition(artifactMachine, before, "accept");
    await repositories.externalArtifacts.update(id, { status, decidedBy: by.name, decidedAt: now });
    await audit({ action: "artifact.accepted", workspaceId, targetId: id, details: { projectId, kind, slug } });
  }
  if (plan) {
    const { design } = await loadProject(repositories, projectId);
    const parts = { ...design.parts, ...(await storeMergedParts(tx, plan, merge)) };
    await repositories.designs.update(design.id, { parts, updatedAt: now });
    await repositories.projects.update(projectId, { updatedAt: now });
  }
  return await Promise.all(rows.map(({ id }) => loadArtifact(repositories, projectId, id)));
}

/**
 * The imports with these ids, and those of them that are pending. Throws `conflict` if one cannot
 * be accepted.
 */
async function loadAcceptable(
  tx: Pick<UnitOfWork, "repositories" | "clock">,
  projectId: ProjectId,
  ids: readonly ArtifactId[],
): Promise<{ readonly rows: readonly ExternalArtifact[]; readonly drafts: readonly ExternalArtifact[] }> {
  const { repositories, clock } = tx;
  const { project } = await loadProject(repositories, projectId);
  transition(projectMachine, project.state, "changeImports", { name: project.name });
  if (project.state === "COHERENCE_AUDIT" && isHeld(project, clock))
    throw new Failure("conflict", "The design is being audited. Try again when it is in review.");
  const rows = await Promise.all(ids.map((id) => loadArtifact(repositories, projectId, id)));
  const unsafe = rows.filter(isUnsafe);
  if (unsafe.length > 0)
    throw new Failure(
      "conflict",
      `${formatNames(unsafe)} cannot be accepted because it is unsafe. Fix what the checks report, then import it again.`,
    );
  const drafts = rows.filter(({ status }) => status !== "ACCEPTED");
  for (const { status, kind, name } of drafts) transition(artifactMachine, status, "accept", { noun: kind, name });
  return { rows, drafts };
}

const formatNames = (rows: readonly ExternalArtifact[]) =>
  rows
    .slice(0, 5)
    .map(({ kind, name }) => `The ${kind} “${name}”`)
    .join(", ");

/**
 * What to merge into the design when these imports are accepted. Before there are pages, they wait
 * for the stage that makes them.
 */
async function planMerge(
  repositories: Repositories,
  projectId: ProjectId,
  rows: readonly ExternalArtifact[],
): Promise<MergePlan | undefined> {
  const { design, project } = await loadProject(repositories, projectId);
  if (rows.length === 0 || design.parts.pages === undefined) return undefined;
  const { workspaceId, brandId, parts } = design;
  return { workspaceId, brandId, parts, rows, withAudit: project.state === "DESIGN_REVIEW" };
}

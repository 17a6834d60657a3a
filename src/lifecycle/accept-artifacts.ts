import { Failure } from "#/kernel/errors";
import { type ExternalArtifact, isUnsafe } from "#/model/external-artifact";
import { isEnded, type Project } from "#/model/project";
import type { UnitOfWork, CommandContext } from "#/lifecycle/unit-of-work";
import {
  runUnitOfWorkWithImports,
  storeMergedParts,
  type CompletedMerge,
  type MergePlan,
} from "#/lifecycle/unit-of-work-with-imports";
import type { MergeImports } from "#/lifecycle/merge-imports-job";
import { isHeld } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";
import type { Repositories } from "#/store/store";

/**
 * Accepts imports of one project: each takes the place of what bears its slug in the design, or joins it, and the design is audited anew where its audit was made already.
 * What is accepted already stays so. All are accepted or none. Throws `conflict` for what is unsafe, rejected or superseded, once the project has ended, and while its
 * coherence audit is being made. `join` parses and audits the markup, before the transaction begins.
 */
export const acceptArtifacts = (
  context: CommandContext,
  projectId: string,
  ids: readonly string[],
  mergeImports: MergeImports,
): Promise<readonly ExternalArtifact[]> =>
  runUnitOfWorkWithImports(
    context,
    mergeImports,
    (repositories) => planAcceptArtifacts({ repositories, clock: context.clock }, projectId, ids),
    (tx, merge) => acceptArtifactsInTx(tx, projectId, ids, merge),
  );

/** What has to be joined before some imports can be accepted. Throws what accepting them throws. */
export async function planAcceptArtifacts(
  tx: Pick<UnitOfWork, "repositories" | "clock">,
  projectId: string,
  ids: readonly string[],
): Promise<MergePlan | undefined> {
  const { drafts } = await loadAcceptable(tx, projectId, ids);
  return await planMerge(tx.repositories, projectId, drafts);
}

/** The same as a part of a larger change, for which `joining` was made before. */
export async function acceptArtifactsInTx(
  tx: UnitOfWork,
  projectId: string,
  ids: readonly string[],
  merge: CompletedMerge | undefined,
): Promise<readonly ExternalArtifact[]> {
  const { repositories, now, by, audit } = tx;
  const { rows, drafts } = await loadAcceptable(tx, projectId, ids);
  const plan = await planMerge(repositories, projectId, drafts);
  const accepted = await repositories.externalArtifacts.listByProject(projectId, ["ACCEPTED"]);
  for (const { id, kind, slug, workspaceId } of drafts) {
    for (const previous of accepted)
      if (previous.kind === kind && previous.slug === slug)
        await repositories.externalArtifacts.update(previous.id, { status: "SUPERSEDED" });
    await repositories.externalArtifacts.update(id, { status: "ACCEPTED", decidedBy: by.name, decidedAt: now });
    await audit({ action: "artifact.accepted", workspaceId, targetId: id, details: { projectId, kind, slug } });
  }
  if (plan) {
    const { design } = await loadProject(repositories, projectId);
    const parts = { ...design.parts, ...(await storeMergedParts(tx, plan, merge)) };
    await repositories.designs.update(design.id, { parts, updatedAt: now });
    await repositories.projects.update(projectId, { updatedAt: now });
  }
  return await Promise.all(rows.map(({ id }) => loadArtifact(tx, projectId, id)));
}

/** The rows of some ids and those of them that still wait. Throws `conflict` where one of them cannot be accepted, or none can now. */
async function loadAcceptable(
  tx: Pick<UnitOfWork, "repositories" | "clock">,
  projectId: string,
  ids: readonly string[],
): Promise<{ readonly rows: readonly ExternalArtifact[]; readonly drafts: readonly ExternalArtifact[] }> {
  const { repositories, clock } = tx;
  const { project } = await loadProject(repositories, projectId);
  assertNotEnded(project);
  if (project.state === "COHERENCE_AUDIT" && isHeld(project, clock))
    throw new Failure("conflict", "The design is being audited just now. Accept this in a moment, when it is under review.");
  const rows = await Promise.all(ids.map((id) => loadArtifact(tx, projectId, id)));
  const unsafe = rows.filter(isUnsafe);
  if (unsafe.length > 0)
    throw new Failure(
      "conflict",
      `${formatNames(unsafe)} cannot be accepted by anyone: the checks name what is not safe. Mend it and import it again.`,
    );
  const drafts = rows.filter(({ status }) => status !== "ACCEPTED");
  const decided = drafts.filter(({ status }) => status !== "DRAFT");
  if (decided.length > 0)
    throw new Failure(
      "conflict",
      `${formatNames(decided)} ${decided.length === 1 ? "is" : "are"} no longer pending. Import the content again.`,
    );
  return { rows, drafts };
}

/** Refuses decisions once nothing more will happen. Throws `conflict`. */
export function assertNotEnded(project: Project): void {
  if (isEnded(project))
    throw new Failure(
      "conflict",
      `"${project.name}" has ended: it is ${project.state}. Rework of its design begins a new project.`,
    );
}

/** One of the project's imports as it stands. Throws `not_found`. */
export async function loadArtifact(
  { repositories }: Pick<UnitOfWork, "repositories">,
  projectId: string,
  id: string,
): Promise<ExternalArtifact> {
  const artifact = await repositories.externalArtifacts.findById(id);
  if (artifact?.projectId !== projectId) throw new Failure("not_found", "There is no import of this id in the project.");
  return artifact;
}

const formatNames = (rows: readonly ExternalArtifact[]) =>
  rows
    .slice(0, 5)
    .map(({ kind, name }) => `The ${kind} "${name}"`)
    .join(", ");

/** What joins the design's parts when some imports are accepted. Before there are pages, these wait: the stage that makes the pages takes them up. */
async function planMerge(
  repositories: Repositories,
  projectId: string,
  rows: readonly ExternalArtifact[],
): Promise<MergePlan | undefined> {
  const { design, project } = await loadProject(repositories, projectId);
  if (rows.length === 0 || design.parts.pages === undefined) return undefined;
  return { workspaceId: design.workspaceId, parts: design.parts, rows, withAudit: project.state === "DESIGN_REVIEW" };
}

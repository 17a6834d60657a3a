import { Failure } from "#/kernel/errors";
import { type ExternalArtifact, isUnsafe } from "#/model/external-artifact";
import { isEnded, type Project } from "#/model/project";
import type { Change, Deed } from "#/pipeline/change";
import { changeWithImports, joinedParts, type Joining, type JoinPlan } from "#/pipeline/join-first";
import type { JoinImports } from "#/pipeline/join-job";
import { isHeld } from "#/pipeline/lease";
import { presentProject } from "#/pipeline/present";
import type { Repositories } from "#/store/store";

/**
 * Accepts imports of one project: each takes the place of what bears its slug in the design, or joins it, and the design is audited anew where its audit was made already.
 * What is accepted already stays so. All are accepted or none. Throws `conflict` for what is unsafe, rejected or superseded, once the project has ended, and while its
 * coherence audit is being made. `join` parses and audits the markup, before the transaction begins.
 */
export const acceptArtifacts = (
  deed: Deed,
  projectId: string,
  ids: readonly string[],
  join: JoinImports,
): Promise<readonly ExternalArtifact[]> =>
  changeWithImports(
    deed,
    join,
    (repositories) => planToAccept({ repositories, clock: deed.clock }, projectId, ids),
    (scene, joining) => acceptIn(scene, projectId, ids, joining),
  );

/** What has to be joined before some imports can be accepted. Throws what accepting them throws. */
export async function planToAccept(
  scene: Pick<Change, "repositories" | "clock">,
  projectId: string,
  ids: readonly string[],
): Promise<JoinPlan | undefined> {
  const { drafts } = await acceptable(scene, projectId, ids);
  return await planOf(scene.repositories, projectId, drafts);
}

/** The same as a part of a larger change, for which `joining` was made before. */
export async function acceptIn(
  scene: Change,
  projectId: string,
  ids: readonly string[],
  joining: Joining | undefined,
): Promise<readonly ExternalArtifact[]> {
  const { repositories, now, by, note } = scene;
  const { rows, drafts } = await acceptable(scene, projectId, ids);
  const plan = await planOf(repositories, projectId, drafts);
  const accepted = await repositories.externalArtifacts.ofProject(projectId, ["ACCEPTED"]);
  for (const { id, kind, slug, workspaceId } of drafts) {
    for (const older of accepted)
      if (older.kind === kind && older.slug === slug)
        await repositories.externalArtifacts.update(older.id, { status: "SUPERSEDED" });
    await repositories.externalArtifacts.update(id, { status: "ACCEPTED", decidedBy: by.name, decidedAt: now });
    await note({ action: "artifact.accepted", workspaceId, targetId: id, details: { projectId, kind, slug } });
  }
  if (plan) {
    const { design } = await presentProject(repositories, projectId);
    const parts = { ...design.parts, ...(await joinedParts(scene, plan, joining)) };
    await repositories.designs.update(design.id, { parts, updatedAt: now });
    await repositories.projects.update(projectId, { updatedAt: now });
  }
  return await Promise.all(rows.map(({ id }) => present(scene, projectId, id)));
}

/** The rows of some ids and those of them that still wait. Throws `conflict` where one of them cannot be accepted, or none can now. */
async function acceptable(
  scene: Pick<Change, "repositories" | "clock">,
  projectId: string,
  ids: readonly string[],
): Promise<{ readonly rows: readonly ExternalArtifact[]; readonly drafts: readonly ExternalArtifact[] }> {
  const { repositories, clock } = scene;
  const { project } = await presentProject(repositories, projectId);
  refuseEnded(project);
  if (project.state === "COHERENCE_AUDIT" && isHeld(project, clock))
    throw new Failure("conflict", "The design is being audited just now. Accept this in a moment, when it is under review.");
  const rows = await Promise.all(ids.map((id) => present(scene, projectId, id)));
  const unsafe = rows.filter(isUnsafe);
  if (unsafe.length > 0)
    throw new Failure(
      "conflict",
      `${namesOf(unsafe)} cannot be accepted by anyone: the checks name what is not safe. Mend it and import it again.`,
    );
  const drafts = rows.filter(({ status }) => status !== "ACCEPTED");
  const closed = drafts.filter(({ status }) => status !== "DRAFT");
  if (closed.length > 0)
    throw new Failure(
      "conflict",
      `${namesOf(closed)} ${closed.length === 1 ? "is" : "are"} no longer pending. Import the content again.`,
    );
  return { rows, drafts };
}

/** Refuses decisions once nothing more will happen. Throws `conflict`. */
export function refuseEnded(project: Project): void {
  if (isEnded(project))
    throw new Failure(
      "conflict",
      `"${project.name}" has ended: it is ${project.state}. Rework of its design begins a new project.`,
    );
}

/** One of the project's imports as it stands. Throws `not_found`. */
export async function present(
  { repositories }: Pick<Change, "repositories">,
  projectId: string,
  id: string,
): Promise<ExternalArtifact> {
  const artifact = await repositories.externalArtifacts.byId(id);
  if (artifact?.projectId !== projectId) throw new Failure("not_found", "There is no import of this id in the project.");
  return artifact;
}

const namesOf = (rows: readonly ExternalArtifact[]) =>
  rows
    .slice(0, 5)
    .map(({ kind, name }) => `The ${kind} "${name}"`)
    .join(", ");

/** What joins the design's parts when some imports are accepted. Before there are pages, these wait: the stage that makes the pages takes them up. */
async function planOf(
  repositories: Repositories,
  projectId: string,
  rows: readonly ExternalArtifact[],
): Promise<JoinPlan | undefined> {
  const { design, project } = await presentProject(repositories, projectId);
  if (rows.length === 0 || design.parts.pages === undefined) return undefined;
  return { workspaceId: design.workspaceId, parts: design.parts, rows, withAudit: project.state === "DESIGN_REVIEW" };
}

import { auditDesign } from "#/audit/audit-design";
import { Failure } from "#/kernel/errors";
import type { DesignContent } from "#/model/design-content";
import { type ExternalArtifact, isUnsafe } from "#/model/external-artifact";
import { isEnded, type Project } from "#/model/project";
import { type Change, change, type Deed } from "#/pipeline/change";
import { fullArtifacts, joined } from "#/pipeline/join-artifacts";
import { isHeld } from "#/pipeline/lease";
import { presentProject } from "#/pipeline/present";
import { putParts } from "#/store/design-contents";

/**
 * Accepts imports of one project: each takes the place of what bears its slug in the design, or joins it, and the design is audited anew where its audit was made already.
 * What is accepted already stays so. All are accepted or none. Throws `conflict` for what is unsafe, rejected or superseded, once the project has ended, and while its
 * coherence audit is being made.
 */
export const acceptArtifacts = (deed: Deed, projectId: string, ids: readonly string[]): Promise<readonly ExternalArtifact[]> =>
  change(deed, (scene) => acceptIn(scene, projectId, ids));

/** The same as a part of a larger change. */
export async function acceptIn(scene: Change, projectId: string, ids: readonly string[]): Promise<readonly ExternalArtifact[]> {
  const { repositories, clock, now, by, note } = scene;
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
  const accepted = await repositories.externalArtifacts.ofProject(projectId, ["ACCEPTED"]);
  for (const { id, kind, slug, workspaceId } of drafts) {
    for (const older of accepted)
      if (older.kind === kind && older.slug === slug)
        await repositories.externalArtifacts.update(older.id, { status: "SUPERSEDED" });
    await repositories.externalArtifacts.update(id, { status: "ACCEPTED", decidedBy: by.name, decidedAt: now });
    await note({ action: "artifact.accepted", workspaceId, targetId: id, details: { projectId, kind, slug } });
  }
  await join(scene, projectId, drafts);
  return await Promise.all(rows.map(({ id }) => present(scene, projectId, id)));
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
export async function present({ repositories }: Change, projectId: string, id: string): Promise<ExternalArtifact> {
  const artifact = await repositories.externalArtifacts.byId(id);
  if (artifact?.projectId !== projectId) throw new Failure("not_found", "There is no import of this id in the project.");
  return artifact;
}

const namesOf = (rows: readonly ExternalArtifact[]) =>
  rows
    .slice(0, 5)
    .map(({ kind, name }) => `The ${kind} "${name}"`)
    .join(", ");

/** Puts newly accepted work into the design's parts. Before there are pages, these wait: the stage that makes the pages takes them up. */
async function join(scene: Change, projectId: string, rows: readonly ExternalArtifact[]): Promise<void> {
  const { repositories, contents, now } = scene;
  const { design, project } = await presentProject(repositories, projectId);
  if (rows.length === 0 || design.parts.pages === undefined) return;
  const [mark, components, pages, imagery] = await Promise.all([
    contents.part(design.parts, "mark"),
    contents.part(design.parts, "components"),
    contents.part(design.parts, "pages"),
    contents.part(design.parts, "imagery"),
  ]);
  const artifacts = await fullArtifacts(repositories, rows);
  const drawings = [...mark.assets, ...imagery.assets];
  const made: Partial<DesignContent> = joined({ components, pages, imagery }, artifacts, drawings);
  const audit = project.state === "DESIGN_REVIEW" && { audit: auditDesign({ ...(await contents.whole(design.parts)), ...made }) };
  const parts = { ...design.parts, ...(await putParts(repositories.blobs, { ...made, ...audit })) };
  await repositories.designs.update(design.id, { parts, updatedAt: now });
  await repositories.projects.update(projectId, { updatedAt: now });
}

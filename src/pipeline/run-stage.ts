import type { Design } from "#/model/design";
import type { DesignContent } from "#/model/design-content";
import { designReady, projectReviewReady } from "#/model/event";
import type { Project, ProjectState } from "#/model/project";
import { type Change, change, type Deed } from "#/pipeline/change";
import { fullArtifacts, joined } from "#/pipeline/join-artifacts";
import { leaseOf, noLease } from "#/pipeline/lease";
import { presentProject } from "#/pipeline/present";
import type { StageInRun } from "#/pipeline/stages/index";
import { putParts } from "#/store/design-contents";

/** What a run tells while it goes on: the stage that begins, and how many of all stages are done. */
export type Progress = { readonly state: ProjectState; readonly label: string; readonly done: number; readonly of: number };

/**
 * Runs one stage and saves what it makes together with the step to the next state. What it makes counts only while the project is still this run's: after a
 * cancellation or a change it is thrown away, and the answer is false. A stage that throws leaves the project FAILED, and throws on.
 */
export async function runStage(deed: Deed, owner: string, project: Project, { stage, next }: StageInRun): Promise<boolean> {
  const design = await deed.store.designs.byId(project.designId);
  if (!design) return false;
  const needs = await Promise.all(stage.needs.map(async (name) => [name, await deed.contents.part(design.parts, name)] as const));
  const made = await (async () => {
    try {
      return await stage.run(Object.fromEntries(needs) as DesignContent, design);
    } catch (error) {
      await change(deed, (scene) => fail(scene, owner, project, stage.label));
      throw error;
    }
  })();
  return await change(deed, (scene) => save(scene, owner, project, next, made));
}

async function save(
  scene: Change,
  owner: string,
  { id }: Project,
  next: ProjectState,
  made: Partial<DesignContent>,
): Promise<boolean> {
  const { repositories, clock, now, announce } = scene;
  const { blobs, designs, projects } = repositories;
  if ((await projects.byId(id))?.leaseOwner !== owner) return false;
  const { project, design } = await presentProject(repositories, id);
  const state = project.state === "PAGES" && project.externalDesign ? "EXTERNAL_DESIGN" : next;
  const parts = { ...design.parts, ...(await putParts(blobs, await withAccepted(scene, project, design, made))) };
  const status: Design["status"] = state === "DESIGN_REVIEW" ? "IN_REVIEW" : design.status;
  await designs.update(design.id, { parts, status, updatedAt: now });
  await projects.update(id, { state, updatedAt: now, ...leaseOf(owner, clock) });
  if (project.state === "IDENTITY") await announce(designReady(design, now));
  if (state === "DESIGN_REVIEW") await announce(projectReviewReady(project, design, now));
  return true;
}

/** What a stage made, with the imports that people accepted before there were pages to join them to. */
async function withAccepted(
  { repositories, contents }: Change,
  { id }: Project,
  { parts }: Design,
  made: Partial<DesignContent>,
): Promise<Partial<DesignContent>> {
  if (made.pages === undefined) return made;
  const rows = await repositories.externalArtifacts.ofProject(id, ["ACCEPTED"]);
  if (rows.length === 0) return made;
  const [components, imagery] = await Promise.all([contents.part(parts, "components"), contents.part(parts, "imagery")]);
  return { ...made, ...joined({ components, imagery, pages: made.pages }, await fullArtifacts(repositories, rows)) };
}

async function fail({ repositories, now, note }: Change, owner: string, project: Project, label: string): Promise<void> {
  const { id, state, workspaceId } = project;
  if ((await repositories.projects.byId(id))?.leaseOwner !== owner) return;
  const failure = `The stage "${label}" failed. The log says why; resuming the project tries it again.`;
  await repositories.projects.update(id, { state: "FAILED", failedStage: state, failure, updatedAt: now, ...noLease });
  await note({ action: "project.failed", workspaceId, targetId: id, details: { stage: state } });
}

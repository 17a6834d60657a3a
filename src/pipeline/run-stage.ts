import type { Design } from "#/model/design";
import type { DesignContent } from "#/model/design-content";
import { designReady, projectReviewReady } from "#/model/event";
import type { Project, ProjectState } from "#/model/project";
import { type Change, change, type Deed } from "#/pipeline/change";
import { changeWithImports, joinedParts, type Joining, type JoinPlan } from "#/pipeline/join-first";
import type { JoinImports } from "#/pipeline/join-job";
import { leaseOf, noLease } from "#/pipeline/lease";
import { presentProject } from "#/pipeline/present";
import type { StageInRun } from "#/pipeline/stages/index";
import { putParts } from "#/store/design-contents";
import type { Repositories } from "#/store/store";

/** What a run tells while it goes on: the stage that begins, and how many of all stages are done. */
export type Progress = { readonly state: ProjectState; readonly label: string; readonly done: number; readonly of: number };

/**
 * Runs one stage and saves what it makes together with the step to the next state. What it makes counts only while the project is still this run's: after a
 * cancellation or a change it is thrown away, and the answer is false. A stage that throws leaves the project FAILED, and throws on.
 */
export async function runStage(
  deed: Deed,
  owner: string,
  project: Project,
  { stage, next }: StageInRun,
  join: JoinImports,
): Promise<boolean> {
  const design = await deed.store.designs.byId(project.designId);
  if (!design) return false;
  const needs = await Promise.all(stage.needs.map(async (name) => [name, await deed.contents.part(design.parts, name)] as const));
  const orFail = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      await change(deed, (scene) => fail(scene, owner, project, stage.label));
      throw error;
    }
  };
  const made = await orFail(() => stage.run(Object.fromEntries(needs) as DesignContent, design));
  const pages = made.pages && new TextEncoder().encode(JSON.stringify(made.pages));
  return await changeWithImports(
    deed,
    (input, workspaceId) => orFail(() => join(input, workspaceId)),
    (repositories) => planAccepted(repositories, project.id, pages),
    (scene, joining) => save(scene, owner, project, next, { made, pages, joining }),
  );
}

async function save(
  scene: Change,
  owner: string,
  { id }: Project,
  next: ProjectState,
  { made, pages, joining }: { made: Partial<DesignContent>; pages: Uint8Array | undefined; joining: Joining | undefined },
): Promise<boolean> {
  const { repositories, clock, now, announce } = scene;
  const { blobs, designs, projects } = repositories;
  if ((await projects.byId(id))?.leaseOwner !== owner) return false;
  const { project, design } = await presentProject(repositories, id);
  const state = project.state === "PAGES" && project.externalDesign ? "EXTERNAL_DESIGN" : next;
  const plan = await planAccepted(repositories, id, pages);
  const { pages: _, ...others } = made;
  const parts = {
    ...design.parts,
    ...(await putParts(blobs, plan ? others : made)),
    ...(plan && (await joinedParts(scene, plan, joining))),
  };
  const status: Design["status"] = state === "DESIGN_REVIEW" ? "IN_REVIEW" : design.status;
  await designs.update(design.id, { parts, status, updatedAt: now });
  await projects.update(id, { state, updatedAt: now, ...leaseOf(owner, clock) });
  if (project.state === "IDENTITY") await announce(designReady(design, now));
  if (state === "DESIGN_REVIEW") await announce(projectReviewReady(project, design, now));
  return true;
}

/** The imports that people accepted before there were pages to join them to; a stage that makes pages takes them up. */
async function planAccepted(
  repositories: Repositories,
  id: string,
  pages: Uint8Array | undefined,
): Promise<JoinPlan | undefined> {
  if (!pages) return undefined;
  const rows = await repositories.externalArtifacts.ofProject(id, ["ACCEPTED"]);
  if (rows.length === 0) return undefined;
  const { design } = await presentProject(repositories, id);
  return { workspaceId: design.workspaceId, parts: design.parts, rows, withAudit: false, pages };
}

async function fail({ repositories, now, note }: Change, owner: string, project: Project, label: string): Promise<void> {
  const { id, state, workspaceId } = project;
  if ((await repositories.projects.byId(id))?.leaseOwner !== owner) return;
  const failure = `The stage "${label}" failed. The log says why; resuming the project tries it again.`;
  await repositories.projects.update(id, { state: "FAILED", failedStage: state, failure, updatedAt: now, ...noLease });
  await note({ action: "project.failed", workspaceId, targetId: id, details: { stage: state } });
}

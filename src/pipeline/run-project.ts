import type { Clock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import type { DesignContent } from "#/model/design-content";
import type { Project, ProjectState } from "#/model/project";
import { takeLease } from "#/pipeline/lease";
import { approveDesign, approveFoundation } from "#/pipeline/reviews";
import { stages } from "#/pipeline/stages/index";
import { putParts } from "#/store/design-contents";
import type { DesignContents } from "#/store/design-contents";
import type { Store } from "#/store/store";

/** What a run tells while it goes on: the stage that begins, and how many of all stages are done. */
export type Progress = { readonly state: ProjectState; readonly label: string; readonly done: number; readonly of: number };

export type Run = {
  readonly store: Store;
  readonly contents: DesignContents;
  readonly clock: Clock;
  progress?(progress: Progress): void;
};

/**
 * Takes a project from where it stands to the next point where a person decides, or to its end where that was decided in advance. Every stage is saved
 * by itself, so a run that was cut off goes on from the last one. Gives the project as it stands then. Throws `not_found`, and `conflict` while
 * another process runs it.
 */
export async function runProject(run: Run, projectId: string): Promise<Project> {
  const begun = await projectOf(run.store, projectId);
  if (begun.state === "CANCELLED" || begun.state === "FINALIZED") return begun;
  await takeLease(run.store, begun, run.clock);
  try {
    while (await step(run, await projectOf(run.store, projectId)));
  } finally {
    await run.store.transaction(({ projects }) => projects.update(projectId, { leaseOwner: null, leaseUntilMs: null }));
  }
  return await projectOf(run.store, projectId);
}

/** Does the one next thing. False when only a person can go on. */
async function step(run: Run, project: Project): Promise<boolean> {
  switch (project.state) {
    case "BRIEF":
      await moveTo(run, project, "IDENTITY");
      return true;
    case "FAILED":
      await moveTo(run, project, project.failedStage ?? "IDENTITY");
      return true;
    case "FOUNDATION_REVIEW":
      if (project.foregone.approve) await approveFoundation(run, project.id);
      return project.foregone.approve;
    case "DESIGN_REVIEW":
      if (project.foregone.approve) await approveDesign(run, project.id);
      return project.foregone.approve;
    default:
      return await runStage(run, project);
  }
}

async function runStage(run: Run, project: Project): Promise<boolean> {
  const index = stages.findIndex(({ stage }) => stage.state === project.state);
  const entry = stages[index];
  if (!entry) return false;
  run.progress?.({ state: project.state, label: entry.stage.label, done: index, of: stages.length });
  const design = await run.store.designs.byId(project.designId);
  if (!design) throw new Error(`design ${project.designId} of project ${project.id} is missing`);
  const needs = await Promise.all(
    entry.stage.needs.map(async (name) => [name, await run.contents.part(design.parts, name)] as const),
  );
  try {
    const made = entry.stage.run(Object.fromEntries(needs) as DesignContent, design);
    const updatedAt = run.clock.now().toISOString();
    await run.store.transaction(async ({ blobs, designs, projects }) => {
      const parts = { ...design.parts, ...(await putParts(blobs, made)) };
      const reviewed = entry.next === "DESIGN_REVIEW" ? ({ status: "IN_REVIEW" } as const) : {};
      await designs.update(design.id, { parts, updatedAt, ...reviewed });
      await projects.update(project.id, { state: entry.next, updatedAt });
    });
    return true;
  } catch (error) {
    if (error instanceof Failure || run.store.isUnavailable(error)) throw error;
    const updatedAt = run.clock.now().toISOString();
    const failure = `The stage "${entry.stage.label}" failed. The log says why; resuming the project tries it again.`;
    await run.store.transaction(({ projects }) =>
      projects.update(project.id, { state: "FAILED", failedStage: project.state, failure, updatedAt }),
    );
    throw error;
  }
}

async function moveTo({ store, clock }: Run, { id }: Project, state: ProjectState): Promise<void> {
  const updatedAt = clock.now().toISOString();
  await store.transaction(({ projects }) => projects.update(id, { state, failedStage: null, failure: null, updatedAt }));
}

async function projectOf(store: Store, id: string): Promise<Project> {
  const project = await store.projects.byId(id);
  if (!project) throw new Failure("not_found", "No project has this id.");
  return project;
}

import type { ProjectId } from "#/model/ids";
import { designMachine } from "#/model/design";
import type { DesignContent } from "#/model/design-content";
import { createDesignReadyEvent, createReviewReadyEvent } from "#/model/event";
import { type Project, projectMachine, type ProjectState } from "#/model/project";
import { canTransition, transition } from "#/model/state-machine";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import {
  runUnitOfWorkWithImports,
  storeMergedParts,
  type CompletedMerge,
  type MergePlan,
} from "#/lifecycle/unit-of-work-with-imports";
import type { MergeImports } from "#/lifecycle/merge-imports-job";
import { createLease, noLease } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";
import type { RunnableStage } from "#/pipeline/stages/index";
import { putParts } from "#/store/design-contents";
import type { Repositories } from "#/store/store";

/** The progress of a run: the stage that starts, and how many of all stages are done. */
export type Progress = { readonly state: ProjectState; readonly label: string; readonly done: number; readonly of: number };

/**
 * Runs one stage and saves its parts together with the next state. False, and nothing is saved, if
 * the project was cancelled, changed or taken over meanwhile. If the stage throws, the project is
 * FAILED and the error is thrown.
 */
export async function runStage(
  context: CommandContext,
  owner: string,
  project: Project,
  stage: RunnableStage,
  mergeImports: MergeImports,
): Promise<boolean> {
  const design = await context.store.designs.findById(project.designId);
  if (!design) return false;
  const inputParts = await Promise.all(
    stage.needs.map(async (name) => [name, await context.contents.loadPart(design.parts, name)] as const),
  );
  const input = Object.fromEntries(inputParts) as DesignContent;
  const { seed, directionId, workspaceId, brandId } = design;
  const isAudit = stage.makes.includes("audit");
  const otherSystems = isAudit ? await context.store.systems.listSignatures(workspaceId, brandId) : [];
  const failProjectOnError = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      await runUnitOfWork(context, (tx) => failProject(tx, owner, project, stage.label));
      throw error;
    }
  };
  const output = await failProjectOnError(() => stage.run(input, { seed, directionId, otherSystems }));
  const [{ getMarkSignature }, { createPageSignature }] = await Promise.all([
    import("#/studio/marks/mark-signature"),
    import("#/audit/page-signature"),
  ]);
  const markSignature = output.mark && getMarkSignature(output.mark.symbol.shapes);
  const pageSignature = output.audit && createPageSignature(input);
  const pages = output.pages && new TextEncoder().encode(JSON.stringify(output.pages));
  return await runUnitOfWorkWithImports(
    context,
    (mergeInput, owningId) => failProjectOnError(() => mergeImports(mergeInput, owningId)),
    (repositories) => planMerge(repositories, project.id, pages),
    (tx, merge) => saveStage(tx, owner, project, { output, markSignature, pageSignature, pages, merge }),
  );
}

/** What a stage made. */
type StageResult = {
  readonly output: Partial<DesignContent>;
  readonly markSignature: string | undefined;
  readonly pageSignature: string | null | undefined;
  readonly pages: Uint8Array | undefined;
  readonly merge: CompletedMerge | undefined;
};

async function saveStage(
  tx: UnitOfWork,
  owner: string,
  { id }: Project,
  { output, markSignature, pageSignature, pages, merge }: StageResult,
): Promise<boolean> {
  const { repositories, clock, now, publish } = tx;
  const { designs, projects } = repositories;
  if ((await projects.findById(id))?.leaseOwner !== owner) return false;
  const { project, design } = await loadProject(repositories, id);
  const isPaused = project.externalDesign && canTransition(projectMachine, project.state, "pauseForExternalDesign");
  const state = transition(projectMachine, project.state, isPaused ? "pauseForExternalDesign" : "completeStage");
  const plan = await planMerge(repositories, id, pages);
  const { pages: _, ...otherParts } = output;
  const parts = {
    ...design.parts,
    ...(await putParts(repositories, plan ? otherParts : output)),
    ...(plan && (await storeMergedParts(tx, plan, merge))),
  };
  const status = state === "DESIGN_REVIEW" ? transition(designMachine, design.status, "submitForReview") : design.status;
  if (markSignature !== undefined) await repositories.systems.setMarkSignature(design.systemId, markSignature);
  if (pageSignature !== undefined) await repositories.systems.setPageSignature(design.systemId, pageSignature);
  await designs.update(design.id, { parts, status, updatedAt: now });
  await projects.update(id, { state, updatedAt: now, ...createLease(owner, clock) });
  if (project.state === "IDENTITY") await publish(createDesignReadyEvent(design, now));
  if (state === "DESIGN_REVIEW") await publish(createReviewReadyEvent(project, design, now));
  return true;
}

/** The imports that were accepted before there were pages to merge them into. */
async function planMerge(
  repositories: Repositories,
  id: ProjectId,
  pages: Uint8Array | undefined,
): Promise<MergePlan | undefined> {
  if (!pages) return undefined;
  const rows = await repositories.externalArtifacts.listByProject(id, ["ACCEPTED"]);
  if (rows.length === 0) return undefined;
  const { workspaceId, brandId, parts } = (await loadProject(repositories, id)).design;
  return { workspaceId, brandId, parts, rows, withAudit: false, pages };
}

async function failProject(
  { repositories, now, audit }: UnitOfWork,
  owner: string,
  project: Project,
  label: string,
): Promise<void> {
  const { id, state, workspaceId } = project;
  if ((await repositories.projects.findById(id))?.leaseOwner !== owner) return;
  const failure = `The stage “${label}” failed. See the log for the reason, then resume the project to try again.`;
  const failed = transition(projectMachine, state, "failStage");
  await repositories.projects.update(id, { state: failed, failedStage: state, failure, updatedAt: now, ...noLease });
  await audit({ action: "project.failed", workspaceId, targetId: id, details: { stage: state } });
}

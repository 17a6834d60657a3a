import type { ArtifactId, ProjectId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { type ArtifactKind, isUnsafe } from "#/model/external-artifact";
import { isEnded, type Project, projectMachine } from "#/model/project";
import { canTransition, transition } from "#/model/state-machine";
import { acceptMerged, planAcceptArtifacts } from "#/lifecycle/accept-artifacts";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";
import { createQueueLease } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";
import { runUnitOfWorkWithImports } from "#/lifecycle/unit-of-work-with-imports";
import type { MergeImports } from "#/lifecycle/merge-imports-job";
import type { Repositories } from "#/store/store";

/** How many imports are accepted, still pending, and pending but unsafe. */
export type FinishExternalResult = {
  readonly project: Project;
  readonly accepted: number;
  readonly pending: number;
  readonly blocked: number;
};

/**
 * Finishes the external design step once at least one component and one page were imported. Accepts
 * every safe draft first if `acceptDrafts` is set. Queues the project for its coherence audit.
 * Throws `invalid` in another state, or naming what is missing.
 */
export const finishExternalDesign = (
  context: CommandContext,
  projectId: ProjectId,
  acceptDrafts: boolean,
  mergeImports: MergeImports,
): Promise<FinishExternalResult> => {
  const plan = async (repositories: Repositories) => {
    const ids = await listIdsToAccept(repositories, projectId, acceptDrafts);
    return ids.length > 0 ? await planAcceptArtifacts({ repositories, clock: context.clock }, projectId, ids) : undefined;
  };
  return runUnitOfWorkWithImports(context, mergeImports, plan, async (tx, merge) => {
    const { externalArtifacts } = tx.repositories;
    const ids = await listIdsToAccept(tx.repositories, projectId, acceptDrafts);
    if (ids.length > 0) await acceptMerged(tx, projectId, ids, merge);
    const project = await endExternalStep({ ...context, tx }, projectId);
    const accepted = await externalArtifacts.listByProject(projectId, ["ACCEPTED"]);
    const drafts = await externalArtifacts.listByProject(projectId, ["DRAFT"]);
    const blocked = drafts.filter(isUnsafe).length;
    return { project, accepted: accepted.length, pending: drafts.length - blocked, blocked };
  });
};

/**
 * Ends the pause for external work and queues the project in this process for its coherence audit.
 * Throws `invalid` outside EXTERNAL_DESIGN.
 */
export const endExternalStep = (context: CommandContext, projectId: ProjectId): Promise<Project> =>
  runUnitOfWork(context, async ({ repositories, clock, now, audit }) => {
    const { project } = await loadProject(repositories, projectId);
    const { id, name, workspaceId } = project;
    const hint = isPastExternalDesign(project) ? finishedHint : tooEarlyHint;
    const state = transition(projectMachine, project.state, "finishExternalDesign", { name, code: "invalid", hint });
    const patch = { state, updatedAt: now, ...createQueueLease(clock) };
    await repositories.projects.update(id, patch);
    await audit({ action: "external_design.finished", workspaceId, targetId: id });
    return { ...project, ...patch };
  });

/** Whether the external step, if the project had one, is over. */
const isPastExternalDesign = ({ state }: Project) =>
  state === "COHERENCE_AUDIT" || state === "DESIGN_REVIEW" || isEnded({ state });
const finishedHint =
  "Do not call this again: the step is over and the arguments are correct. " +
  "The project continues on its own or waits for people in the console.";
const tooEarlyHint =
  "The arguments are correct. The project reaches EXTERNAL_DESIGN only if externalDesign is on. " +
  "Ask the user, then call again once it is there.";

/**
 * The imports to accept with the end of the step. Throws `invalid` if a required kind is missing.
 */
async function listIdsToAccept(
  { externalArtifacts, projects }: Repositories,
  projectId: ProjectId,
  acceptDrafts: boolean,
): Promise<readonly ArtifactId[]> {
  const project = await projects.findById(projectId);
  if (!project || !canTransition(projectMachine, project.state, "finishExternalDesign")) return [];
  const rows = await externalArtifacts.listByProject(projectId, ["DRAFT", "ACCEPTED"]);
  const requiredKinds: readonly ArtifactKind[] = ["component", "page"];
  const missing = requiredKinds.filter((kind) => !rows.some((row) => row.kind === kind));
  if (missing.length > 0)
    throw new Failure(
      "invalid",
      `Import at least one component and one page first. There is no ${missing.join(" and no ")} yet.`,
      { hint: "Import what is missing with import_design_artifacts, then call this again." },
    );
  return acceptDrafts ? rows.filter((row) => row.status === "DRAFT" && !isUnsafe(row)).map(({ id }) => id) : [];
}

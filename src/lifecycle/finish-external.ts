import { Failure } from "#/kernel/errors";
import { type ArtifactKind, isUnsafe } from "#/model/external-artifact";
import type { Project } from "#/model/project";
import { acceptArtifactsInTx, planAcceptArtifacts } from "#/lifecycle/accept-artifacts";
import type { CommandContext } from "#/lifecycle/unit-of-work";
import { endExternalDesignInTx } from "#/lifecycle/end-external-design";
import { runUnitOfWorkWithImports } from "#/lifecycle/unit-of-work-with-imports";
import type { MergeImports } from "#/lifecycle/merge-imports-job";
import type { Repositories } from "#/store/store";

/** How the imports stand when the external step ends: taken, still waiting, and waiting without being safe. */
export type FinishExternalResult = {
  readonly project: Project;
  readonly accepted: number;
  readonly pending: number;
  readonly blocked: number;
};

/**
 * Ends the external design step, where at least one component and one page came back; every safe draft is accepted first where that is asked for. The project stands in line
 * for its coherence audit then. Throws `invalid` in another state, or naming what is missing.
 */
export const finishExternal = (
  context: CommandContext,
  projectId: string,
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
    if (ids.length > 0) await acceptArtifactsInTx(tx, projectId, ids, merge);
    const project = await endExternalDesignInTx(tx, projectId);
    const accepted = await externalArtifacts.listByProject(projectId, ["ACCEPTED"]);
    const drafts = await externalArtifacts.listByProject(projectId, ["DRAFT"]);
    const blocked = drafts.filter(isUnsafe).length;
    return { project, accepted: accepted.length, pending: drafts.length - blocked, blocked };
  });
};

/** The imports that are accepted with the end of the step. Throws `invalid` where something is missing that has to be there. */
async function listIdsToAccept(
  { externalArtifacts, projects }: Repositories,
  projectId: string,
  acceptDrafts: boolean,
): Promise<readonly string[]> {
  if ((await projects.findById(projectId))?.state !== "EXTERNAL_DESIGN") return [];
  const rows = await externalArtifacts.listByProject(projectId, ["DRAFT", "ACCEPTED"]);
  const requiredKinds: readonly ArtifactKind[] = ["component", "page"];
  const missing = requiredKinds.filter((kind) => !rows.some((row) => row.kind === kind));
  if (missing.length > 0)
    throw new Failure(
      "invalid",
      `Import at least one component and one page first; there is no ${missing.join(" and no ")} yet.`,
      { hint: "Send what is missing with import_design_artifacts, then call this again." },
    );
  return acceptDrafts ? rows.filter((row) => row.status === "DRAFT" && !isUnsafe(row)).map(({ id }) => id) : [];
}

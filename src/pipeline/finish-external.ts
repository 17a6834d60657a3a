import { Failure } from "#/kernel/errors";
import { type ArtifactKind, isUnsafe } from "#/model/external-artifact";
import type { Project } from "#/model/project";
import { acceptIn, planToAccept } from "#/pipeline/accept-artifacts";
import type { Deed } from "#/pipeline/change";
import { endExternal } from "#/pipeline/end-external-design";
import { changeWithImports } from "#/pipeline/join-first";
import type { JoinImports } from "#/pipeline/join-job";
import type { Repositories } from "#/store/store";

/** How the imports stand when the external step ends: taken, still waiting, and waiting without being safe. */
export type Finished = {
  readonly project: Project;
  readonly accepted: number;
  readonly pending: number;
  readonly blocked: number;
};

/**
 * Ends the external design step, where at least one component and one page came back; every safe draft is accepted first where that is asked for. The project stands in line
 * for its coherence audit then. Throws `invalid` in another state, or naming what is missing.
 */
export const finishExternal = (deed: Deed, projectId: string, acceptDrafts: boolean, join: JoinImports): Promise<Finished> => {
  const planned = async (repositories: Repositories) => {
    const ids = await toAccept(repositories, projectId, acceptDrafts);
    return ids.length > 0 ? await planToAccept({ repositories, clock: deed.clock }, projectId, ids) : undefined;
  };
  return changeWithImports(deed, join, planned, async (scene, joining) => {
    const { externalArtifacts } = scene.repositories;
    const ids = await toAccept(scene.repositories, projectId, acceptDrafts);
    if (ids.length > 0) await acceptIn(scene, projectId, ids, joining);
    const project = await endExternal(scene, projectId);
    const accepted = await externalArtifacts.ofProject(projectId, ["ACCEPTED"]);
    const drafts = await externalArtifacts.ofProject(projectId, ["DRAFT"]);
    const blocked = drafts.filter(isUnsafe).length;
    return { project, accepted: accepted.length, pending: drafts.length - blocked, blocked };
  });
};

/** The imports that are accepted with the end of the step. Throws `invalid` where something is missing that has to be there. */
async function toAccept(
  { externalArtifacts, projects }: Repositories,
  projectId: string,
  acceptDrafts: boolean,
): Promise<readonly string[]> {
  if ((await projects.byId(projectId))?.state !== "EXTERNAL_DESIGN") return [];
  const rows = await externalArtifacts.ofProject(projectId, ["DRAFT", "ACCEPTED"]);
  const needed: readonly ArtifactKind[] = ["component", "page"];
  const missing = needed.filter((kind) => !rows.some((row) => row.kind === kind));
  if (missing.length > 0)
    throw new Failure(
      "invalid",
      `Import at least one component and one page first; there is no ${missing.join(" and no ")} yet.`,
      { hint: "Send what is missing with import_design_artifacts, then call this again." },
    );
  return acceptDrafts ? rows.filter((row) => row.status === "DRAFT" && !isUnsafe(row)).map(({ id }) => id) : [];
}

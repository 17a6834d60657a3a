import { Failure } from "#/kernel/errors";
import { type ArtifactKind, isUnsafe } from "#/model/external-artifact";
import type { Project } from "#/model/project";
import { acceptIn } from "#/pipeline/accept-artifacts";
import { change, type Deed } from "#/pipeline/change";
import { endExternal } from "#/pipeline/end-external-design";

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
export const finishExternal = (deed: Deed, projectId: string, acceptDrafts: boolean): Promise<Finished> =>
  change(deed, async (scene) => {
    const { externalArtifacts, projects } = scene.repositories;
    const before = await projects.byId(projectId);
    if (before?.state === "EXTERNAL_DESIGN") {
      const rows = await externalArtifacts.ofProject(projectId, ["DRAFT", "ACCEPTED"]);
      const needed: readonly ArtifactKind[] = ["component", "page"];
      const missing = needed.filter((kind) => !rows.some((row) => row.kind === kind));
      if (missing.length > 0)
        throw new Failure(
          "invalid",
          `Import at least one component and one page first; there is no ${missing.join(" and no ")} yet.`,
          { hint: "Send what is missing with import_design_artifacts, then call this again." },
        );
      if (acceptDrafts) {
        const safe = rows.filter((row) => row.status === "DRAFT" && !isUnsafe(row));
        await acceptIn(
          scene,
          projectId,
          safe.map(({ id }) => id),
        );
      }
    }
    const project = await endExternal(scene, projectId);
    const accepted = await externalArtifacts.ofProject(projectId, ["ACCEPTED"]);
    const drafts = await externalArtifacts.ofProject(projectId, ["DRAFT"]);
    const blocked = drafts.filter(isUnsafe).length;
    return { project, accepted: accepted.length, pending: drafts.length - blocked, blocked };
  });

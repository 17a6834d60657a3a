import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { projectMachine, reviewStates } from "#/model/project";
import { createRefusal } from "#/model/state-machine";
import type { Version } from "#/model/version";
import { deedOf } from "#/operations/actor";
import { VersionAnswer, versionAnswer, versionExample } from "#/operations/designs/version-answer";
import { drawAssetsAhead } from "#/operations/files/raster-of";
import { type Context, ownedOperation } from "#/operations/operation";
import { findProject, noProject, projectId } from "#/operations/projects/find-project";
import { ProjectAnswer, projectAnswer, projectExample } from "#/operations/projects/project-answer";
import { approveDesign } from "#/lifecycle/approve-design";
import { approveFoundation } from "#/lifecycle/approve-foundation";

export const approveProject = ownedOperation({
  name: "approve_project",
  title: "Approve what is under review",
  summary:
    "Approves the foundation, after which the run goes on in the background, or the design, which makes its system live and ends the project.",
  tag: "Projects",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: projectId,
    review: Type.Optional(
      StringEnum(reviewStates, { description: "The review that is meant: in another state nothing is approved" }),
    ),
  }),
  output: Type.Object({ project: ProjectAnswer, version: VersionAnswer }, { title: "Approval" }),
  example: {
    input: { id: projectExample.id, review: "FOUNDATION_REVIEW" },
    output: {
      project: { ...projectExample, state: "COMPONENTS", running: true },
      version: { ...versionExample, number: "1.0.0-alpha.1", kind: "alpha" },
    },
  },
  rest: { method: "POST", path: "/api/v1/projects/:id/approve" },
  missing: noProject,
  find: findProject,
  async run(context, { review }, { id, name, state }) {
    const deed = deedOf(context);
    const meant = review ?? state;
    if (meant !== "FOUNDATION_REVIEW" && meant !== "DESIGN_REVIEW") throw createRefusal(projectMachine, state, { name });
    const version = meant === "FOUNDATION_REVIEW" ? await approveFoundation(deed, id) : await approveDesign(deed, id);
    const approved = await context.store.projects.findById(id);
    if (!approved) throw new Failure("not_found", noProject);
    const answer = { project: await projectAnswer(context, approved), version: versionAnswer(version) };
    if (meant === "FOUNDATION_REVIEW") context.runner.enqueue(id);
    else await drawAhead(context, version);
    return answer;
  },
});

/** What everybody can see from now on is asked for soon. */
async function drawAhead(context: Context, { parts }: Pick<Version, "parts">): Promise<void> {
  const [mark, imagery] = await Promise.all([
    context.contents.loadPart(parts, "mark"),
    context.contents.loadPart(parts, "imagery"),
  ]);
  drawAssetsAhead(context, [...mark.assets, ...imagery.assets]);
}

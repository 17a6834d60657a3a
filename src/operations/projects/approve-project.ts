import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { projectMachine, reviewStates } from "#/model/project";
import { createRefusal } from "#/model/state-machine";
import type { Version } from "#/model/version";
import { createCommandContext } from "#/operations/actor";
import { VersionResponse, toVersionResponse, versionExample } from "#/operations/designs/version-schema";
import { prerenderAssets } from "#/operations/files/get-asset-raster";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";
import { ProjectResponse, toProjectResponse, projectExample } from "#/operations/projects/schema";
import { approveDesign } from "#/lifecycle/approve-design";
import { approveFoundation } from "#/lifecycle/approve-foundation";

export const approveProject = defineOwnedOperation({
  name: "approve_project",
  title: "Approve a project under review",
  summary:
    "Approves the foundation, after which the run continues in the background, or the design, after which its system " +
    "is live and the project is finished.",
  tag: "Projects",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: projectId,
    review: Type.Optional(
      StringEnum(reviewStates, {
        description:
          "The review to approve. The request fails if the project is in another state. Defaults to the current review",
      }),
    ),
  }),
  output: Type.Object({ project: ProjectResponse, version: VersionResponse }, { title: "Approval" }),
  example: {
    input: { id: projectExample.id, review: "FOUNDATION_REVIEW" },
    output: {
      project: { ...projectExample, state: "COMPONENTS", running: true },
      version: { ...versionExample, number: "1.0.0-alpha.1", kind: "alpha" },
    },
  },
  rest: { method: "POST", path: "/api/v1/projects/:id/approve" },
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  async run(context, { review }, { id, name, state }) {
    const commandContext = createCommandContext(context);
    const targetReview = review ?? state;
    if (targetReview !== "FOUNDATION_REVIEW" && targetReview !== "DESIGN_REVIEW")
      throw createRefusal(projectMachine, state, { name });
    const version =
      targetReview === "FOUNDATION_REVIEW"
        ? await approveFoundation(commandContext, id)
        : await approveDesign(commandContext, id);
    const approved = await context.store.projects.findById(id);
    if (!approved) throw new Failure("not_found", projectNotFoundMessage);
    const response = { project: await toProjectResponse(context, approved), version: toVersionResponse(version) };
    if (targetReview === "FOUNDATION_REVIEW") context.runner.enqueue(id);
    else await prerenderVersion(context, version);
    return response;
  },
});

/** Renders the images of the new version in the background, since it is about to be requested. */
async function prerenderVersion(context: Context, { parts }: Pick<Version, "parts">): Promise<void> {
  const [mark, imagery] = await Promise.all([
    context.contents.loadPart(parts, "mark"),
    context.contents.loadPart(parts, "imagery"),
  ]);
  prerenderAssets(context, [...mark.assets, ...imagery.assets]);
}

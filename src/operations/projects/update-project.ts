import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { parseName } from "#/operations/brands/parse-brand-input";
import { defineOwnedOperation } from "#/operations/operation";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";
import { ProjectResponse, toProjectResponse, projectExample } from "#/operations/projects/schema";
import * as lifecycle from "#/lifecycle/update-project";
import { getProject } from "#/operations/projects/get-project";

export const updateProject = defineOwnedOperation({
  name: "update_project",
  title: "Update a project",
  summary: "Updates a project's name, or whether it pauses after the PAGES stage for work in an external design tool.",
  tag: "Projects",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: projectId,
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 120, description: "Name of the project" })),
    externalDesign: Type.Optional(
      Type.Boolean({ description: "Whether to pause after the PAGES stage. Can be changed until that stage is complete" }),
    ),
  }),
  output: ProjectResponse,
  example: { input: { id: projectExample.id, externalDesign: true }, output: { ...projectExample, externalDesign: true } },
  rest: { method: "PATCH", path: "/api/v1/projects/:id" },
  readOperation: getProject,
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  async run(context, { name, externalDesign }, project) {
    if (name === undefined && externalDesign === undefined)
      throw new Failure("invalid", "Send at least one of: name, externalDesign.");
    const edit = {
      ...(name !== undefined && { name: parseName(name) }),
      ...(externalDesign !== undefined && { externalDesign }),
    };
    return await toProjectResponse(context, await lifecycle.updateProject(createCommandContext(context), project.id, edit));
  },
});

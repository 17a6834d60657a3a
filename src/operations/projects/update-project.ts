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
  title: "Change a project",
  summary: "Changes a project's name, or whether it pauses after its pages for work in an external design tool.",
  tag: "Projects",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: projectId,
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 120, description: "The project's name" })),
    externalDesign: Type.Optional(Type.Boolean({ description: "Pause after the pages; can be chosen until the pages are done" })),
  }),
  output: ProjectResponse,
  example: { input: { id: projectExample.id, externalDesign: true }, output: { ...projectExample, externalDesign: true } },
  rest: { method: "PATCH", path: "/api/v1/projects/:id" },
  readOperation: getProject,
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  async run(context, { name, externalDesign }, project) {
    if (name === undefined && externalDesign === undefined)
      throw new Failure("invalid", "Give at least one of name and externalDesign.");
    const edit = {
      ...(name !== undefined && { name: parseName(name) }),
      ...(externalDesign !== undefined && { externalDesign }),
    };
    return await toProjectResponse(context, await lifecycle.updateProject(createCommandContext(context), project.id, edit));
  },
});

import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { acceptName } from "#/operations/brands/brand-input";
import { ownedOperation } from "#/operations/operation";
import { findProject, noProject, projectId } from "#/operations/projects/find-project";
import { ProjectAnswer, projectAnswer, projectExample } from "#/operations/projects/project-answer";
import * as lifecycle from "#/lifecycle/update-project";
import { getProject } from "#/operations/projects/get-project";

export const updateProject = ownedOperation({
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
  output: ProjectAnswer,
  example: { input: { id: projectExample.id, externalDesign: true }, output: { ...projectExample, externalDesign: true } },
  rest: { method: "PATCH", path: "/api/v1/projects/:id" },
  reads: getProject,
  missing: noProject,
  find: findProject,
  async run(context, { name, externalDesign }, project) {
    if (name === undefined && externalDesign === undefined)
      throw new Failure("invalid", "Give at least one of name and externalDesign.");
    const edit = {
      ...(name !== undefined && { name: acceptName(name) }),
      ...(externalDesign !== undefined && { externalDesign }),
    };
    return await projectAnswer(context, await lifecycle.updateProject(deedOf(context), project.id, edit));
  },
});
